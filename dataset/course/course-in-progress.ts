import type { Area, LineString, Polygon, Position } from '#lib/contract/geometry.ts';
import type { Access, DataQuality, Gender, HazardType, SurfaceType } from '#lib/contract/golf-profile.ts';
import type { BboxTuple } from '#lib/geo/bbox.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import type { Finding } from '../finding.ts';
import type { StatedSources } from '../source-catalogue.ts';
import { compareText } from '../text/compare-text.ts';

/**
 * What places, identity and slugs need to know of a course. Small: all heads are in memory at once,
 * while details are asked for course by course.
 */
export type CourseHead = {
  /** Every id that a source knows it by: 'way/123', 'relation/5', 'opengolfapi:…', 'demo:17'. Sorted; never empty. */
  sourceIds: string[];
  wikidata: string | null;
  /** Null when no source names it; it is then called after its place. */
  name: string | null;
  /** Latin-script names that a slug is made from first (name:en, int_name). */
  nameEnglish: string | null;
  alternateNames: string[];
  clubName: string | null;
  position: Position;
  /** A course unless something says otherwise. */
  kind?: CourseKind;
  /** Whether several courses are on this very point: then it is their club's. */
  isAtClub?: boolean;
  /** Why it is no course unless another source knows it. */
  doubt?: Finding;
  /** `[west, south, east, north]` of the outline, where one is traced: recognises a course whose centre moved. */
  box?: BboxTuple | null;
  /** ISO 3166-1 alpha-2 from the source; checked against the coordinates. */
  countryCode: string | null;
  /** First-level administrative code or name from the source. */
  regionCode: string | null;
  cityName: string | null;
};

/** One tee of a hole as traced. */
export type CourseTee = { color: string | null; name: string | null; position: Position };

/** A traced hole. `key` is unique within its course and stable between builds ('way/123', 'demo:7'). */
export type CourseHole = {
  key: string;
  number: number | null;
  loop: string | null;
  name: string | null;
  par: number | null;
  strokeIndex: number | null;
  /** From tee to green; at least two positions. */
  line: Position[];
  tee: Position;
  green: Position;
  tees: CourseTee[];
  /** Metres above sea level of tee and green; null until the elevation source has been asked. */
  heights: { tee: number | null; green: number | null } | null;
};

/** A bunker, water or other hazard as it was traced. */
export type CourseHazard = {
  key: string;
  type: HazardType;
  name: string | null;
  geometry: Area;
  /** Keys of the holes it belongs to. */
  holeKeys: string[];
};

/** Ground that was traced: a green, tee, fairway, path, building or the outline of the course. */
export type CourseSurface = {
  key: string;
  type: SurfaceType;
  geometry: Polygon | LineString | Extract<Area, { type: 'MultiPolygon' }>;
  holeKeys: string[];
};

/** The World Handicap System's ratings of a teebox for one gender. */
export type CourseRating = {
  gender: Gender;
  ratedHoles: 9 | 18;
  par: number | null;
  courseRating: number | null;
  slope: number | null;
  bogeyRating: number | null;
  front: { courseRating: number; slope: number } | null;
  back: { courseRating: number; slope: number } | null;
  /** The figure is far from what length and par predict. */
  unlikeLength?: true;
};

/** One hole of a card or teebox, by the position it has there (from 1). */
export type CourseCardHole = {
  position: number;
  number: number;
  par: number | null;
  strokeIndex: number | null;
};

/** A card: which holes in which order. `name` null means the course's only card. */
export type CourseCard = {
  name: string | null;
  gender: Gender;
  /** The loop (CourseHole.loop) whose holes each position refers to, where one is known. */
  loops: string[];
  /** Keys of the traced holes that its positions are played on, where lengths decided it; else numbers and loops do. */
  lineKeys?: (string | null)[];
  holes: CourseCardHole[];
  /** Its last holes are missing, though what there is counts up. */
  isPartial?: true;
  /** It plays the same nine holes twice. */
  isNineTwice?: true;
  /** 'file:line' for findings. */
  place: string;
};

