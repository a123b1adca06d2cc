import { readTownLines } from '#lib/gazetteer/read-gazetteer.ts';
import { regionCodeOf } from '#lib/gazetteer/region-names.ts';
import { keepOne } from '#lib/text/keep-one.ts';

/** A town of the gazetteer, as far as the builder needs it. */
export type SettlementRecord = {
  geonameId: number;
  name: string;
  lon: number;
  lat: number;
  countryCode: string;
  admin1: string;
  admin2: string;
  population: number;
  /** Of its country. */
  isCapital: boolean;
  /** Metres. */
  elevation: number | null;
  timezone: string;
  /** Comma-separated; read from the file only when asked. */
  alternateNames(): string;
};

/** Sections of a town, historical, abandoned, destroyed ones. (geonames.org/export/codes.html) */
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

/** Where people write "Vila Nova de Cacela". */
const LOWER_CASE_COUNTRIES = new Set(['BR', 'CU', 'DO', 'EC', 'ES', 'IT', 'MX', 'PE', 'PT', 'VE']);
const JOINING_WORD = / (?:De|Del|Da|Do|Di)(?= )/g;

/** GeoNames' mark for "no height known". */
const NO_ELEVATION = '-9999';

/** By country code; parsed when asked for. */
export type Settlements = {
  countryCodes: readonly string[];
  of(countryCode: string): SettlementRecord[];
};

export function readSettlements(): Settlements {
  return parseSettlements(readTownLines());
}

/** GeoNames' tab-separated lines: most builds want few countries. A line with too few columns is ignored. */
export function parseSettlements(file: Buffer): Settlements {
  const linesOf = new Map<string, number[]>();
  for (let start = 0; start < file.length; ) {
    const end = endOfLine(file, start);
    const countryCode = countryOfLine(file, start, end);
    if (countryCode !== null) {
      const lines = linesOf.get(countryCode);
      if (lines) lines.push(start);
      else linesOf.set(countryCode, [start]);
    }
    start = end + 1;
  }
  const one = keepOne();
  return {
    countryCodes: [...linesOf.keys()],
    of: (countryCode) =>
      (linesOf.get(countryCode) ?? []).flatMap((start) => parseLine(file, start, one) ?? []),
  };
}

function endOfLine(file: Buffer, start: number): number {
  const end = file.indexOf(NEWLINE, start);
  return end === -1 ? file.length : end;
}

/** From the end of the line: the other names before the country are most of the line. */
function countryOfLine(file: Buffer, start: number, end: number): string | null {
  let at = end;
  for (let tabs = COLUMNS - 1; tabs > COLUMN.countryCode && at > start; tabs--) {
    at = file.lastIndexOf(TAB, at - 1);
  }
  const before = at > start ? file.lastIndexOf(TAB, at - 1) : -1;
  return before > start ? file.toString('latin1', before + 1, at) : null;
}

function parseLine(file: Buffer, start: number, one: (text: string) => string): SettlementRecord | null {
  const end = endOfLine(file, start);
  const starts = new Uint32Array(COLUMNS + 1);
  let column = 0;
  starts[0] = start;
  for (let at = file.indexOf(TAB, start); at !== -1 && at < end; at = file.indexOf(TAB, at + 1)) {
    column++;
    if (column < COLUMNS) starts[column] = at + 1;
  }
  starts[COLUMNS] = end + 1;
  return column === COLUMNS - 1 ? toRecord(file, starts, one) : null;
}

function toRecord(file: Buffer, starts: Uint32Array, one: (text: string) => string): SettlementRecord | null {
  const text = (column: number) => file.toString('utf8', starts[column]!, starts[column + 1]! - 1);
  const shared = (column: number) => one(text(column));
  if (NOT_TOWNS.has(shared(COLUMN.featureCode))) return null;
  const elevation = text(COLUMN.elevation) || text(COLUMN.dem);
  const countryCode = shared(COLUMN.countryCode);
  const admin2 = shared(COLUMN.admin2);
  const alternatesFrom = starts[COLUMN.alternateNames]!;
  const alternatesTo = starts[COLUMN.alternateNames + 1]! - 1;
  return {
    geonameId: Number(text(COLUMN.geonameId)),
    name: LOWER_CASE_COUNTRIES.has(countryCode)
      ? text(COLUMN.name).replace(JOINING_WORD, (word) => word.toLowerCase())
      : text(COLUMN.name),
    lat: Number(text(COLUMN.latitude)),
    lon: Number(text(COLUMN.longitude)),
    countryCode,
    admin1: regionCodeOf(countryCode, shared(COLUMN.admin1), admin2),
    admin2,
    population: Number(text(COLUMN.population)),
    isCapital: shared(COLUMN.featureCode) === 'PPLC',
    elevation: elevation === '' || elevation === NO_ELEVATION ? null : Number(elevation),
    timezone: shared(COLUMN.timezone),
    alternateNames: () => file.toString('utf8', alternatesFrom, alternatesTo),
  };
}
