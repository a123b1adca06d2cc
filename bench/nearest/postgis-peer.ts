import { createNearestIndex } from '#server/store/nearest-index.ts';
import { type Spread, spreadOf } from '../spread.ts';
import type { GatheredPoints } from './gathered-points.ts';
import type { PostgisServer } from './postgis-server.ts';

const ROUNDS = 10;
/** Queries a round, and queries whose answers are compared with ours. */
const ASKED = 2000;
const COMPARED = 200;

/** Microseconds a query inside the database (no client, no network), and how many answers are the same as ours. */
export type PeerTimes = { time: Spread; compared: number; same: number };

/** `ORDER BY place <-> point LIMIT 10` over the points as an indexed column of type geography. */
export function measurePostgis({ run }: PostgisServer, points: GatheredPoints): PeerTimes {
  run(`${SCHEMA}
    ${copyOf('course', points.longitudes, points.latitudes)}
    ${copyOf('query', ...asColumns(points.queries.slice(0, ASKED)))}
    CREATE INDEX ON course USING gist (place);
    VACUUM ANALYZE course;`);
  // The first round warms up.
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

/** Answers with the same ten in the same order as ours. */
function countSame(printed: string, { longitudes, latitudes, queries }: GatheredPoints): number {
  const index = createNearestIndex(longitudes, latitudes);
  const answers = printed.trim().split('\n');
  return answers.filter((answer, i) => {
    const ours = index.find({ point: queries[i]!, limit: 10 }).map((near) => near.index);
    return ours.join(',') === answer;
  }).length;
}
