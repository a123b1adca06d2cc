import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CourseRow } from '#lib/contract/course-row.ts';
import { DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { type Dataset, openDataset } from '#server/store/open-dataset.ts';
import { findPlaces, placeNames } from '#server/store/place-names.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { CLUBS } from '../names/clubs.ts';
import { searches } from '../names/searches.ts';
import { markdownTable } from '../report.ts';
import type { Suite } from '../suite.ts';

const NAMES = 500;
const PAGE = 50;
const OWN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2}$/u;

/** Needs real courses: a dataset of the sample's, built beforehand, in BENCH_REAL_DATA. */
export const namesSuite: Suite = {
  name: 'names',
  title: 'Names in every script',
  measure() {
    const directory = process.env.BENCH_REAL_DATA;
    if (directory === undefined) return 'Not measured: BENCH_REAL_DATA names no dataset of real courses.';
    const manifest = DatasetManifest.parse(JSON.parse(readFileSync(join(directory, MANIFEST_FILE), 'utf8')));
    const dataset = openDataset(join(directory, manifest.file), manifest.version);
    try {
      return [
        markdownTable(['clubs', 'asked for', 'own script', 'Latin letters'], askForClubs(dataset)),
        markdownTable(['names with the text', 'names', 'total', 'in them'], countTotals(dataset)),
        askForPairs(dataset),
        askAsGolfers(dataset),
      ].join('\n\n');
    } finally {
      dataset.close();
    }
  },
};

type Row = Pick<CourseRow, 'name' | 'name_latin' | 'slug'> & { country: { slug: string } };

function rowsOf({ courses }: Dataset): Row[] {
  return Array.from({ length: courses.length }, (_, index) => courses.rowOf(index));
}

function search(dataset: Dataset, rows: readonly Row[], text: string, limit: number, country?: string) {
  const countryId = country === undefined ? null : dataset.directory.countryBySlug.get(country)!.id;
  const { total, courses } = dataset.searchText({ text, countryId, skip: 0, limit });
  return { total, found: courses.map((index) => rows[index]!) };
}

/** The first hit is right if it's a course of that name. */
function askForClubs(dataset: Dataset): string[][] {
  const rows = rowsOf(dataset);
  const sums = { asked: 0, own: 0, latin: 0 };
  const table = Object.entries(CLUBS).map(([group, clubs]) => {
    const there = clubs.filter(([own]) => rows.some(({ name }) => name === own));
    const isFirst = (text: string, own: string) => search(dataset, rows, text, 1).found[0]?.name === own;
    const own = there.filter(([name]) => isFirst(name, name));
    const latin = there.filter(([name, typed]) => isFirst(typed, name));
    for (const [name, typed] of there) {
      if (!latin.some(([found]) => found === name)) process.stderr.write(`${typed}: ${name} isn't first\n`);
    }
    for (const [name] of clubs)
      if (!rows.some((row) => row.name === name)) process.stderr.write(`${name}: not there\n`);
    sums.asked += there.length;
    sums.own += own.length;
    sums.latin += latin.length;
    return [group, `${there.length}`, `${own.length}`, `${latin.length}`];
  });
  const share = (count: number) => `${count} (${((100 * count) / sums.asked).toFixed(1)} %)`;
  return [...table, ['all', `${sums.asked}`, share(sums.own), share(sums.latin)]];
}

function countTotals(dataset: Dataset): string[][] {
  const rows = rowsOf(dataset);
  return ['ゴルフ', '컨트리', '松山', '高尔夫'].map((text) => {
    const holding = rows.filter(({ name }) => name.normalize('NFKC').includes(text));
    const { total, found } = search(dataset, rows, text, rows.length);
    const slugs = new Set(found.map(({ slug }) => slug));
    const there = holding.filter(({ slug }) => slugs.has(slug)).length;
    return [text, `${holding.length}`, `${total}`, `${there}`];
  });
}

function askForPairs(dataset: Dataset): string {
  const random = seededRandom(17);
  const rows = rowsOf(dataset);
  const own = rows.filter(({ name }) => pairsOf(name).length > 0);
  const drawn = Array.from({ length: NAMES }, () => own[Math.floor(random() * own.length)]!);
  let asked = 0;
  let right = 0;
  for (const row of drawn) {
    for (const pair of pairsOf(row.name)) {
      const holding = rows.filter(
        ({ name, country }) => country.slug === row.country.slug && name.includes(pair),
      );
      const limit = Math.max(PAGE, holding.length);
      const { found } = search(dataset, rows, pair, limit, row.country.slug);
      asked++;
      if (found.some(({ slug }) => slug === row.slug)) right++;
    }
  }
  return `${right} of ${asked} pairs of characters of ${NAMES} names find their course among the first ${PAGE}, or among as many as hold the pair (${((100 * right) / asked).toFixed(2)} %).`;
}

/** The course found first, or the place that is offered first. */
function askAsGolfers(dataset: Dataset): string {
  const names = placeNames(dataset);
  const { slugs } = dataset.courses;
  const right = searches.filter(([text, finds]) => {
    const { places, isArea } = findPlaces(names, text, 1);
    const { courses } = dataset.searchText({ text, isArea, countryId: null, skip: 0, limit: 1 });
    const [found] = courses;
    const first = finds.startsWith('/') ? places[0]?.path : found === undefined ? undefined : slugs[found];
    if (first !== finds) process.stderr.write(`${text}: ${first} instead of ${finds}\n`);
    return first === finds;
  });
  const share = ((100 * right.length) / searches.length).toFixed(1);
  return `${right.length} of ${searches.length} searches as golfers type them find the right course or place first (${share} %).`;
}

function pairsOf(name: string): string[] {
  const letters = [...name];
  return letters
    .slice(1)
    .map((letter, at) => letters[at]! + letter)
    .filter((pair) => OWN.test(pair));
}
