import type { HazardType } from '#lib/golf/hazards.ts';
import type { SurfaceType } from '#lib/golf/surfaces.ts';
import { byWord } from '../../text/by-word.ts';
import type { OsmFeature, OsmTags } from '../osm-feature.ts';
import { findGone, findOtherGame, type Reason } from './not-played.ts';
import { osmFinding, type Remarks } from './osm-course.ts';

/**
 * A part of a course, the whole, or a place of another game (miniature golf, disc golf), which explains the
 * short lines within it. A penalty area without water is the hazard 'other'.
 */
type GolfKind =
  | HazardType
  | Exclude<SurfaceType, 'outline'>
  | 'course'
  | 'hole'
  | 'pin'
  | 'other_game'
  | 'watercourse'
  | 'coast'
  | 'sports_ground';

/** `slip` is the tag as mapped where it had to be read as another. */
type Classified = { kind: GolfKind | null; slip: string | null };

/** https://wiki.openstreetmap.org/wiki/Key:golf */
export const kindsByGolf: ReadonlyMap<string, GolfKind> = new Map([
  ['hole', 'hole'],
  ['green', 'green'],
  ['tee', 'tee'],
  ['pin', 'pin'],
  ['fairway', 'fairway'],
  ['rough', 'rough'],
  ['bunker', 'bunker'],
  ['water_hazard', 'water'],
  ['lateral_water_hazard', 'lateral_water'],
  ['waste_area', 'waste'],
  ['out_of_bounds', 'out_of_bounds'],
  ['cartpath', 'path'],
  ['path', 'path'],
  ['driving_range', 'driving_range'],
  ['clubhouse', 'clubhouse'],
]);

/** What mappers write by mistake, under the value that they mean. */
const slips = byWord({
  fairway: 'faiway fairways farway fareway',
  bunker: 'sand_trap sandtrap sand bunkers sand_bunker',
  green: 'putting_green greens practice_green putting chipping_green',
  tee: 'tee_box teebox tees tee_area',
  hole: 'holes',
  pin: 'flag',
  water_hazard: 'water water_hazzard creek',
  lateral_water_hazard: 'lateral_water',
  waste_area: 'waste waste_bunker',
  rough: 'semi_rough roughs',
  cartpath: 'cart_path cartway',
  clubhouse: 'club_house',
  driving_range: 'drivingrange range',
  out_of_bounds: 'ob',
});

const otherGames = new Set(['miniature_golf', 'disc_golf_course']);

/** Corrects common typos in the tags. The kind is null if they describe nothing we use. */
export function classify(tags: OsmTags): Classified {
  const mapped = tags.golf?.split(';')[0]?.trim();
  const golf = mapped === undefined ? undefined : (slips.get(mapped.toLowerCase()) ?? mapped.toLowerCase());
  const kind = golf === undefined ? undefined : kindOfGolf(golf, tags);
  const slip = kind && golf !== mapped ? `golf=${mapped}` : null;
  if (isCourse(tags)) {
    return kind && isPart(kind, tags)
      ? { kind, slip: slip ?? 'leisure=golf_course' }
      : { kind: 'course', slip: null };
  }
  if (kind) return { kind, slip };
  if (tags.leisure === 'golf_pin') return { kind: 'pin', slip: 'leisure=golf_pin' };
  if (otherGames.has(tags.leisure ?? '')) return { kind: 'other_game', slip: null };
  return { kind: kindOfSurroundings(tags), slip: null };
}

/** `leisure=golf_course`, also as one of several values, or `golf=course`. */
function isCourse({ leisure, golf }: OsmTags): boolean {
  return golf === 'course' || (leisure ?? '').split(';').some((value) => value.trim() === 'golf_course');
}

/** Whether something also tagged as a course is only a part of one: a range, a clubhouse or grass with a name isn't. */
function isPart(kind: GolfKind, { name }: OsmTags): boolean {
  if (kind === 'driving_range' || kind === 'clubhouse') return false;
  return (kind !== 'rough' && kind !== 'fairway') || name === undefined;
}

function kindOfGolf(golf: string, tags: OsmTags): GolfKind | undefined {
  if (golf === 'penalty_area' || golf === 'hazard') return kindOfPenaltyArea(tags);
  return kindsByGolf.get(golf);
}

