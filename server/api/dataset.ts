import type { DatasetInfo, DatasetSource } from '#lib/contract/operations/dataset.ts';
import type { Answers } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { foundData } from './found-data.ts';

export const datasetAnswers = {
  getDataset: {
    answer: (dataset) => dataset.memo('getDataset', () => foundData(toDatasetInfo(dataset))),
  },
} satisfies Answers;

type Row = Record<string, string | number | null>;

function toDatasetInfo(dataset: Dataset): DatasetInfo {
  const { courses, directory } = dataset;
  const select = (sql: string) => dataset.read((database) => database.prepare(sql).all() as Row[]);
  const meta = new Map(
    select('SELECT key, value FROM meta').map(({ key, value }) => [String(key), String(value)]),
  );
  const total = (key: string) => Number(meta.get(key) ?? 0);
  const regions = directory.countries.flatMap((country) => country.regions);
  return {
    version: dataset.version,
    is_demo: dataset.isDemo,
    updated_at: meta.get('updated_at') ?? null,
    course_count: courses.length,
    mapped_course_count: courses.hasGeometry.reduce((count, flag) => count + flag, 0),
    reviewed_course_count: dataset.lists.best.length,
    hole_count: total('holes'),
    hole_with_elevation_count: total('holes_with_elevation'),
    hazard_count: total('hazards'),
    surface_count: total('surfaces'),
    scorecard_count: total('scorecards'),
    teebox_count: total('teeboxes'),
    review_count: courses.reviewCounts.reduce((sum, count) => sum + count, 0),
    continent_count: directory.continents.length,
    country_count: directory.countries.length,
    region_count: regions.length,
    city_count: regions.reduce((count, { record }) => count + record.city_count, 0),
    sources: select('SELECT * FROM source ORDER BY source_id').map(toSource),
    coverage: toCoverage(dataset),
    findings: select(
      'SELECT source, rule, action, count(*) AS count FROM finding GROUP BY source, rule, action ORDER BY count DESC, source, rule, action',
    ).map(({ source, rule, action, count }) => ({
      source: String(source),
      rule: String(rule),
      action: String(action),
      count: Number(count),
    })),
  };
}

function toSource(row: Row): DatasetSource {
  const textOrNull = (value: Row[string] | undefined) => (typeof value === 'string' ? value : null);
  return {
    key: String(row.key),
    name: String(row.name),
    licence: String(row.licence),
    url: textOrNull(row.url),
    attribution: textOrNull(row.attribution),
    items_read: Number(row.items_read),
    items_kept: Number(row.items_kept),
    items_rejected: Number(row.items_rejected),
  };
}

function toCoverage({ courses, directory, lists }: Dataset): DatasetInfo['coverage'] {
  const coverage = directory.countries.map(({ id, record }) => ({
    country: record.slug,
    name: record.name,
    course_count: record.course_count,
    mapped_course_count: lists.ofCountry.of(id).filter((index) => courses.hasGeometry[index] === 1).length,
  }));
  return coverage.sort((a, b) => b.course_count - a.course_count || (a.country < b.country ? -1 : 1));
}
