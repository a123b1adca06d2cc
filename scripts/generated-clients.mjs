// npm run generated-clients: makes clients from docs/openapi.json by well-known generators and compiles them. Those of
// tools/clients are installed first; openapi-generator is tried where openapi-generator-cli is on the PATH (its Java
// client is built by Maven). Ends with 1 where a client can't be made or doesn't compile.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { javaClient } from './generated-clients/java-client.mjs';
import { root } from './setup/root.mjs';
import { fail, say } from './setup/say.mjs';

const document = join(root, 'docs/openapi.json');
const tools = join(root, 'tools/clients');
const bin = (name) => join(tools, 'node_modules/.bin', name);
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const compileTypeScript = (out) => {
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
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
  return [bin('tsc'), '--project', out];
};
const byOpenapiGenerator = (name, options, compile) => ({
  generator: `openapi-generator: ${name}`,
  isOptional: true,
  generate: (out) => ['openapi-generator-cli', 'generate', '-i', document, '-g', name, '-o', out, ...options],
  compile,
});

const clients = [
  {
    generator: '@hey-api/openapi-ts',
    // It empties the folder that it writes into.
    generate: (out) => [bin('openapi-ts'), '-i', document, '-o', join(out, 'client')],
    compile: compileTypeScript,
  },
  {
    generator: 'orval',
    generate: (out) => [
      bin('orval'),
      '--input',
      document,
      '--output',
      join(out, 'client.ts'),
      '--client',
      'fetch',
    ],
    compile: compileTypeScript,
  },
  javaClient(
    document,
    join(tools, 'node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar'),
  ),
  byOpenapiGenerator('typescript-fetch', [], compileTypeScript),
  byOpenapiGenerator('java', ['--library', 'native'], (out) => ['mvn', '-q', '-f', out, 'compile']),
];

const isThere = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const works = ([command, ...parameters], cwd) =>
  spawnSync(command, parameters, { cwd, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

if (!works(['npm', 'install', '--no-audit', '--no-fund', '--no-save', '--no-package-lock'], tools)) {
  fail('The generators could not be installed in tools/clients');
}
let failed = 0;
for (const { generator, isOptional = false, needs = [], needsFiles = [], generate, compile } of clients) {
  const out = mkdtempSync(join(folder, 'client-'));
  const commands = [generate(out), compile(out)];
  const needed = [...commands.map(([command]) => command), ...needs];
  const missing =
    isOptional &&
    (needed.find((command) => !isThere(command)) ?? needsFiles.find((file) => !existsSync(file)));
  if (missing) {
    say(`${generator}: not tried, because there's no ${missing}`);
    continue;
  }
  const isFine = commands.every((command) => works(command, out));
  if (!isFine) failed++;
  say(`${generator}: ${isFine ? 'the client compiles' : "the client can't be made, or doesn't compile"}`);
}
if (failed > 0) fail(`${failed} of the clients made from docs/openapi.json don't compile`);
