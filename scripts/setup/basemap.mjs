import { run } from './run.mjs';
import { fail } from './say.mjs';

export async function ensureBasemap() {
  const { code } = await run('node', ['basemap/cli.ts']);
  if (code !== 0) fail('The base map could not be made: npm run basemap failed (its output is above).');
}
