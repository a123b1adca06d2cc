import type { Position } from '#lib/contract/geometry.ts';
import { fold } from '#lib/text/fold.ts';
import type { Gazetteer, NearTown, Town } from './gazetteer.ts';

/** A town further away than this is not what a golfer would call the course's town. */
const CITY_REACH_KM = 60;

/** How many towns are weighed. */
const CANDIDATES = 24;

/** How far a source's own city name is looked for. */
const HINT_REACH_KM = 40;
const HINT_CANDIDATES = 200;

/**
 * The town a golfer would name for a position, and the nearest one whatever its name (for time zone and height).
 * Within the region; the source's own city name wins where it is a known town near by, in any language.
 */
export function townOf(
  gazetteer: Gazetteer,
  position: Position,
  regionCode: string,
  cityName: string | null,
): { city: Town | null; nearest: Town | null } {
  const near = gazetteer.near(position, CANDIDATES, CITY_REACH_KM);
  const inRegion = near.filter(({ town }) => town.regionCode === regionCode);
  const candidates =
    inRegion.length > 0 ? inRegion : gazetteer.near(position, CANDIDATES, CITY_REACH_KM, regionCode);
  const hinted = cityName === null ? null : namedTown(gazetteer, position, regionCode, cityName, candidates);
  const nearest = candidates[0] ?? near[0] ?? gazetteer.near(position, 1, 20_038)[0];
  return { city: hinted ?? bestKnown(candidates), nearest: nearest?.town ?? null };
}

function namedTown(
  gazetteer: Gazetteer,
  position: Position,
  regionCode: string,
  cityName: string,
  candidates: NearTown[],
): Town | null {
  const wanted = fold(cityName);
  if (wanted === '') return null;
  const hasName = ({ town }: NearTown) => gazetteer.foldedNameOf(town) === wanted;
  const hasOtherName = ({ town }: NearTown) =>
    town.record
      .alternateNames()
      .split(',')
      .some((name) => fold(name) === wanted);
  const found =
    candidates.find(hasName) ??
    gazetteer.near(position, HINT_CANDIDATES, HINT_REACH_KM, regionCode).find(hasName) ??
    candidates.find(hasOtherName);
  return found?.town ?? null;
}

/**
 * The town with the best of nearness and size: distance over population to the power of 0.3, the exponent under
 * which most of 15,453 US courses are put in the town of their own postal address (58 %; nearest town: 49 %).
 */
function bestKnown(candidates: NearTown[]): Town | null {
  let best: Town | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const { town, kilometres } of candidates) {
    const score = (kilometres + 0.7) / (town.record.population + 300) ** 0.3;
    if (score < bestScore) {
      best = town;
      bestScore = score;
    }
  }
  return best;
}
