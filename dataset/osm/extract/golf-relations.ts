import { type OsmFeature, osmKey } from '../osm-feature.ts';
import type { FeatureLines } from './feature-lines.ts';

/** A relation that isn't an area: a site, or a course or layout with its holes in order. */
export type GolfRelation = { id: string; name: string; members: string[] };

const kinds: Record<string, string> = { n: 'node', w: 'way', r: 'relation' };

/** Reads a relation from a line of OPL; null for another one, or one without a name. */
export function parseGolfRelation(line: string): GolfRelation | null {
  const fields = line.split(' ');
  const tags = new Map(
    fieldOf(fields, 'T')
      .split(',')
      .map((tag): [string, string] => {
        const [key = '', value = ''] = tag.split('=').map(plain);
        return [key, value];
      }),
  );
  const type = tags.get('type') ?? '';
  const isGolf = type === 'golf' || tags.get('golf') === 'course' || tags.get('leisure') === 'golf_course';
  const isOfParts = /^(?:golf|site|route|group|collection|cluster)$/.test(type);
  const name = tags.get('name')?.trim() ?? '';
  const isRoute = tags.get('route') === 'golf' || tags.get('site') === 'golf' || tags.get('sport') === 'golf';
  if (!isOfParts || !(isGolf || isRoute) || name === '') return null;
  const members = fieldOf(fields, 'M')
    .split(',')
    .map((member) => member.split('@')[0]!)
    .filter((member) => /^[nwr]-?\d+$/.test(member))
    .map((member) => `${kinds[member[0]!]}/${member.slice(1)}`);
  return { id: `relation/${fields[0]!.slice(1)}`, name, members };
}

/** The field that this letter begins in a line of OPL; '' if there is no such field. */
export function fieldOf(fields: readonly string[], letter: string): string {
  return fields.find((field) => field.startsWith(letter))?.slice(1) ?? '';
}

function plain(text: string): string {
  return text.replace(/%([0-9a-f]+)%/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/**
 * Adds what relations say to their members: their name, and a hole's place among the relation's holes. Returns the ids of
 * relations with a member that we have. The fuller of two equal versions of an object is its newest.
 */
export function tagMembers(relations: readonly GolfRelation[], lines: FeatureLines): Set<string> {
  const wanted = new Set(relations.flatMap(({ members }) => members.map(osmKey)));
  const features = new Map<number, OsmFeature>();
  const { keys } = lines.columns();
  for (let index = 0; index < lines.count(); index++) {
    if (wanted.has(keys[index]!)) features.set(keys[index]!, lines.read(index));
  }
  const used = new Set<string>();
  for (const { id, name, members } of relations) {
    const own = members.flatMap((member) => features.get(osmKey(member)) ?? []);
    const holes = own.filter(({ tags }) => tags.golf === 'hole');
    for (const feature of own) {
      const order = holes.indexOf(feature);
      const said = { 'relation:name': name, ...(order >= 0 && { 'relation:order': String(order + 1) }) };
      lines.push(exportedLine({ ...feature, tags: { ...feature.tags, ...said } }));
      used.add(id);
    }
  }
  return used;
}

/** A line as osmium writes it. */
function exportedLine({ id, version, timestamp, tags, geometry }: OsmFeature): string {
  const [kind, number] = id.split('/');
  const isLine = geometry.type === 'LineString';
  const uniqueId =
    kind === 'node'
      ? `n${number}`
      : isLine && kind === 'way'
        ? `w${number}`
        : `a${2 * Number(number) + (kind === 'relation' ? 1 : 0)}`;
  const shape =
    geometry.type === 'Polygon' ? { type: 'MultiPolygon', coordinates: [geometry.coordinates] } : geometry;
  const properties = { '@version': version, '@timestamp': timestamp, ...tags };
  return JSON.stringify({ type: 'Feature', id: uniqueId, geometry: shape, properties });
}
