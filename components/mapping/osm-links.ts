import { plainLine } from '#components/site/plain-line.ts';
import type { Origin } from '#lib/api/records.ts';

type Place = { latitude: number; longitude: number };

/** How long a changeset comment may be, in characters. */
const COMMENT = { least: 5, most: 255 };
/** Zoom of the editor's map: a hole fills the window. */
const ZOOM = 18;
/** Degrees around a place, for JOSM: about 150 m. */
const AROUND = 0.0015;

type OsmObject = { type: 'node' | 'way' | 'relation'; id: string };

/** Null where the origin isn't an object of OpenStreetMap. */
export function osmObject({ source, id }: Origin): OsmObject | null {
  const [, type, number] = /^(node|way|relation)\/([1-9][0-9]*)$/.exec(id) ?? [];
  return source === 'osm' && type && number ? { type: type as OsmObject['type'], id: number } : null;
}

export function objectLink(object: OsmObject): string {
  return `https://www.openstreetmap.org/${object.type}/${object.id}`;
}

/**
 * iD through openstreetmap.org's edit page, on this object and place; without an object, just the place. The
 * comment is cut to fit a changeset.
 */
export function editorLink(
  object: OsmObject | null,
  { latitude, longitude }: Place,
  comment: string,
): string {
  const query = object ? `editor=id&${object.type}=${object.id}` : 'editor=id';
  const map = [ZOOM, latitude.toFixed(5), longitude.toFixed(5)].join('/');
  return `https://www.openstreetmap.org/edit?${query}#map=${map}&comment=${encodeURIComponent(toComment(comment))}`;
}

/** Loads and selects it in a JOSM that runs on this computer and listens (its remote control). */
export function josmLink(object: OsmObject | null, { latitude, longitude }: Place, comment: string): string {
  const around = {
    left: longitude - AROUND,
    right: longitude + AROUND,
    bottom: latitude - AROUND,
    top: latitude + AROUND,
  };
  const box = Object.entries(around).map(([side, degrees]) => `${side}=${degrees.toFixed(5)}`);
  const select = object ? [`select=${object.type}${object.id}`] : [];
  const said = `changeset_comment=${encodeURIComponent(toComment(comment))}`;
  return `http://127.0.0.1:8111/load_and_zoom?${[...box, ...select, said].join('&')}`;
}

/** A comment on one line, of 5 to 255 characters. */
function toComment(text: string): string {
  return plainLine(text, COMMENT.most).padEnd(COMMENT.least, '.');
}
