import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import snapshot from './snapshot.json' with { type: 'json' };

/** Which snapshot of GeoNames the gazetteer is, and the SHA-256 of its files before compression. */
export const GAZETTEER = snapshot;

/**
 * The towns of the gazetteer, as lines of a GeoNames dump: tab-separated, by country. Columns that nobody reads are
 * empty. Throws when the file isn't the one that the snapshot names.
 */
export function readTownLines(): Buffer {
  return readPart('towns.tsv');
}

/** The divisions of countries by code: 'PT.14' is Lisbon, 'PT.14.1106' its municipality. */
export function readDivisions(): ReadonlyMap<string, string> {
  const lines = readPart('divisions.tsv').toString('utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const [code = '', name = ''] = line.split('\t');
      return [code, name];
    }),
  );
}

/** Outlines of regions: country, code of the division, letters of Natural Earth's unit, and rings, tab-separated. */
export function readOutlineLines(): string[] {
  return readPart('outlines.tsv').toString('utf8').trimEnd().split('\n');
}

/** Outlines of districts in the same form; the code is that of the region, a dot, and the district's. */
export function readDistrictOutlineLines(): string[] {
  return readPart('districts.tsv').toString('utf8').trimEnd().split('\n');
}

export type GazetteerPart = keyof typeof snapshot.sha256;

function readPart(name: GazetteerPart): Buffer {
  const bytes = brotliDecompressSync(readFileSync(new URL(`./${name}.br`, import.meta.url)));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 === snapshot.sha256[name]) return bytes;
  throw new Error(
    `lib/gazetteer/${name}.br isn't the snapshot of ${snapshot.date}: its SHA-256 is ${sha256}. Check out the folder again.`,
  );
}
