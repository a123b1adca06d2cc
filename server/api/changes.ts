import { type ChangeKind, changeKinds } from '#lib/contract/profile-parts.ts';
import { type Edition, type EditionChange, readChanges, readEditions } from '#lib/dataset-file/changes.ts';
import { CHANGES_FEED } from '#lib/site/page-path.ts';
import { escapeMarkup } from '#lib/text/escape-markup.ts';
import { changeTexts } from '#messages/en/changes.ts';
import { type Answers, type Found, fail, foundData, foundDocument, type Site } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { datasetInfo } from './dataset.ts';

export const changeAnswers = {
  listChanges: {
    answer(dataset, { since }) {
      const editions = editionsOf(dataset);
      const place = editions.findIndex(({ version }) => version === since);
      if (place < 0) {
        return fail(
          'unknownVersion',
          `The changes since "${since}" aren't known. The oldest version to compare with is ${editions[0]!.version}.`,
          'since',
        );
      }
      const changes = dataset.read((database) => readChanges(database, place, editions.length - 1));
      return foundData({
        from: since,
        to: dataset.version,
        changes: changes.map(({ golfId, slug, kind, parts }) => ({
          golf_id: String(golfId),
          slug,
          kind,
          parts,
        })),
      });
    },
  },
} satisfies Answers;

/** Oldest first; the last is the dataset's own. */
function editionsOf(dataset: Dataset): Edition[] {
  return dataset.memo('editions', () => {
    const { version, updated_at: updatedAt } = datasetInfo(dataset);
    return [...dataset.read(readEditions), { version, updatedAt }];
  });
}

/** An entry for each edition since the oldest known, the newest first (RFC 4287). */
export function changesFeed(dataset: Dataset, site: Site): Found<string> {
  const editions = editionsOf(dataset);
  const entries: string[] = [];
  for (let place = editions.length - 1; place > 0; place--) {
    const changes = dataset.read((database) => readChanges(database, place - 1, place));
    entries.push(writeEntry(editions[place]!, describeEdition(dataset, changes), site));
  }
  if (editions.length === 1) entries.push(writeEntry(editions[0]!, describeFirst(dataset), site));
  const title = escapeMarkup(changeTexts.feedTitle(site.name));
  return foundDocument(`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeMarkup(`${site.url}${CHANGES_FEED}`)}</id>
<title>${title}</title>
<updated>${timeOf(editions.at(-1)!)}</updated>
<author><name>${escapeMarkup(site.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeMarkup(`${site.url}${CHANGES_FEED}`)}"/>
<link rel="alternate" type="text/html" href="${escapeMarkup(`${site.url}/data`)}"/>
${entries.join('\n')}
</feed>
`);
}

/** A feed needs times; an edition without one counts as the oldest possible. */
function timeOf({ updatedAt }: Edition): string {
  return updatedAt ?? '1970-01-01T00:00:00Z';
}

type Description = { title: string; lines: string[] };

function writeEntry(edition: Edition, { title, lines }: Description, { url }: Site): string {
  const list = lines.map((line) => `<li>${escapeMarkup(line)}</li>`).join('');
  return `<entry>
<id>${escapeMarkup(`${url}${CHANGES_FEED}#${edition.version}`)}</id>
<title>${escapeMarkup(title)}</title>
<updated>${timeOf(edition)}</updated>
<link rel="alternate" type="text/html" href="${escapeMarkup(`${url}/data`)}"/>
<content type="html">${escapeMarkup(`<ul>${list}</ul>`)}</content>
</entry>`;
}

function describeEdition(dataset: Dataset, changes: readonly EditionChange[]): Description {
  const byCountry = [...Map.groupBy(changes, ({ country }) => nameOfCountry(dataset, country))];
  const lines = byCountry
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .map(([country, own]) => changeTexts.ofCountry(country, countKinds(own)));
  return { title: changeTexts.edition(countKinds(changes)), lines };
}

function nameOfCountry({ directory }: Dataset, slug: string): string {
  return directory.countryBySlug.get(slug)?.record.name ?? slug;
}

function countKinds(changes: readonly EditionChange[]): Partial<Record<ChangeKind, number>> {
  const byKind = Map.groupBy(changes, ({ kind }) => kind);
  return Object.fromEntries(
    changeKinds.flatMap((kind) => {
      const count = byKind.get(kind)?.length ?? 0;
      return count === 0 ? [] : [[kind, count]];
    }),
  );
}

function describeFirst({ courses, directory }: Dataset): Description {
  const countries = directory.countries.toSorted((a, b) => b.record.course_count - a.record.course_count);
  return {
    title: changeTexts.first(courses.length),
    lines: countries.map(({ record }) => changeTexts.ofFirst(record.name, record.course_count)),
  };
}
