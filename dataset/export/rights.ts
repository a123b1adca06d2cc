import type { DatabaseSync } from 'node:sqlite';

/** The licence of a file, and the attribution it needs. */
export type Right = { licence: string; attribution: string };

/** The rights to open data, to what federations and members supplied, and to everything in one file. */
export type Rights = Record<'open' | 'cards' | 'reviews' | 'all', Right>;

type SourceRow = {
  key: string;
  name: string;
  licence: string;
  attribution: string | null;
  items_kept: number;
};

const SUPPLIED = new Set(['scorecards', 'reviews']);

/** A file that states a source of its own has `kind:file` for a key. */
function kindOf(key: string): string {
  return key.split(':')[0]!;
}

export function rightsOf(database: DatabaseSync): Rights {
  const rows = database
    .prepare('SELECT key, name, licence, attribution, items_kept FROM source ORDER BY source_id')
    .all();
  const sources = (rows as SourceRow[]).filter(({ items_kept }) => items_kept > 0);
  const of = (kind: string) => sources.filter(({ key }) => kindOf(key) === kind);
  return {
    open: toRight(sources.filter(({ key }) => !SUPPLIED.has(kindOf(key)))),
    cards: toRight(of('scorecards')),
    reviews: toRight(of('reviews')),
    all: toRight(sources),
  };
}

/** The ODbL's share-alike covers a database that derives from one under the ODbL (ODbL 1.0, section 4.4). */
const SHARE_ALIKE = 'ODbL-1.0';

function toRight(sources: readonly SourceRow[]): Right {
  const licences = [...new Set(sources.map(({ licence }) => licence))];
  const attributions = sources.map(({ attribution, name }) => attribution ?? name);
  const isShared = licences.includes(SHARE_ALIKE) && !licences.includes('Not stated');
  return {
    licence: isShared ? SHARE_ALIKE : licences.join('; '),
    attribution: [...new Set(attributions)].join('. '),
  };
}
