import type { Position } from '#lib/contract/geometry.ts';
import { countryAt } from '../../places/countries.ts';
import { type Coasts, readCoasts } from '../../places/islands.ts';
import type { Places, Settlement } from '../../places/place.ts';
import { countryQuotas } from '../quotas.ts';
import { type Random, randomOf } from '../random.ts';

export type Site = {
  position: Position;
  countryCode: string;
  town: Settlement;
  isSister: boolean;
};

const METRES_PER_DEGREE = 111_195;
/** The least distance between two courses. */
const ROOM_METRES = 2000;
const CELL_DEGREES = ROOM_METRES / METRES_PER_DEGREE;
const TRIES = 40;
/** The ground must be dry this far from the clubhouse. */
const REACH_METRES = 500;

/** Clubs with a second course next to the first. */
const SISTER_SHARE = 0.04;

/** A country with two courses on islands far away, as Portugal has them on the Azores. */
const FAR = { countryCode: 'PT', eastMost: -20, courses: 2 };

/** 614 of 2,884 courses, with 8 % of Britain's people. */
const SCOTLAND = 'SCT';
const SCOTLAND_WEIGHT = 3.1;

/** Sites near towns (more for larger ones), in the right country, on land, and away from others if there's room. */
export function chooseSites(courses: number, seed: number, places: Places): Site[] {
  const [coasts, room] = [readCoasts(), makeRoom()];
  const quotas = countryQuotas(courses).filter((quota) => quota.courses > 0);
  return quotas.flatMap(({ code, courses: count }) => {
    const draws = { random: randomOf(seed, code.charCodeAt(0), code.charCodeAt(1)), coasts, room };
    const towns = places.settlementsOf(code);
    if (code !== FAR.countryCode || count <= FAR.courses) return choose(towns, code, count, draws);
    const [far, near] = [true, false].map((isFar) =>
      towns.filter(({ position: [lon] }) => lon < FAR.eastMost === isFar),
    ) as [Settlement[], Settlement[]];
    return [...choose(near, code, count - FAR.courses, draws), ...choose(far, code, FAR.courses, draws)];
  });
}

/** What sites are drawn with. All countries share one `room`. */
type Draws = { random: Random; coasts: Coasts; room: Room };

function choose(towns: Settlement[], countryCode: string, count: number, draws: Draws): Site[] {
  const drawTown = townDrawer(towns, draws.random);
  const sites: Site[] = [];
  while (sites.length < count) {
    const sister = draws.random.chance(SISTER_SHARE) ? chooseSister(sites.at(-1), draws) : null;
    sites.push(sister ?? chooseSite(countryCode, drawTown, draws));
  }
  return sites;
}

/** A second course next to the last site's; null if it won't fit. */
function chooseSister(last: Site | undefined, { random, coasts, room }: Draws): Site | null {
  if (!last || last.isSister) return null;
  const position = moved(last.position, random.between(2050, 2600), random.between(0, 2 * Math.PI));
  if (countryAt(position) !== last.countryCode || !isDryAround(position, coasts) || !room.take(position))
    return null;
  return { ...last, position, isSister: true };
}

function townDrawer(towns: Settlement[], random: Random): () => Settlement {
  if (towns.length === 0) throw new RangeError('A country needs a town to have a course');
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

function chooseSite(countryCode: string, drawTown: () => Settlement, { random, coasts, room }: Draws): Site {
  let second: Site | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const town = drawTown();
    const metres = 1200 * (1 + attempt / 10) * Math.exp(random.between(0, 2));
    const position = moved(town.position, metres, random.between(0, 2 * Math.PI));
    if (Math.abs(position[0]) > 179.9 || countryAt(position) !== countryCode) continue;
    const site: Site = { position, countryCode, town, isSister: false };
    if (!coasts.contain(position)) continue;
    if (isDryAround(position, coasts) && room.take(position)) return site;
    second ??= site;
  }
  // Atolls and city states have little room: take the best place seen, or the town itself.
  const town = drawTown();
  const site = second ?? { position: town.position, countryCode, town, isSister: false };
  room.take(site.position);
  return site;
}

type Room = {
  /** Takes a position, unless one within two kilometres is taken. Says whether it did. */
  take(position: Position): boolean;
};

/** Cells are as wide as the least distance, so nine hold every position that's too near. */
function makeRoom(): Room {
  const cells = new Map<number, Position[]>();
  const keyOf = (column: number, row: number) => row * 100_000 + column;
  return {
    take([lon, lat]) {
      const row = Math.floor(lat / CELL_DEGREES);
      // A row's columns are as wide in metres as the row is high.
      const wide = Math.cos(((row + 0.5) * CELL_DEGREES * Math.PI) / 180);
      for (let r = row - 1; r <= row + 1; r++) {
        const wideHere = Math.cos(((r + 0.5) * CELL_DEGREES * Math.PI) / 180);
        const column = Math.floor((lon * wideHere) / CELL_DEGREES);
        for (let c = column - 1; c <= column + 1; c++) {
          for (const [x, y] of cells.get(keyOf(c, r)) ?? []) {
            if (Math.hypot((x - lon) * wide, y - lat) < CELL_DEGREES) return false;
          }
        }
      }
      const key = keyOf(Math.floor((lon * wide) / CELL_DEGREES), row);
      const cell = cells.get(key);
      if (cell) cell.push([lon, lat]);
      else cells.set(key, [[lon, lat]]);
      return true;
    },
  };
}

function isDryAround(position: Position, coasts: Coasts): boolean {
  if (!coasts.mayBeNear(position, 2 * REACH_METRES)) return coasts.contain(position);
  for (let i = 0; i < 6; i++) {
    if (!coasts.contain(moved(position, REACH_METRES, (i * Math.PI) / 3))) return false;
  }
  return true;
}

/** A position moved on a sphere; the direction is in radians from east, counter-clockwise. */
function moved([lon, lat]: Position, metres: number, direction: number): Position {
  const degrees = metres / METRES_PER_DEGREE;
  const north = degrees * Math.sin(direction);
  const east = (degrees * Math.cos(direction)) / Math.cos((lat * Math.PI) / 180);
  return [round6(lon + east), round6(lat + north)];
}

function round6(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
