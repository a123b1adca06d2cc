import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { DatasetManifest, MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { isOwnLetter, queryWords } from '#lib/text/search-words.ts';
import { type Dataset, openDataset } from '#server/store/open-dataset.ts';
import { readTextIndex } from '#server/store/text-index.ts';
import { createTextSearch } from '#server/store/text-search.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { markdownTable } from '../report.ts';
import type { Suite } from '../suite.ts';

const QUERIES = 300;
const OWN_PAIR = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]{2}/u;

export const searchSuite: Suite = {
  name: 'search',
  title: 'Text search',
  measure(_, { courses, dataDir }) {
    const directory = dataDir(courses);
    const manifest = DatasetManifest.parse(JSON.parse(readFileSync(join(directory, MANIFEST_FILE), 'utf8')));
    const dataset = openDataset(join(directory, manifest.file), manifest.version);
    const ours = prepare(() => ourSearch(dataset));
    const peer = prepare(() => miniSearch(dataset));
    const rows = Object.entries(queriesOf(dataset)).map(([kind, queries]) => {
      const equal = queries.filter((query) => ours.count(query) === peer.count(query)).length;
      const times = [ours, peer].map(({ count }) => timeOf(queries, count));
      return [kind, ...times.map((time) => time.toFixed(0)), `${equal} of ${queries.length}`];
    });
    dataset.close();
    return [
      markdownTable(['queries', 'ours, µs each', 'MiniSearch, µs each', 'same total'], rows),
      `Ready in ${ours.milliseconds} ms, MiniSearch in ${peer.milliseconds} ms. Every query is really searched, without the ` +
        "server's memory of common texts.",
    ].join('\n\n');
  },
};

type Field = 'name' | 'reading' | 'club' | 'place';
type Count = (text: string) => number;

function prepare(make: () => Count) {
  const started = performance.now();
  const count = make();
  return { count, milliseconds: Math.round(performance.now() - started) };
}

function ourSearch(dataset: Dataset): Count {
  const search = createTextSearch(dataset.read((file) => readTextIndex(file, dataset.courses)));
  return (text) => search(text).length;
}

/**
 * By our rules as far as MiniSearch has them: every word, the last also as a beginning, typos if nothing
 * fits.
 */
function miniSearch(dataset: Dataset): Count {
  const documents = new Map<number, { id: number } & Record<Field, string>>();
  dataset.read((file) => {
    const rows = file.prepare('SELECT term, doc, col FROM temp.word_at').iterate();
    for (const { term, doc, col } of rows as Iterable<{ term: string; doc: number; col: Field }>) {
      const document = documents.get(doc) ?? { id: doc, name: '', reading: '', club: '', place: '' };
      document[col] += `${term} `;
      documents.set(doc, document);
    }
  });
  // The words of our index, pairs of characters among them.
  const fields = ['name', 'reading', 'club', 'place'];
  const index = new MiniSearch({ fields, tokenize: (text) => text.split(' ') });
  index.addAll([...documents.values()]);
  return (text) => {
    const words = queryWords(text);
    if (words.length === 0) return 0;
    const search = (isDoubted: boolean) =>
      index.search(text, {
        tokenize: () => words,
        combineWith: 'AND',
        boost: { name: 3, reading: 2.5, club: 2, place: 1.5 },
        prefix: (word, at) => at === words.length - 1 || isOwnLetter(word),
        fuzzy: (word) => (isDoubted && word.length >= 5 ? 1 : false),
      }).length;
    return search(false) || search(true);
  };
}

function queriesOf({ courses }: Dataset): Record<string, string[]> {
  const random = seededRandom(courses.length);
  const names = Array.from({ length: QUERIES }, () => {
    return courses.rowOf(Math.floor(random() * courses.length)).name.split(' ');
  });
  const ownPairs = names.flatMap((words) => OWN_PAIR.exec(words.join(' '))?.[0] ?? []);
  const longest = (words: string[]) => words.reduce((a, b) => (b.length > a.length ? b : a));
  return {
    'two words of a name': names.map((words) => words.slice(0, 2).join(' ')),
    'four letters': names.map((words) => longest(words).slice(0, 4)),
    'a letter left out': names.map((words) => longest(words)).map((word) => word.slice(0, 2) + word.slice(3)),
    'two characters of a name in its own script': ownPairs,
    'two letters swapped': names.map(longest).map((word) => word[0]! + word[2]! + word[1]! + word.slice(3)),
  };
}

/** Microseconds a query. */
function timeOf(queries: readonly string[], count: Count): number {
  for (const query of queries.slice(0, 50)) count(query);
  const started = performance.now();
  for (const query of queries) count(query);
  return ((performance.now() - started) * 1000) / queries.length;
}
