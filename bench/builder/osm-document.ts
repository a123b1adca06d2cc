import type { Position } from '#lib/contract/geometry.ts';
import { escapeMarkup } from '#lib/text/escape-markup.ts';

/** Tags without a value aren't written. */
export type OsmTags = Record<string, string | null | undefined>;

export type OsmDocument = {
  addNode(position: Position, tags: OsmTags): string;
  /** Closed if the last position is the first. Returns an id such as 'way/1'. */
  addWay(positions: readonly Position[], tags: OsmTags): string;
  /** Its outer ring consists of two open ways. */
  addMultipolygon(ring: readonly Position[], tags: OsmTags): string;
  /** OSM XML 0.6: nodes, then ways, then relations. */
  toXml(): string;
};

const STAMP = 'version="1" timestamp="2026-01-01T00:00:00Z"';

export function createOsmDocument(): OsmDocument {
  const nodes: string[] = [];
  const ways: string[] = [];
  const relations: string[] = [];
  const addNodeOnly = ([lon, lat]: Position, tags: OsmTags) => {
    const id = nodes.length + 1;
    const attributes = `id="${id}" ${STAMP} lat="${lat}" lon="${lon}"`;
    const inner = tagsXml(tags);
    nodes.push(inner === '' ? `<node ${attributes}/>` : `<node ${attributes}>${inner}</node>`);
    return id;
  };
  const addWayOf = (refs: readonly number[], tags: OsmTags) => {
    const id = ways.length + 1;
    const list = refs.map((ref) => `<nd ref="${ref}"/>`).join('');
    ways.push(`<way id="${id}" ${STAMP}>${list}${tagsXml(tags)}</way>`);
    return id;
  };
  const nodesOf = (positions: readonly Position[]) => {
    const first = positions[0]!;
    const last = positions.at(-1)!;
    const isClosed = positions.length > 3 && first[0] === last[0] && first[1] === last[1];
    const refs = (isClosed ? positions.slice(0, -1) : positions).map((position) => addNodeOnly(position, {}));
    return isClosed ? [...refs, refs[0]!] : refs;
  };
  return {
    addNode: (position, tags) => `node/${addNodeOnly(position, tags)}`,
    addWay: (positions, tags) => `way/${addWayOf(nodesOf(positions), tags)}`,
    addMultipolygon(ring, tags) {
      const refs = nodesOf(ring);
      const half = Math.floor(refs.length / 2);
      const members = [refs.slice(0, half + 1), refs.slice(half)].map((part) => addWayOf(part, {}));
      const id = relations.length + 1;
      const list = members.map((way) => `<member type="way" ref="${way}" role="outer"/>`).join('');
      const inner = tagsXml({ type: 'multipolygon', ...tags });
      relations.push(`<relation id="${id}" ${STAMP}>${list}${inner}</relation>`);
      return `relation/${id}`;
    },
    toXml: () =>
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<osm version="0.6">',
        ...nodes,
        ...ways,
        ...relations,
        '</osm>',
        '',
      ].join('\n'),
  };
}

function tagsXml(tags: OsmTags): string {
  return Object.entries(tags)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => `<tag k="${key}" v="${escapeMarkup(value!)}"/>`)
    .join('');
}
