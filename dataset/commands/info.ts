import type { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { BuildError } from '../errors.ts';
import { formatCount, formatTable } from '../progress.ts';
import { type CommandContext, dataDirOf, datasetFileOf, UsageError } from './command.ts';
import { describeFindings } from './findings.ts';

export const infoOptions = {
  out: { type: 'string' },
  course: { type: 'string' },
  rule: { type: 'string' },
  csv: { type: 'boolean', default: false },
} as const;

/**
 * What's in a dataset; with --course what we know about a course and from where, with --rule each finding.
 */
export async function runInfo(args: string[], context: CommandContext): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: infoOptions, allowPositionals: true });
  if (values.course !== undefined && values.rule !== undefined) {
    throw new UsageError('only one of --course and --rule at a time');
  }
  if (values.csv && values.rule === undefined) throw new UsageError('--csv needs --rule');
  const file = await datasetFileOf(positionals, dataDirOf(values.out, context));
  const database = openDatasetFile(file);
  try {
    context.stdout.write(describe(database, file, values));
    return 0;
  } finally {
    database.close();
  }
}

type Asked = { course?: string | undefined; rule?: string | undefined; csv: boolean };

function describe(database: DatabaseSync, file: string, { course, rule, csv }: Asked): string {
  if (rule !== undefined) return describeFindings(database, rule, csv);
  return course === undefined ? describeDataset(database, file) : describeCourse(database, course);
}

function describeDataset(database: DatabaseSync, file: string): string {
  const meta = table(database, 'what', `SELECT key, value FROM meta ORDER BY key`);
  const places = table(
    database,
    'places',
    `SELECT 'continents', count(*) FROM continent UNION ALL SELECT 'countries', count(*) FROM country
     UNION ALL SELECT 'regions', count(*) FROM region UNION ALL SELECT 'cities', count(*) FROM city`,
  );
  const sources = database
    .prepare(
      'SELECT key, name, licence, items_read, items_kept, items_rejected FROM source ORDER BY source_id',
    )
    .all()
    .map((row) => Object.values(row).map((value) => String(value)));
  const findings = database
    .prepare(
      `SELECT source || ': ' || rule AS rule, action, count(*) AS n FROM finding
       GROUP BY source, rule, action ORDER BY n DESC, 1, 2`,
    )
    .all()
    .map((row) => [String(row.rule), String(row.action), formatCount(Number(row.n))]);
  return [
    `${file}\n`,
    meta,
    places,
    formatTable(['source', 'name', 'licence', 'read', 'kept', 'rejected'], sources),
    findings.length === 0 ? 'No findings.\n' : formatTable(['finding', 'action', 'count'], findings),
  ].join('\n');
}

function table(database: DatabaseSync, title: string, query: string): string {
  const rows = database
    .prepare(query)
    .all()
    .map((row) => Object.values(row).map((value) => String(value)));
  return formatTable([title, ''], rows);
}

function describeCourse(database: DatabaseSync, slug: string): string {
  const course = database
    .prepare(
      `SELECT golf_id, body, ledger.entry FROM course JOIN profile USING (golf_id) LEFT JOIN ledger USING (golf_id)
       WHERE slug = ?1 OR golf_id = (SELECT golf_id FROM redirect WHERE slug = ?1)`,
    )
    .get(slug);
  if (!course) throw new BuildError(`No course in this dataset has the slug '${slug}'.`);
  const { data } = JSON.parse(brotliDecompressSync(course.body as Uint8Array).toString());
  const findings = database
    .prepare('SELECT rule, action, place, value FROM finding WHERE golf_id = ? ORDER BY finding_id')
    .all(course.golf_id as number)
    .map((row) => Object.values(row).map((value) => String(value ?? '')));
  const origins = database
    .prepare(
      `SELECT value, count(*) AS n, group_concat(place, ', ') AS places FROM
       (SELECT value, place FROM origin WHERE golf_id = ? ORDER BY value, place) GROUP BY value`,
    )
    .all(course.golf_id as number)
    .map(({ value, places, n }) => [String(value), shortened(String(places), Number(n))]);
  return [
    describeProfile(GolfProfile.parse(data)),
    ...(origins.length === 0 ? [] : [formatTable(['value', 'comes from'], origins)]),
    `Ledger: ${course.entry}\n`,
    findings.length === 0 ? 'No findings.\n' : formatTable(['finding', 'action', 'where', 'value'], findings),
  ].join('\n');
}

function shortened(places: string, count: number): string {
  const first = places.split(', ').slice(0, 3).join(', ');
  return count <= 3 ? first : `${first} and ${count - 3} more`;
}

function describeProfile(profile: GolfProfile): string {
  const { location, data_quality } = profile;
  const place = [location.city, location.region, location.country].map((each) => each?.name).filter(Boolean);
  const facts = formatTable(
    [profile.name, `golf_id ${profile.golf_id}`],
    [
      ['place', `${place.join(', ')} (${location.latitude}, ${location.longitude})`],
      ['holes', String(profile.hole_count ?? 'unknown')],
      ['par', String(profile.par ?? 'unknown')],
      ['traced holes', String(profile.holes.length)],
      ['hazards', String(profile.hazards.length)],
      ['scorecards', profile.scorecards.map((card) => card.name).join(', ') || 'none'],
      ['teeboxes', profile.teeboxes.map((teebox) => teebox.name).join(', ') || 'none'],
      ['reviews', String(profile.review_count)],
      ['sources', profile.sources.map(({ name, licence }) => `${name} (${licence})`).join(', ')],
      ['data quality', `${data_quality.score}/100`],
    ],
  );
  const checks = data_quality.checks.map(({ id, passed, detail }) => [id, passed ? 'yes' : (detail ?? 'no')]);
  return `${facts}\n${formatTable(['check', 'passed'], checks)}`;
}
