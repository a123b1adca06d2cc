import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import { createNearestIndex } from '#server/store/nearest-index.ts';
import { type Spread, spreadOf } from '../report.ts';
import type { GatheredPoints } from './gathered-points.ts';

export type PostgisServer = {
  /** Gives what the SQL prints, unaligned. */
  run: (sql: string) => string;
  stop: () => void;
};

/** Where Debian puts the newest PostgreSQL with PostGIS; null without one. */
export function findPostgis(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((each) =>
    existsSync(`/usr/share/postgresql/${each}/extension/postgis.control`),
  );
  return version && existsSync(join(root, version, 'bin', 'initdb')) ? join(root, version, 'bin') : null;
}

/** Reached by a local socket only, with room for all points in memory. */
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

/** PostgreSQL refuses to run as root, so it runs as its package's user. */
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

const ROUNDS = 10;
const ASKED = 2000;
const COMPARED = 200;

/**
 * Microseconds a query inside the database (no client, no network), and answers that are the same as ours.
 */
export type PeerTimes = { time: Spread; compared: number; same: number };

/** `ORDER BY place <-> point LIMIT 10` over an indexed geography column. */
export function measurePostgis({ run }: PostgisServer, points: GatheredPoints): PeerTimes {
  run(`${SCHEMA}
    ${copyOf('course', points.longitudes, points.latitudes)}
    ${copyOf('query', ...asColumns(points.queries.slice(0, ASKED)))}
    CREATE INDEX ON course USING gist (place);
    VACUUM ANALYZE course;`);
  const times = Array.from({ length: ROUNDS + 1 }, () => Number(run('SELECT measure()'))).slice(1);
  return { time: spreadOf(times), compared: COMPARED, same: countSame(run(ANSWERS), points) };
}

const SCHEMA = `CREATE EXTENSION IF NOT EXISTS postgis;
  DROP TABLE IF EXISTS course, query;
  CREATE TABLE course (id integer PRIMARY KEY, place geography(Point, 4326));
  CREATE TABLE query (id integer PRIMARY KEY, place geography(Point, 4326));
  CREATE OR REPLACE FUNCTION measure() RETURNS float8 LANGUAGE plpgsql AS $$
    DECLARE point geography; began timestamptz := clock_timestamp();
    BEGIN
      FOR point IN SELECT place FROM query ORDER BY id LOOP
        PERFORM id FROM course ORDER BY course.place <-> point LIMIT 10;
      END LOOP;
      RETURN extract(epoch FROM clock_timestamp() - began) * 1e6 / ${ASKED};
    END $$;`;

const ANSWERS = `SELECT (SELECT string_agg(id::text, ',') FROM (
    SELECT id FROM course ORDER BY course.place <-> query.place LIMIT 10) near)
  FROM query WHERE id < ${COMPARED} ORDER BY id`;

function copyOf(table: string, longitudes: Float64Array, latitudes: Float64Array): string {
  const rows = Array.from(longitudes, (lon, i) => `${i}\tSRID=4326;POINT(${lon} ${latitudes[i]})`);
  return `COPY ${table} FROM stdin;\n${rows.join('\n')}\n\\.\n`;
}

function asColumns(places: readonly [number, number][]): [Float64Array, Float64Array] {
  return [Float64Array.from(places, ([lon]) => lon), Float64Array.from(places, ([, lat]) => lat)];
}

function countSame(printed: string, { longitudes, latitudes, queries }: GatheredPoints): number {
  const index = doAtOnce(createNearestIndex(longitudes, latitudes));
  const answers = printed.trim().split('\n');
  return answers.filter((answer, i) => {
    const ours = index.find({ point: queries[i]!, limit: 10 }).map((near) => near.index);
    return ours.join(',') === answer;
  }).length;
}
