import { readTownLines } from '#lib/gazetteer/read-gazetteer.ts';
import { regionCodeOf } from '#lib/gazetteer/region-names.ts';
import { keepOne } from '../text/keep-one.ts';

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
  /** Whether it's the capital of its country. */
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
/** The columns before it are read apart: a town's other names are most of its line. */
const FIRST_OF_REST = COLUMN.latitude;

/** Countries where people write "Vila Nova de Cacela". */
const LOWER_CASE_COUNTRIES = new Set(['BR', 'CU', 'DO', 'EC', 'ES', 'IT', 'MX', 'PE', 'PT', 'VE']);
const JOINING_WORD = / (?:De|Del|Da|Do|Di)(?= )/g;

/** GeoNames' mark for "no height known". */
const NO_ELEVATION = '-9999';

/** Settlements by country code; parsed when asked for. */
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
  const keep = keepOne();
  return {
    countryCodes: [...linesOf.keys()],
    of: (countryCode) =>
      (linesOf.get(countryCode) ?? []).flatMap((start) => parseLine(file, start, keep) ?? []),
  };
}

function endOfLine(file: Buffer, start: number): number {
  const end = file.indexOf(NEWLINE, start);
  return end === -1 ? file.length : end;
}

/** The country, read from the end of the line: the other names before the country are most of the line. */
function countryOfLine(file: Buffer, start: number, end: number): string | null {
  let at = end;
  for (let tabs = COLUMNS - 1; tabs > COLUMN.countryCode && at > start; tabs--) {
    at = file.lastIndexOf(TAB, at - 1);
  }
  const before = at > start ? file.lastIndexOf(TAB, at - 1) : -1;
  return before > start ? file.toString('latin1', before + 1, at) : null;
}

function parseLine(file: Buffer, start: number, keep: (text: string) => string): SettlementRecord | null {
  const end = endOfLine(file, start);
  const nameTo = afterTabs(file, start, COLUMN.name + 1) - 1;
  const alternatesFrom = afterTabs(file, nameTo, COLUMN.alternateNames - COLUMN.name);
  const alternatesTo = afterTabs(file, alternatesFrom, 1) - 1;
  if (alternatesTo >= end) return null;
  const [geonameId, name = ''] = file.toString('utf8', start, nameTo).split('\t');
  const rest = file.toString('utf8', alternatesTo + 1, end).split('\t');
  if (rest.length !== COLUMNS - FIRST_OF_REST) return null;
  const text = (column: number) => rest[column - FIRST_OF_REST]!;
  const featureCode = text(COLUMN.featureCode);
  if (NOT_TOWNS.has(featureCode)) return null;
  const elevation = text(COLUMN.elevation) || text(COLUMN.dem);
  const countryCode = keep(text(COLUMN.countryCode));
  const admin2 = keep(text(COLUMN.admin2));
  return {
    geonameId: Number(geonameId),
    name: LOWER_CASE_COUNTRIES.has(countryCode)
      ? name.replace(JOINING_WORD, (word) => word.toLowerCase())
      : name,
    lat: Number(text(COLUMN.latitude)),
    lon: Number(text(COLUMN.longitude)),
    countryCode,
    admin1: regionCodeOf(countryCode, keep(text(COLUMN.admin1)), admin2),
    admin2,
    population: Number(text(COLUMN.population)),
    isCapital: featureCode === 'PPLC',
    elevation: elevation === '' || elevation === NO_ELEVATION ? null : Number(elevation),
    timezone: keep(text(COLUMN.timezone)),
    alternateNames: readLater(file, alternatesFrom, alternatesTo),
  };
}

/** The place at which the text after this many tabs begins; beyond the file's end if there are fewer. */
function afterTabs(file: Buffer, from: number, tabs: number): number {
  let at = from;
  for (let tab = 0; tab < tabs; tab++) {
    const next = file.indexOf(TAB, at);
    at = (next === -1 ? file.length : next) + 1;
  }
  return at;
}

/** Reads text when it's asked for, in a function of its own, so that nothing else of the line stays in memory. */
function readLater(file: Buffer, from: number, to: number): () => string {
  return () => file.toString('utf8', from, to);
}
