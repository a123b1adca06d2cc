import { SourceError } from '../../errors.ts';

type Place = { lat: number; lon: number };
type Element = Partial<Place> & {
  type: string;
  id: number;
  version?: number;
  timestamp?: string;
  tags?: Record<string, string>;
  nodes?: number[];
  geometry?: (Place | null)[];
  members?: { type: string; ref: number; role: string }[];
};

/** Above any id on the map. */
const FIRST_MADE = 1e12;

/**
 * The objects of an answer of the Overpass API in JSON, as OPL (https://osmcode.org/opl-file-format/).
 * Ways of `out geom` that list no nodes get some without an id on the map. Throws a SourceError for an answer that
 * broke off.
 */
export function oplOfOverpass(file: string, text: string): string {
  const answer = parse(file, text);
  if (answer.remark?.includes('error')) {
    throw new SourceError(`${file} is an incomplete answer of Overpass (${answer.remark.trim()}): ask again`);
  }
  const elements = [...(answer.elements ?? [])];
  const known = new Set(elements.filter(({ type }) => type === 'node').map(({ id }) => id));
  const made = new Map<string, number>();
  const nodeAt = (place: Place, id: number | undefined): number => {
    const key = `${place.lon} ${place.lat}`;
    const node = id ?? made.get(key) ?? FIRST_MADE + made.size;
    if (id === undefined) made.set(key, node);
    if (!known.has(node)) elements.push({ type: 'node', id: node, lat: place.lat, lon: place.lon });
    known.add(node);
    return node;
  };
  const lines = new Map<string, string>();
  for (const element of answer.elements ?? []) {
    if (element.type !== 'way' || !element.geometry) continue;
    const { geometry, nodes } = element;
    element.nodes = geometry.flatMap((place, i) => (place ? [nodeAt(place, nodes?.[i])] : []));
  }
  // The same object may be in the answer twice, with tags and as a part.
  for (const element of elements) {
    const key = `${element.type} ${element.id}`;
    if (!lines.has(key) || element.tags) lines.set(key, lineOf(element));
  }
  return [...lines.values(), ''].join('\n');
}

type OverpassAnswer = { elements?: Element[]; remark?: string };

function parse(file: string, text: string): OverpassAnswer {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SourceError(
      `${file} is not JSON that we can read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function lineOf({
  type,
  id,
  version,
  timestamp,
  tags = {},
  nodes = [],
  members = [],
  ...place
}: Element): string {
  const known = Object.entries(tags).map(([key, value]) => `${escaped(key)}=${escaped(value)}`);
  const parts = [`${type[0]}${id}`, `v${version ?? 1}`, 'dV', `t${timestamp ?? ''}`, `T${known.join(',')}`];
  if (type === 'node') parts.push(`x${place.lon}`, `y${place.lat}`);
  if (type === 'way') parts.push(`N${nodes.map((node) => `n${node}`).join(',')}`);
  if (type === 'relation')
    parts.push(
      `M${members.map(({ type: kind, ref, role }) => `${kind[0]}${ref}@${escaped(role)}`).join(',')}`,
    );
  return parts.join(' ');
}

/** Signs that OPL writes by their numbers. */
function escaped(text: string): string {
  return text.replace(/[\s%,=@\p{Cc}]/gu, (sign) => `%${sign.codePointAt(0)!.toString(16)}%`);
}
