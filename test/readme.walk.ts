import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { SMALL_COURSES as DEMO_COURSES } from '#dataset/demo/demo-courses.ts';
import { freePort } from '#testing/free-port.ts';
import { root } from './source-files.ts';

const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [start = '', ask = '', real = '', rollback = '', ...others] = blocks('sh');
const GEOFABRIK = 'https://download.geofabrik.de';
const clone = mkdtempSync(join(tmpdir(), 'readme-walk-'));
const port = await freePort();
let site: ChildProcess | undefined;
after(leave);

test('npm start serves the invented world from a fresh clone', async () => {
  copyProject();
  assert.equal(start, 'npm start');
  site = spawn('env', asNewcomer(`exec ${start}`), {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await lineOf(site, 'Listening on');
  assert.equal(await courseCount(), DEMO_COURSES);
});

test('the API answers as printed', () => {
  assert.deepEqual(JSON.parse(walk(withPort(ask))), JSON.parse(blocks('json')[0] ?? ''));
});

test('a country’s golf replaces it without a restart, by the address of its extract', async (t) => {
  const host = await serveExtract(drawIceland());
  t.after(() => host.close());
  const { port: hostPort } = host.address() as AddressInfo;
  assert.ok(real.includes(GEOFABRIK));
  await untilOpened(() => walkBeside(real.replace(GEOFABRIK, `http://localhost:${hostPort}`)));
  const [page = ''] = /http:\/\/localhost:3000\/golf-courses\/[a-z-]+/.exec(readme) ?? [];
  const [, title = ''] = /<title>([^<]*)/.exec(await (await fetch(withPort(page))).text()) ?? [];
  assert.match(title, /Iceland/);
  assert.equal(await courseCount(), 1);
});

test('rollback brings the invented world back', async () => {
  await untilOpened(() => walk(rollback));
  assert.equal(await courseCount(), DEMO_COURSES);
});

test('the server stops when npm is asked to', async () => {
  assert.ok(site?.pid, 'the site runs');
  const ended = once(site, 'exit');
  process.kill(site.pid, 'SIGTERM');
  await ended;
  await assert.rejects(courseCount());
});

test('npm test carries on with what the newcomer has', { skip: !process.env.WALK_TAKES_HOME }, takeHome);

test('the README has no other commands to run', () => {
  assert.deepEqual(others, []);
});

/** A course on a PBF of its own, as Geofabrik would have it. */
function drawIceland(): Buffer {
  const path = join(clone, 'iceland.osm.pbf');
  execFileSync('osmium', ['cat', join(import.meta.dirname, 'drawn-iceland.opl'), '-o', path]);
  return readFileSync(path);
}

/** Serves the extract and its `.md5` at any address. */
async function serveExtract(extract: Buffer): Promise<Server> {
  const md5 = createHash('md5').update(extract).digest('hex');
  const host = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    response.end(name.endsWith('.md5') ? `${md5}  ${name.replace('.md5', '')}\n` : extract);
  });
  await once(host.listen(0), 'listening');
  return host;
}

function blocks(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)\\n\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );
}

/** What a clone would have; packages are linked. */
function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed
    .trim()
    .split('\n')
    .filter((path) => existsSync(join(root, path)))) {
    cpSync(join(root, file), join(clone, file));
  }
  linkFiles('node_modules');
}

/** Without copying bytes or tools' caches. */
function linkFiles(folder: string): void {
  if (!existsSync(join(root, folder))) return;
  mkdirSync(join(clone, folder), { recursive: true });
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name === '.cache') continue;
    if (entry.isDirectory()) linkFiles(path);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(join(root, path)), join(clone, path));
    else linkSync(join(root, path), join(clone, path));
  }
}

/** Returns what the command printed. */
function walk(command: string): string {
  const { status, stdout, stderr } = spawnSync('env', asNewcomer(command), { cwd: clone, encoding: 'utf8' });
  assert.equal(status, 0, `${command}\n${stdout}${stderr}`);
  return stdout;
}

/** The same while this process serves what the command reads. */
async function walkBeside(command: string): Promise<void> {
  const child = spawn('env', asNewcomer(command), { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  assert.equal(code, 0, command);
}

/** `env` arguments, without the settings of this run or its caller. */
function asNewcomer(command: string): string[] {
  const kept = ['PATH', 'HOME'].map((name) => `${name}=${process.env[name]}`);
  return ['-i', ...kept, `PORT=${port}`, 'sh', '-c', command];
}

/** Rejects if the process ends before it prints this text. */
function lineOf(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout! });
    const printed: string[] = [];
    const ended = () => reject(new Error(`Ended before printing "${text}":\n${printed.join('\n')}`));
    child.once('exit', ended);
    lines.on('line', (line) => {
      printed.push(line);
      if (!line.includes(text)) return;
      child.off('exit', ended);
      lines.removeAllListeners('line');
      resolve();
    });
  });
}

/** Waits until the site serves what was published. */
async function untilOpened(publish: () => unknown): Promise<void> {
  assert.ok(site, 'the site runs');
  const opened = lineOf(site, 'Dataset opened');
  await publish();
  await opened;
}

async function courseCount(): Promise<number> {
  const response = await fetch(`http://localhost:${port}/v2/golfs?limit=1`);
  const { data } = (await response.json()) as { data: { golfs: { total: number } } };
  return data.golfs.total;
}

function withPort(command: string): string {
  return command.replace('localhost:3000', `localhost:${port}`).replace(/^curl/, 'curl --silent --fail');
}

/** The journeys need the same site, data and base map, which take minutes to make. */
function takeHome(): void {
  stopSite();
  for (const [made, home] of [
    ['.next', '.next'],
    ['.cache/basemap.sqlite', '.cache/basemap.sqlite'],
    ['data', '.cache/e2e-data'],
  ] as const) {
    rmSync(join(root, home), { recursive: true, force: true });
    cpSync(join(clone, made), join(root, home), { recursive: true });
  }
}

function stopSite(): void {
  if (site?.pid && site.exitCode === null && site.signalCode === null) process.kill(-site.pid, 'SIGTERM');
}

function leave(): void {
  stopSite();
  rmSync(clone, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
