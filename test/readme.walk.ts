import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
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
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';
import { freePort } from '#testing/free-port.ts';
import { root } from './source-files.ts';

/**
 * Walks the README as a newcomer would: its commands are run as they are written, in their order, in a copy of the
 * project that has nothing but its files and packages. Only the port is another, so that a served site is not disturbed.
 */
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const clone = mkdtempSync(join(tmpdir(), 'readme-walk-'));
const port = await freePort();
let site: ChildProcess | undefined;
after(leave);

test('the README’s quick start serves a site whose first answer is the one that is printed there', async () => {
  copyProject();
  const [start, ask] = [blocks('sh')[0], blocks('sh')[1]];
  assert.equal(start, 'npm start');
  site = spawn('env', asNewcomer(start), {
    cwd: clone,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await lineOf(site, 'Listening on');
  const answer = execFileSync('sh', ['-c', withPort(ask ?? '')], { encoding: 'utf8' });
  assert.deepEqual(JSON.parse(answer), JSON.parse(blocks('json')[0] ?? ''));
});

test('the README’s real-data command replaces the served world without a restart, and rollback brings it back', async () => {
  assert.ok(site, 'the quick start serves');
  const objects = join(import.meta.dirname, 'three-holes.opl');
  execFileSync('osmium', ['cat', objects, '-o', join(clone, 'extract.osm.pbf')], { stdio: 'pipe' });
  const before = await courseCount();

  const opened = lineOf(site, 'Dataset opened');
  walk(blocks('sh').find((block) => block.includes('--osm')) ?? '');
  await opened;
  assert.notEqual(await courseCount(), before);
  assert.match(walk('npm run dataset -- info'), /courses/);

  const reopened = lineOf(site, 'Dataset opened');
  walk('npm run dataset -- rollback');
  await reopened;
  assert.equal(await courseCount(), before);
});

/** The code blocks of a language, in the README's order. */
function blocks(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)\\n\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );
}

/** The files that a clone has, and this project's packages: `npm ci` is what began the run that this is part of. */
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

/**
 * Gives the copy the same files without their bytes being written again; what tools have kept there is not of the
 * packages.
 */
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

/** Runs a command of the README to its end and gives what it printed. */
function walk(command: string): string {
  const { status, stdout, stderr } = spawnSync('env', asNewcomer(command), { cwd: clone, encoding: 'utf8' });
  assert.equal(status, 0, `${command}\n${stdout}${stderr}`);
  return stdout;
}

/** What `env` is to run: the command without the settings that this test run or its caller has made. */
function asNewcomer(command: string): string[] {
  const kept = ['PATH', 'HOME'].map((name) => `${name}=${process.env[name]}`);
  return ['-i', ...kept, `PORT=${port}`, 'sh', '-c', command];
}

/** Resolves when the process prints a line that has this text; rejects when it ends before. */
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

async function courseCount(): Promise<number> {
  const response = await fetch(`http://localhost:${port}/v2/golfs?limit=1`);
  const { data } = (await response.json()) as { data: { golfs: { total: number } } };
  return data.golfs.total;
}

function withPort(command: string): string {
  return command.replace('localhost:3000', `localhost:${port}`).replace(/^curl/, 'curl --silent --fail');
}

function leave(): void {
  if (site?.pid && site.exitCode === null) process.kill(-site.pid, 'SIGTERM');
  rmSync(clone, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
