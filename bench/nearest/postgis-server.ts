import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL with PostGIS of its own, in a directory that goes with it. */
export type PostgisServer = {
  /** Runs SQL and gives what it prints, unaligned. */
  run: (sql: string) => string;
  stop: () => void;
};

/** Where Debian puts the newest PostgreSQL that has PostGIS; null where there is none. */
export function findPostgis(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((each) =>
    existsSync(`/usr/share/postgresql/${each}/extension/postgis.control`),
  );
  return version && existsSync(join(root, version, 'bin', 'initdb')) ? join(root, version, 'bin') : null;
}

/** Starts a server that only this machine's socket reaches, with room for all the points in memory. */
export function startPostgis(bin: string): PostgisServer {
  const directory = mkdtempSync(join(tmpdir(), 'bench-postgis-'));
  const owner = ownerOf(directory);
  const data = join(directory, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '--no-sync'], owner);
  const settings = ['listen_addresses=', 'fsync=off', 'shared_buffers=512MB', 'jit=off'];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
    { ...owner, stdio: 'ignore' },
  );
  const psql = ['-h', directory, '-U', 'bench', '-d', 'postgres', '-XqAt', '-v', 'ON_ERROR_STOP=1'];
  const run = (sql: string) =>
    execFileSync(join(bin, 'psql'), psql, { input: sql, encoding: 'utf8', maxBuffer: 1 << 28 });
  waitUntilReady(() => spawnSync(join(bin, 'pg_isready'), ['-q', '-h', directory]).status === 0);
  return {
    run,
    stop() {
      server.kill('SIGINT');
      server.once('exit', () => rmSync(directory, { recursive: true, force: true }));
    },
  };
}

/** PostgreSQL refuses to run as root: it then runs as the user that its package made. */
function ownerOf(directory: string): { uid?: number; gid?: number; cwd: string } {
  if (process.getuid?.() !== 0) return { cwd: directory };
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim());
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  chownSync(directory, uid, gid);
  return { uid, gid, cwd: directory };
}

function waitUntilReady(isReady: () => boolean): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 100; tries++) {
    if (isReady()) return;
    Atomics.wait(pause, 0, 0, 200);
  }
  throw new Error('PostgreSQL did not start within twenty seconds');
}
