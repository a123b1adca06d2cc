import { run } from './run.mjs';
import { fail } from './say.mjs';

/** Cuts the base map's tiles where they are missing or out of date; the command itself knows and says. */
export async function ensureBasemap() {
  const { code } = await run('node', ['basemap/cli.ts']);
  if (code !== 0) fail('The base map could not be made: npm run basemap failed (its output is above).');
}
