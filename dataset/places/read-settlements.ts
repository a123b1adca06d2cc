import { readTownLines } from '#lib/gazetteer/read-gazetteer.ts';
import { regionCodeOf } from '#lib/gazetteer/region-names.ts';

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
  /** Comma-separated. */
  alternateNames: string;
};

/** Sections of a town, historical, abandoned, destroyed ones. (geonames.org/export/codes.html) */
const NOT_TOWNS = new Set(['PPLX', 'PPLH', 'PPLCH', 'PPLQ', 'PPLW']);

/** The columns of a GeoNames dump. */
const COLUMNS = 19;
const COUNTRY_COLUMN = 8;

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
  return parseSettlements(readTownLines().toString('utf8'));
}

/** GeoNames' tab-separated lines: most builds want few countries. A line with too few columns is ignored. */
export function parseSettlements(text: string): Settlements {
  const lines = text.split('\n').filter((line) => line !== '');
  const linesOf = Map.groupBy(lines, (line) => line.split('\t', COUNTRY_COLUMN + 1)[COUNTRY_COLUMN] ?? '');
  return {
    countryCodes: [...linesOf.keys()].filter((code) => code !== ''),
    of: (countryCode) => (linesOf.get(countryCode) ?? []).flatMap((line) => parseLine(line) ?? []),
  };
}

function parseLine(line: string): SettlementRecord | null {
  const columns = line.split('\t');
  if (columns.length !== COLUMNS) return null;
  const [geonameId, name = '', , alternateNames = '', lat, lon, , featureCode = '', countryCode = ''] =
    columns;
  const [, admin1 = '', admin2 = '', , , population, elevation, dem, timezone = ''] = columns.slice(9);
  if (NOT_TOWNS.has(featureCode)) return null;
  const height = elevation || dem;
  return {
    geonameId: Number(geonameId),
    name: LOWER_CASE_COUNTRIES.has(countryCode)
      ? name.replace(JOINING_WORD, (word) => word.toLowerCase())
      : name,
    lat: Number(lat),
    lon: Number(lon),
    countryCode,
    admin1: regionCodeOf(countryCode, admin1, admin2),
    admin2,
    population: Number(population),
    isCapital: featureCode === 'PPLC',
    elevation: !height || height === NO_ELEVATION ? null : Number(height),
    timezone,
    alternateNames,
  };
}
