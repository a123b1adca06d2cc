import { isObject } from './read-lines.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The form of its ids: a list of somebody else's with a column `id` isn't taken for theirs. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The course of a record of OpenGolfAPI as a line of our own format: a GeoJSON feature of its dump, a row of its CSV
 * (with numbers as text), or a flat record of its API. Null for a record of another format. Its `osm_id` isn't used: it
 * doesn't say whether that's a node, a way or a relation.
 */
export function fromOpenGolfApi(object: Fields): Fields | null {
  const isFeature = object.type === 'Feature' && isObject(object.properties);
  const record = isFeature ? (object.properties as Fields) : object;
  if (!UUID.test(String(record.id)) || 'source_id' in record) return null;
  const [longitude, latitude] = coordinatesOf(object) ?? [
    numberOf(record.longitude),
    numberOf(record.latitude),
  ];
  return {
    source_id: `opengolfapi:${record.id}`,
    name: record.name ?? record.course_name,
    latitude,
    longitude,
    country_code: record.country,
    region_code: record.state,
    city: record.city,
    address: record.address,
    postal_code: textOf(record.postal_code),
    phone: textOf(record.phone),
    website: record.website,
    access: record.course_type ?? record.type,
    opened_year: numberOf(record.year_built ?? record.year),
    architects: typeof record.architect === 'string' && record.architect !== '' ? [record.architect] : [],
    hole_count: numberOf(record.holes ?? record.holes_count),
    par: numberOf(record.par ?? record.par_total),
    holes: Array.isArray(record.scorecard) ? record.scorecard.flatMap(holeOf) : holesOfColumns(record),
    updated_at: record.updated_at,
  };
}

function coordinatesOf({ geometry }: Fields): [unknown, unknown] | null {
  if (!isObject(geometry) || !Array.isArray(geometry.coordinates)) return null;
  const [longitude, latitude] = geometry.coordinates;
  return [longitude, latitude];
}

function holeOf(hole: unknown): Fields[] {
  if (!isObject(hole)) return [];
  return [{ number: hole.hole, par: hole.par, stroke_index: hole.handicap_index ?? hole.handicap }];
}

const HOLES = 18;

/** `hole_1_par` and `hole_1_hcp` to 18; holes of which neither is known are left out. */
function holesOfColumns(record: Fields): Fields[] {
  return Array.from({ length: HOLES }, (_, i) => ({
    number: i + 1,
    par: numberOf(record[`hole_${i + 1}_par`]),
    stroke_index: numberOf(record[`hole_${i + 1}_hcp`]),
  })).filter(({ par, stroke_index }) => par != null || stroke_index != null);
}

/** The number that a cell of CSV has as text; anything else as it is, for the reader of fields to judge. */
function numberOf(value: unknown): unknown {
  if (value === '') return null;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Some records have a telephone number or a postal code as a number. */
function textOf(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
