import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { queryWords } from '#lib/text/search-words.ts';
import { type Dataset, openDataset } from '#server/store/open-dataset.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { type Measurement, noted, type Suite } from '../suite.ts';

const QUERIES = 300;
const SHOWN = 10;

type Search = (text: string) => { found: number; hasNamed: (index: number) => boolean };

/** Our text search next to MiniSearch over the same names, clubs and places. */
export const searchSuite: Suite = {
  name: 'search',
  title: 'Text search, next to MiniSearch',
  measure(_, { dataDir }) {
    const manifest = DatasetManifest.parse(JSON.parse(readFileSync(join(dataDir, MANIFEST_FILE), 'utf8')));
    const dataset = openDataset(join(dataDir, manifest.file), manifest.version);
    const [ours, peer] = [ourSearch(dataset), miniSearch(dataset)];
    const rows = Object.entries(queriesOf(dataset)).map(([kind, queries]): Measurement => {
      const [a, b] = [measure(ours, queries), measure(peer, queries)];
      return noted(
        kind,
        `${a.microseconds} µs, course among the first ${SHOWN}: ${a.hits} %; MiniSearch ${b.microseconds} µs, ${b.hits} %`,
      );
    });
    dataset.close();
    return rows;
  },
};

function ourSearch(dataset: Dataset): Search {
  return (text) => {
    const { courses, total } = dataset.searchText({ text, countryId: null, limit: SHOWN, skip: 0 });
    return { found: total, hasNamed: (index) => courses.some((hit) => hit.index === index) };
  };
}

function miniSearch({ courses }: Dataset): Search {
  const index = new MiniSearch({ fields: ['name', 'club', 'place'], tokenize: queryWords });
  index.addAll(
    Array.from({ length: courses.length }, (_, id) => {
      const { name, club_name, city, region, country } = courses.rowOf(id);
      return { id, name, club: club_name ?? '', place: [city?.name, region?.name, country.name].join(' ') };
    }),
  );
  return (text) => {
    const found = index.search(text, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length < 4 ? 0 : 1),
    });
    return { found: found.length, hasNamed: (id) => found.slice(0, SHOWN).some((each) => each.id === id) };
  };
}

type Query = { text: string; index: number };

/** What people might type for a course, by kind, seeded. */
function queriesOf({ courses }: Dataset): Record<string, Query[]> {
  const random = seededRandom(35_165);
  const drawn = Array.from({ length: QUERIES }, () => {
    const index = Math.floor(random() * courses.length);
    return { index, words: courses.rowOf(index).name.split(' ') };
  });
  const longest = (words: string[]) => words.reduce((a, b) => (b.length > a.length ? b : a));
  const make = (toText: (words: string[]) => string) =>
    drawn.map(({ index, words }) => ({ index, text: toText(words) }));
  const swapped = (word: string) => word.slice(0, 1) + (word[2] ?? '') + (word[1] ?? '') + word.slice(3);
  return {
    'a whole name': make((words) => words.join(' ')),
    'two words of a name': make((words) => words.slice(0, 2).join(' ')),
    'a name with a letter left out': make((words) =>
      words.join(' ').replace(longest(words), (word) => word.slice(0, 2) + word.slice(3)),
    ),
    'a name with two letters swapped': make((words) => words.join(' ').replace(longest(words), swapped)),
  };
}

function measure(search: Search, queries: readonly Query[]) {
  for (const { text } of queries.slice(0, 50)) search(text);
  const started = performance.now();
  const hits = queries.filter(({ text, index }) => search(text).hasNamed(index)).length;
  const microseconds = Math.round(((performance.now() - started) * 1000) / queries.length);
  return { microseconds, hits: Math.round((100 * hits) / queries.length) };
}
