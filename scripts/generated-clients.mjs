// npm run generated-clients: makes a TypeScript client from docs/openapi.json by a well-known generator, which is
// installed in tools/clients, and compiles it. Ends with 1 where it can't be made or doesn't compile.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { fail, say } from './setup/say.mjs';

const tools = join(root, 'tools/clients');
const bin = (name) => join(tools, 'node_modules/.bin', name);
const folder = mkdtempSync(join(tmpdir(), 'client-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));

const steps = [
  ['npm', ['install', '--prefix', tools, '--no-audit', '--no-fund', '--no-package-lock']],
  [bin('openapi-ts'), ['-i', join(root, 'docs/openapi.json'), '-o', join(folder, 'client')]],
  [bin('tsc'), ['--project', folder]],
];
for (const [command, args] of steps) {
  const { code } = await run(command, args);
  if (code !== 0) fail(`${command} failed: no client of docs/openapi.json compiles`);
}
say('A client made from docs/openapi.json compiles');
