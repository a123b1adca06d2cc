// npm run lock: adds the platform packages that the registry didn't serve to package-lock.json.
//
// Native tools (Biome, Tailwind, Next, sharp, TypeScript, lightningcss) name one optional package for each
// platform. Where a mirror holds only this machine's, npm leaves the others out of the lock, and `npm ci`
// then refuses it as incomplete. An entry with version, os and cpu is enough for that; with --hashes
// the registry is asked for the hash of each entry that has none, and it fails if it lacks one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { fail } from './setup/say.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (findEntry(path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[\^~]/, ''),
      optional: true,
      ...platformOf(name),
    };
  }
}
const lacking = Object.entries(lock.packages).filter(
  ([path, { integrity, link }]) => path !== '' && !integrity && !link,
);
const left = [];
for (const [path, entry] of process.argv.includes('--hashes') ? lacking : []) {
  const integrity = await integrityOf(`${nameOf(path)}@${entry.version}`);
  if (integrity) entry.integrity = integrity;
  else left.push(nameOf(path));
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);

if (left.length > 0) {
  fail(`${left.length} entries have no integrity hash, because the registry lacks them: ${left.join(', ')}`);
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Undefined if the registry doesn't have it, or doesn't answer. */
async function integrityOf(specifier) {
  const { output } = await run(
    'npm',
    ['view', specifier, 'dist.integrity', '--loglevel=silent', '--fetch-retries=0'],
    { silent: true },
  );
  return /^sha512-\S+$/m.exec(output)?.[0];
}

/** In the node_modules of `path`, or in one above, as Node looks. */
function findEntry(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const entry = lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`];
    if (entry || at === '') return entry;
    if (!at.includes('/node_modules/')) return lock.packages[`node_modules/${name}`];
  }
}

/** From the package's name ('cli-linux-x64-musl', 'swc-win32-arm64-msvc'). */
function platformOf(name) {
  const os = /(android|darwin|freebsd|linux|openbsd|netbsd|sunos|aix|openharmony|win32)/.exec(name)?.[1];
  const cpu =
    /(?:^|[-/])(arm64|arm|x64|ia32|ppc64|ppc64le|riscv64|s390x|loong64|mips64el|wasm32)(?=-|$)/.exec(
      name,
    )?.[1];
  const libc = /musl/.test(name) ? 'musl' : /gnu(?!eabi)/.test(name) ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}
