import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { root } from '../setup/root.mjs';
import { clientTypes } from './client-types.ts';

const NAME = 'fairway-atlas-client';
const ENTRY = 'lib/api/client.ts';

const README = `# ${NAME}

Golf courses of Fairway Atlas for programs: the read-only API as functions, in Node and browsers, without dependencies.

\`\`\`js
import { createClient } from '${NAME}';

const atlas = createClient({ baseUrl: 'https://golf.example/v2' });
const course = await atlas.getGolfCourseProfile({ slug: 'harbour-short-nine' }); // null if there's no such course
for await (const hole of atlas.each.searchHoles({ par: 3, over_water: true })) console.log(hole);
\`\`\`

Every operation of \`/openapi.json\` is a function of its operationId; what it resolves to is the content of \`data\`. Lists that come in
pages are also under \`each\`. After a 429 it waits and asks again. Failures throw an \`ApiError\` with status, code and parameter.

The code is under the MIT licence. The data has other licences: \`getDataset\` lists them.
`;

/** Writes the package into \`folder\`/package and packs it there. Returns the tarball's path. */
export function packClient(folder: string): string {
  const target = join(folder, 'package');
  rmSync(target, { recursive: true, force: true });
  const files = writeModules(target);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const description = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'));
  writeFileSync(join(target, 'client.d.ts'), clientTypes(description));
  writeFileSync(join(target, 'README.md'), README);
  copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const about = {
    name: NAME,
    version,
    description: 'The read-only API of Fairway Atlas: golf courses, holes, scorecards',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './client.d.ts', default: './api/client.js' } },
    files: ['client.d.ts', ...files],
    engines: { node: '>=20' },
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: target });
  return join(folder, `${NAME}-${version}.tgz`);
}

/** The entry and what it imports, without types. Returns their names. */
function writeModules(target: string): string[] {
  const written = new Map<string, string>();
  const write = (path: string) => {
    const name = relative('lib', path).replace(/\.ts$/, '.js');
    if (written.has(path)) return;
    const code = stripTypeScriptTypes(readFileSync(join(root, path), 'utf8'));
    written.set(path, name);
    const imports = [...code.matchAll(/\bfrom '(\.[^']+)\.ts'/g)].map(([, from]) => `${from}.ts`);
    const file = join(target, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, tidy(code.replace(/\bfrom '(\.[^']+)\.ts'/g, "from '$1.js'")));
    for (const from of imports) write(join(dirname(path), from));
  };
  write(ENTRY);
  return [...written.values()];
}

/** Types leave blanks behind. */
function tidy(code: string): string {
  return code
    .replace(/[ \t]+$/gm, '')
    .replace(/(\S) {2,}/g, '$1 ')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart();
}
