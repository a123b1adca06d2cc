import { hash } from 'node:crypto';
import { dirname } from 'node:path';
import type { DatasetInfo, DatasetSource } from '#lib/contract/operations/dataset.ts';
import { DOWNLOADS, readExportedFiles } from '#lib/dataset-file/exported-files.ts';
import { type Answers, foundData } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';

export const datasetAnswers = {
  getDataset: {
    answer: (dataset) => foundData(datasetInfo(dataset)),
    // The same dataset may have been exported since an earlier start.
    said: (dataset) =>
      dataset.memo('said of getDataset', () => ({
        hash: hash('sha256', JSON.stringify(datasetInfo(dataset))).slice(0, 16),
        updatedAt: null,
      })),
  },
} satisfies Answers;

type Row = Record<string, string | number | null>;

export function datasetInfo(dataset: Dataset): DatasetInfo {
  return dataset.memo('getDataset', () => toDatasetInfo(dataset));
}

function toDatasetInfo(dataset: Dataset): DatasetInfo {
  const { courses, directory } = dataset;
  const select = (sql: string) => dataset.prepare(sql).all() as Row[];
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
    sources: select(
      `SELECT key, name, licence, url, attribution, items_read, items_kept, items_rejected FROM source ORDER BY source_id`,
    ) as unknown as DatasetSource[],
    coverage: toCoverage(dataset),
    // The most frequent first.
    findings: select(
      `SELECT source, rule, action, count(*) AS count FROM finding GROUP BY source, rule, action
      ORDER BY count DESC, source || char(10) || rule || char(10) || action`,
    ) as DatasetInfo['findings'],
    files: filesOf(dataset),
  };
}

export function filesOf({ path, version }: Dataset): DatasetInfo['files'] {
  const files = readExportedFiles(dirname(path), version)?.files ?? [];
  return files.map(({ file, ...rest }) => ({ file, url: `${DOWNLOADS}${file}`, ...rest }));
}

export function countMapped({ courses, lists }: Dataset, countryId: number): number {
  return lists.ofCountry.of(countryId).filter((index) => courses.hasGeometry[index] === 1).length;
}

function toCoverage(dataset: Dataset): DatasetInfo['coverage'] {
  const coverage = dataset.directory.countries.map(({ id, record }) => ({
    country: record.slug,
    name: record.name,
    course_count: record.course_count,
    mapped_course_count: countMapped(dataset, id),
  }));
  return coverage.sort((a, b) => b.course_count - a.course_count || (a.country < b.country ? -1 : 1));
}
