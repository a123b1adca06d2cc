import type { Position } from '#lib/contract/geometry.ts';
import { countryAt } from '../../places/country-at.ts';
import type { Places, Settlement } from '../../places/place.ts';
import { type Random, randomOf } from '../random.ts';
import { countryQuotas } from './country-quotas.ts';
import { type IsLand, readLand } from './land.ts';
import { makeRoom, type Room } from './room.ts';

/** Where a course stands, and the town it stands near. */
export type Site = {
  position: Position;
  countryCode: string;
  town: Settlement;
  /** It belongs to the club of the site before it. */
  isSister: boolean;
};

const METRES_PER_DEGREE = 111_195;
const TRIES = 40;
/** A course reaches about this far from its clubhouse: these points must be dry, too. */
const REACH_METRES = 500;

/** Clubs with a second course next to the first. */
const SISTER_SHARE = 0.04;

/** Golf's share in Scotland is well over Britain's mean (614 of 2,884 courses for 8 % of the people). */
const SCOTLAND = 'SCT';
const SCOTLAND_WEIGHT = 3.1;

/**
 * A site for each course, country by country: a few kilometres from a town that is drawn by its population, in
 * the country meant, on land, and away from other courses where there is room.
 */
export function chooseSites(courses: number, seed: number, places: Places): Site[] {
  const isLand = readLand();
  const room = makeRoom();
  return countryQuotas(courses).flatMap(({ code, courses: count }) => {
    const random = randomOf(seed, code.charCodeAt(0), code.charCodeAt(1));
    const drawTown = townDrawer(places.settlementsOf(code), random);
    const sites: Site[] = [];
    while (sites.length < count) {
      const sister = random.chance(SISTER_SHARE) ? chooseSister(sites.at(-1), random, isLand, room) : null;
      sites.push(sister ?? chooseSite(code, drawTown, random, isLand, room));
    }
    return sites;
  });
}

/** A second course of the last site's club, next to its first. */
function chooseSister(last: Site | undefined, random: Random, isLand: IsLand, room: Room): Site | null {
  if (!last || last.isSister) return null;
  const position = moved(last.position, random.between(2050, 2600), random.between(0, 2 * Math.PI));
  if (countryAt(position) !== last.countryCode || !isDryAround(position, isLand) || !room.take(position))
    return null;
  return { ...last, position, isSister: true };
}

function townDrawer(towns: Settlement[], random: Random): () => Settlement {
  if (towns.length === 0) throw new RangeError('A country without a town cannot have a course');
  let sum = 0;
  const sums = towns.map((town) => {
    const weight = (town.population + 500) ** 0.7;
    sum += town.countryCode === 'GB' && town.regionCode === SCOTLAND ? weight * SCOTLAND_WEIGHT : weight;
    return sum;
  });
  return () => {
    const wanted = random.next() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! > wanted) high = middle;
      else low = middle + 1;
    }
    return towns[low]!;
  };
}

function chooseSite(
  countryCode: string,
  drawTown: () => Settlement,
  random: Random,
  isLand: IsLand,
  room: Room,
): Site {
  let second: Site | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const town = drawTown();
    const metres = 1200 * (1 + attempt / 10) * Math.exp(random.between(0, 2));
    const position = moved(town.position, metres, random.between(0, 2 * Math.PI));
    if (Math.abs(position[0]) > 179.9 || countryAt(position) !== countryCode) continue;
    const site: Site = { position, countryCode, town, isSister: false };
    if (!isLand(position)) continue;
    if (isDryAround(position, isLand) && room.take(position)) return site;
    second ??= site;
  }
  // Atolls and city states have no room: the town itself, if nothing better was met.
  const town = drawTown();
  const site = second ?? { position: town.position, countryCode, town, isSister: false };
  room.take(site.position);
  return site;
}

function isDryAround(position: Position, isLand: IsLand): boolean {
  for (let i = 0; i < 6; i++) if (!isLand(moved(position, REACH_METRES, (i * Math.PI) / 3))) return false;
  return true;
}

/** A position some metres away in a direction (radians from east, counter-clockwise), on a sphere. */
function moved([lon, lat]: Position, metres: number, direction: number): Position {
  const degrees = metres / METRES_PER_DEGREE;
  const north = degrees * Math.sin(direction);
  const east = (degrees * Math.cos(direction)) / Math.cos((lat * Math.PI) / 180);
  return [round6(lon + east), round6(lat + north)];
}

function round6(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