/** Since 2019 a penalty area may hold anything (Rules of Golf 17): it is water only where a tag says so. */
function kindOfPenaltyArea(tags: OsmTags): GolfKind {
  if (!hasWater(tags)) return 'other';
  return /red|lateral/.test(tags.penalty_area ?? tags['golf:penalty_area'] ?? tags.colour ?? '')
    ? 'lateral_water'
    : 'water';
}

function hasWater(tags: OsmTags): boolean {
  return (
    tags.natural === 'water' ||
    tags.water !== undefined ||
    tags.waterway !== undefined ||
    tags.landuse === 'reservoir' ||
    tags.landuse === 'basin'
  );
}

/** A sports centre, a resort or a club's ground where golf is played: a course if it has holes. */
function isSportsGround({ sport, leisure, tourism, landuse, club, building }: OsmTags): boolean {
  const isGround = /^(sports_centre|resort|park|recreation_ground|sports_club)$/.test(leisure ?? '');
  const isLand = isGround || tourism === 'resort' || landuse === 'recreation_ground' || club === 'golf';
  const isGolf = club === 'golf' || (sport ?? '').split(';').some((value) => value.trim() === 'golf');
  return isGolf && isLand && (building ?? 'no') === 'no';
}

export const watercourses: ReadonlySet<string> = new Set(['stream', 'ditch', 'drain', 'river', 'canal']);

/** Ground that only holds water at times, pipes, tanks and pools. */
export function isDry(tags: OsmTags): boolean {
  return (
    /^(detention|infiltration)$/.test(tags.basin ?? '') ||
    (tags.intermittent ?? tags.seasonal ?? 'no') !== 'no' ||
    (tags.covered ?? 'no') !== 'no' ||
    (tags.tunnel ?? 'no') !== 'no' ||
    tags.location === 'underground' ||
    /tank/.test(tags.reservoir_type ?? tags.man_made ?? '') ||
    tags.leisure === 'swimming_pool' ||
    /^(swimming_pool|wastewater)$/.test(tags.water ?? '')
  );
}

function kindOfSurroundings(tags: OsmTags): GolfKind | null {
  if (isSportsGround(tags)) return 'sports_ground';
  if (tags.natural === 'coastline') return 'coast';
  if (watercourses.has(tags.waterway ?? '')) return isDry(tags) ? null : 'watercourse';
  if (tags.natural === 'water') return isDry(tags) ? null : 'water';
  if (tags.natural === 'wood' || tags.landuse === 'forest') return 'trees';
  const isGolfBuilding =
    tags.building && tags.building !== 'no' && (tags.club === 'golf' || tags.sport === 'golf');
  return isGolfBuilding ? 'clubhouse' : null;
}

export type FeaturesByKind = { of(kind: GolfKind): OsmFeature[] };

/** Slips of tagging are corrected and noted, unknown values of `golf` rejected. */
export function sortByKind(features: OsmFeature[], remarks: Remarks): FeaturesByKind {
  const sorted: { kind: GolfKind; feature: OsmFeature }[] = [];
  for (const feature of features) {
    const { kind, slip } = classify(feature.tags);
    const left = kind === 'course' ? null : findLeftOut(feature.tags, kind);
    if (left) {
      remarks.add(osmFinding(feature.id, left.rule, 'rejected', left.value));
      continue;
    }
    if (slip) remarks.add(osmFinding(feature.id, 'tag-slip', 'mended', slip));
    if (kind) sorted.push({ kind, feature });
    else if (feature.tags.golf) {
      remarks.add(osmFinding(feature.id, 'golf-value-unknown', 'rejected', `golf=${feature.tags.golf}`));
    }
  }
  const byKind = Map.groupBy(sorted, ({ kind }) => kind);
  return { of: (kind) => (byKind.get(kind) ?? []).map(({ feature }) => feature) };
}

/** Holes and parts of another game, not in use any more, or not yet. Courses have rules of their own. */
function findLeftOut(tags: OsmTags, kind: GolfKind | null): Reason | null {
  const gone = findGone(tags);
  const isGolf = tags.golf !== undefined && kind !== 'other_game';
  if (gone !== null && (isGolf || (kind === null && gone.includes(':golf=')))) {
    const isHole = kind === 'hole' || gone.endsWith('=hole');
    return { rule: isHole ? 'hole-not-in-use' : 'part-not-in-use', value: gone };
  }
  const game = isGolf ? findOtherGame(tags) : null;
  return (
    game && { rule: kind === 'hole' ? 'hole-of-another-game' : 'part-of-another-game', value: game.value }
  );
}