/** A set of tees as a card prints it. */
export type CourseTeebox = {
  name: string;
  color: string | null;
  colorHex: string | null;
  measuredIn: LengthUnit;
  /** In the printed unit, by hole number; null where the card says nothing. */
  lengths: { number: number; length: number | null }[];
  /** As the card prints it, in the unit `measuredIn`. */
  totalLength: number | null;
  ratings: CourseRating[];
  /** Index into CourseDetails.scorecards of the cards that it is played on. */
  scorecardIndexes: number[];
  place: string;
};

/** What is said of a course and its club in words and numbers; null where nobody says it. */
export type ClubFacts = {
  description: string | null;
  declaredHoleCount: number | null;
  declaredPar: number | null;
  openedYear: number | null;
  architects: string[];
  access: Access;
  address: string | null;
  postalCode: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
};

/** Everything else of a course, asked for one course at a time. */
export type CourseDetails = ClubFacts & {
  /** Latest change known from the sources, RFC 3339 UTC. */
  updatedAt: string | null;
  holes: CourseHole[];
  hazards: CourseHazard[];
  surfaces: CourseSurface[];
  /** Empty when no card is known: one is then made from the traced holes' pars. */
  scorecards: CourseCard[];
  teeboxes: CourseTeebox[];
  /** Number of reviews with one to five stars. */
  reviewDistribution: [number, number, number, number, number];
  /** Metres above sea level of the course itself. */
  elevation: number | null;
  findings: Finding[];
  /** Keys of the sources it draws on. */
  sources: string[];
  /** Whether OpenStreetMap and a list of courses agree on it; null where one says nothing. */
  agreement?: DataQuality['agreement'];
  /** What the files it draws on state of their sources, by the key of their kind. */
  statedSources?: StatedSources;
  /** Where its simple values come from, where several sources were merged. */
  origins?: Origin[];
};

/** Which value of a profile ('phone', 'holes') comes from where ('way/123', 'courses.ndjson:17'). */
export type Origin = { value: string; place: string };

/** A set of courses on its way into a dataset. Heads and details have the same indexes. */
export type CoursesInProgress = {
  heads: CourseHead[];
  details(index: number): CourseDetails;
  /** How another thread can make the same details itself; without it, details are sent there. */
  recipe?: DetailsRecipe;
};

/** A module, by its URL, and the function in it that makes a course's details of its plan, which can be sent to a thread. */
export type DetailsRecipe = { module: string; exportName: string; planOf(index: number): unknown };

/** The details of a course of which no source says anything: what is known is put over them. */
export function nothingKnown(): CourseDetails {
  return {
    updatedAt: null,
    description: null,
    declaredHoleCount: null,
    declaredPar: null,
    openedYear: null,
    architects: [],
    access: 'unknown',
    address: null,
    postalCode: null,
    phone: null,
    email: null,
    website: null,
    holes: [],
    hazards: [],
    surfaces: [],
    scorecards: [],
    teeboxes: [],
    reviewDistribution: [0, 0, 0, 0, 0],
    elevation: null,
    findings: [],
    sources: [],
  };
}

type Sorted = Pick<CourseHole, 'loop' | 'number' | 'key'>;

/**
 * Holes in the order of play: loops by their first number (nines that number on from
 * each other) and by name, holes by number, those without one last and by key.
 */
export function sortHoles<Hole extends Sorted>(holes: readonly Hole[]): Hole[] {
  const firsts = new Map<string | null, number>();
  for (const { loop, number } of holes) {
    firsts.set(loop, Math.min(firsts.get(loop) ?? Number.MAX_SAFE_INTEGER, place(number)));
  }
  return holes.toSorted(
    (a, b) =>
      firsts.get(a.loop)! - firsts.get(b.loop)! ||
      compareText(a.loop ?? '', b.loop ?? '') ||
      place(a.number) - place(b.number) ||
      compareText(a.key, b.key),
  );
}

const place = (number: number | null) => number ?? Number.MAX_SAFE_INTEGER;
