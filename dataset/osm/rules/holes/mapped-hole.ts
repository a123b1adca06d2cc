import type { LineString, Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseHole } from '../../../course/course-in-progress.ts';
import { boxOfCoordinates, type PlainBox } from '../../../geometry/box-index.ts';
import type { OsmFeature, OsmTags } from '../../osm-feature.ts';

export type MappedHole = CourseHole & {
  mapped: {
    tags: OsmTags;
    /** Seconds since 1970. */
    timestamp: number;
    line: Position[];
    /** On the ellipsoid. */
    metres: number;
    box: PlainBox;
    label: HoleLabel;
    /** The named area within a facility that the hole lies in. */
    layout: string | null;
  };
};

export function toMappedHole({
  id,
  tags,
  timestamp,
  geometry,
}: OsmFeature & { geometry: LineString }): MappedHole {
  const line = geometry.coordinates;
  const label = readHoleLabel(tags);
  const metres = rulerAt(line[0]![1]).lineDistance(line);
  return {
    key: id,
    number: label.number,
    loop: null,
    name: label.name,
    par: null,
    strokeIndex: null,
    line,
    tee: line[0]!,
    green: line.at(-1)!,
    tees: [],
    heights: null,
    mapped: { tags, timestamp, line, metres, box: boxOfCoordinates(line), label, layout: null },
  };
}

export function threePoints({ mapped: { line, metres } }: MappedHole): [Position, Position, Position] {
  const start = line[0]!;
  const middle = rulerAt(start[1]).along(line, metres / 2) as Position;
  return [start, middle, line.at(-1)!];
}

/** Metres from a green to the next tee. */
export const longestWalkMetres = 250;

export type HoleLabel = {
  number: number | null;
  /** Around the number in ref or name ("Stadium" of "Stadium 1", "W" of "1W"). */
  prefix: string | null;
  /** "Burn" of "7 - Burn". */
  name: string | null;
};

/** Within one facility. */
const highest = 72;

/** In mappers' languages; it says nothing about the layout. */
const holeWords =
  /^(?:hole|holes|h|nr|no|n|num|number|tee|bahn|loch|trou|hoyo|buraco|buca|hål|hal|hull|hul|väylä|reikä|braut|jamka|dołek|лунка|#|№|n°|nº)$/iu;

export function readHoleLabel(tags: OsmTags): HoleLabel {
  const name = tags.name?.trim() || null;
  const byRef = readNumber(tags.ref ?? tags['golf:hole'] ?? tags['hole:ref'] ?? '');
  const byName = readNumber(name ?? '');
  if (byRef) {
    const own = byName?.number === byRef.number ? byName.rest : name;
    // "7 West" with ref=7 names the layout when others share the word.
    return { number: byRef.number, prefix: byRef.prefix ?? byName?.prefix ?? null, name: own };
  }
  if (byName) return { number: byName.number, prefix: byName.prefix, name: byName.rest };
  return { number: null, prefix: null, name };
}

type Read = { number: number; prefix: string | null; rest: string | null };

function readNumber(text: string): Read | null {
  const clean = text.normalize('NFKC').trim();
  return readHundreds(clean) ?? readLeading(clean) ?? readTrailing(clean);
}

/** "103": the third hole of the first course. */
function readHundreds(text: string): Read | null {
  const match = /^([1-9])(0[1-9]|1[0-8])$/.exec(text);
  return match && { number: Number(match[2]), prefix: match[1]!, rest: null };
}

/** "1", "01", "1W", "1 West", "1/10", "1;10", "7 - Burn", "7. Burn", "7th". */
function readLeading(text: string): Read | null {
  const match = /^#?0*(\d{1,2})(?!\d)(?:st|nd|rd|th|º|ª)?(.*)$/su.exec(text);
  const number = toNumber(match?.[1]);
  if (!match || number === null) return null;
  const after = match[2]!.trim();
  // The second number of a hole that is played twice.
  if (after === '' || after === '.' || /^[/;,&+-]\s*\d{1,2}$/.test(after))
    return { number, prefix: null, rest: null };
  const named = /^[-–—:.)]\s*(.+)$/su.exec(after);
  if (named) return { number, prefix: null, rest: named[1]! };
  const word = /^[([]?(\p{L}[\p{L}\s]{0,24}?)[)\]]?$/u.exec(after);
  if (!word) return null;
  return isHoleWord(word[1]!)
    ? { number, prefix: null, rest: null }
    : { number, prefix: word[1]!, rest: word[1]! };
}

/** "Stadium 1", "Hole 7", "A3", "Loch Nr. 5", "North #4". */
function readTrailing(text: string): Read | null {
  const match = /^(\p{L}[^\d]*?)[\s#.:_-]*0*(\d{1,2})$/su.exec(text);
  const number = toNumber(match?.[2]);
  if (!match || number === null) return null;
  const words = match[1]!.split(/[\s.:_-]+/u).filter((word) => word !== '' && !isHoleWord(word));
  return { number, prefix: words.length > 0 ? words.join(' ') : null, rest: null };
}

function isHoleWord(word: string): boolean {
  return holeWords.test(word.replace(/[.#]$/, ''));
}

function toNumber(digits: string | undefined): number | null {
  const number = Number(digits);
  return digits !== undefined && number >= 1 && number <= highest ? number : null;
}
