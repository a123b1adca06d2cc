import { boxOfCoordinates } from '../../../geometry/box-index.ts';
import { distanceToGeometry } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { type LandmarkIndex, onTeeMetres, shortMetres } from './hole-ends.ts';
import { namesHole, readHoleLabel } from './hole-label.ts';
import type { MappedHole } from './mapped-hole.ts';

export type NumberByPart = { hole: MappedHole; number: number; part: OsmFeature };

/**
 * Numbers of holes whose own objects have none, from the pin, green or tees that belong to them alone. Where these
 * contradict each other, or two holes would have the same number, none is set.
 */
export function findNumbersByParts(holes: readonly MappedHole[], landmarks: LandmarkIndex): NumberByPart[] {
  if (holes.every(({ number }) => number !== null)) return [];
  const partsOf = new Map(holes.map((hole) => [hole, partsOfHole(hole, landmarks)]));
  const uses = new Map<string, number>();
  for (const { id } of [...partsOf.values()].flat()) uses.set(id, (uses.get(id) ?? 0) + 1);
  const found = [...partsOf].flatMap(([hole, parts]) => {
    if (hole.number !== null) return [];
    const own = parts.filter(({ id }) => uses.get(id) === 1);
    const numbers = new Set(own.map(numberOf));
    return numbers.size === 1 ? [{ hole, number: numberOf(own[0]!)!, part: own[0]! }] : [];
  });
  const taken = new Set(holes.map(({ number, loop }) => `${number} ${loop}`));
  const counts = Map.groupBy(found, ({ number, hole }) => `${number} ${hole.loop}`);
  return found.filter(({ number, hole }) => {
    const key = `${number} ${hole.loop}`;
    return !taken.has(key) && counts.get(key)!.length === 1;
  });
}

/** Parts with a number at the hole's ends. */
function partsOfHole({ line }: MappedHole, { greens, pins, tees }: LandmarkIndex): OsmFeature[] {
  const [start, end] = [line[0]!, line.at(-1)!];
  const at = (index: LandmarkIndex['pins'], place: typeof start, metres: number) =>
    index
      .near(boxOfCoordinates(place), metres)
      .filter(
        (part) => numberOf(part) !== null && distanceToGeometry([place], part.geometry, metres) <= metres,
      );
  return [...at(pins, end, shortMetres), ...at(greens, end, shortMetres), ...at(tees, start, onTeeMetres)];
}

/** The most holes of one round and its loops; a tee called 61 is so long. */
const mostHoles = 36;

/** The number of a pin, green or tee; the practice ground's have none. */
export function numberOf({ tags }: OsmFeature): number | null {
  const { number, second } = readHoleLabel({ ref: tags.ref ?? '', ...(tags.name && { name: tags.name }) });
  const isOne = number !== null && number <= mostHoles && second === null;
  return isOne && !isPracticePart(tags) && !/^P/.test(tags.ref ?? '') ? number : null;
}

const practiceWords =
  /(?<![\p{L}])(practi[cs]e|putting|chipping|pitching|training|übungs\p{L}*|puttinggrün|putt|entra[iî]nement|entreno|pr[aá]cticas?|pr[aá]tica|oefen\p{L}*|övnings\p{L}*|trenings?\p{L}*|cvičn\p{L}*|ćwicz\p{L}*|harjoitus\p{L}*|æfinga\p{L}*|練習\S*|연습\S*)(?![\p{L}])/iu;

/** Whether a part is for putting or chipping, by name or tag: it belongs to no hole. */
export function isPracticePart(tags: OsmFeature['tags']): boolean {
  const said = [tags.name, tags['name:en'], tags.description, tags.green, tags['golf:green'], tags.note];
  if (said.some((text) => text !== undefined && practiceWords.test(text) && !namesHole(text))) return true;
  return tags.practice === 'yes' || /^(practi[cs]e|putting|chipping)/.test(tags.golf ?? '');
}
