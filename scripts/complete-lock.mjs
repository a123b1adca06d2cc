// npm run lock: adds the platform packages that the registry didn't serve to package-lock.json.
//
// Native tools (Biome, Tailwind, Next, sharp, TypeScript, lightningcss) name one optional package for each
// platform. Where a mirror holds only this machine's, npm leaves the others out of the lock, and `npm ci`
// then refuses it as incomplete. An entry with version, os and cpu is enough.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/root.mjs';

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
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);

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
