import type { DataQuality } from '#lib/contract/data-quality.ts';
import type { Area, LineString, Polygon, Position } from '#lib/contract/geometry.ts';
import type { Access, Gender, GolfProfile, SurfaceType } from '#lib/contract/golf-profile.ts';
import type { HazardType } from '#lib/contract/hole.ts';
import type { BboxTuple } from '#lib/geo/bbox.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import type { NearbyWaterType } from '#lib/golf/nearby-waters.ts';
import type { NumberSource } from '#lib/golf/number-sources.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import type { Finding } from '../finding.ts';
import type { StatedSources } from '../source-catalogue.ts';
import type { CorrectedField } from './corrected-fields.ts';

/** What places, identity and slugs need. All heads are in memory at once; details are read one by one. */
export type CourseHead = {
  /** 'way/123', 'relation/5', 'opengolfapi:…', 'demo:17'. Sorted; never empty. */
  sourceIds: string[];
  wikidata: string | null;
  /** Null when no source names it; it's then called after its place. */
  name: string | null;
  /** Latin-script names (name:en, int_name), from which a slug is made first. */
  nameEnglish: string | null;
  /** All names but `name`, those of `names` among them. */
  alternateNames: string[];
  /** Names as sources tag them, by BCP 47 tag. */
  names?: Readonly<Record<string, string>>;
  /** How a source itself writes a name of another script in Latin letters or kana. */
  romanised?: { text: string; source: 'tag' | 'part' | 'kana' };
  clubName: string | null;
  position: Position;
  /** A course unless something says otherwise. */
  kind?: CourseKind;
  /** Several courses are on this very point, so it's their club's. */
  isAtClub?: boolean;
  /** Why it doesn't count as a course unless another source has it. */
  doubt?: Finding;
  /** `[west, south, east, north]` of a mapped outline: recognises a course whose centre moved. */
  box?: BboxTuple | null;
  /** ISO 3166-1 alpha-2 from the source, not yet checked against the coordinates. */
  countryCode: string | null;
  /** First-level administrative code or name from the source. */
  regionCode: string | null;
  cityName: string | null;
  /** The file and line of a correction that gives the town. */
  cityCorrectedAt?: string;
  /** Its operator wants it not to be published. */
  isHidden?: boolean;
};

export type CourseTee = { color: string | null; name: string | null; position: Position };

/** What a hole's object says for one tee, in lower case ('red'), for 'men' or 'women', or for none in particular (''). */
export type TaggedForTee = {
  tee: string;
  par: number | null;
  strokeIndex: number | null;
  /** The length in `unit`, where the tag has one. */
  length: number | null;
  unit: LengthUnit | null;
};

/** `key` is unique within its course and the same in every build ('way/123', 'demo:7'). */
export type CourseHole = {
  key: string;
  number: number | null;
  /** The origin of a number that no source gives. */
  numberSource?: Exclude<NumberSource, 'declared'>;
  loop: string | null;
  name: string | null;
  par: number | null;
  strokeIndex: number | null;
  /** The line from tee to green; at least two positions. */
  line: Position[];
  /** Nothing but its tee and its green is mapped: the line is only the straight way between them. */
  isStraight?: true;
  tee: Position;
  green: Position;
  tees: CourseTee[];
  /** What its object says beyond one par, stroke index and length. */
  tagged?: readonly TaggedForTee[];
  /** Its number, par and stroke index when nine holes are played a second time. */
  second?: { number: number; par: number | null; strokeIndex: number | null };
  /** Tags that its object on the map lacks, though the value may be known. */
  untagged?: readonly ('ref' | 'par')[];
  /** Metres above sea level; null until the elevation source has been asked. */
  heights: { tee: number | null; green: number | null } | null;
};

export type CourseHazard = {
  key: string;
  type: HazardType;
  name: string | null;
  geometry: Area;
  holeKeys: string[];
};

export type CourseSurface = {
  key: string;
  type: SurfaceType;
  geometry: Polygon | LineString | Extract<Area, { type: 'MultiPolygon' }>;
  holeKeys: string[];
};

/** Water around the course, for its drawings. */
export type CourseWater = {
  type: NearbyWaterType;
  geometry: LineString | Area;
};

export type CourseRating = {
  gender: Gender;
  ratedHoles: 9 | 18;
  par: number | null;
  courseRating: number | null;
  slope: number | null;
  bogeyRating: number | null;
  front: { courseRating: number; slope: number } | null;
  back: { courseRating: number; slope: number } | null;
  unlikeLength?: true;
};

/** A hole by its position on the card or teebox (from 1). */
export type CourseCardHole = {
  position: number;
  number: number;
  par: number | null;
  strokeIndex: number | null;
};

/** `name` null: the course's only card. */
export type CourseCard = {
  name: string | null;
  /** What its source calls the round, which men's and women's cards of the same holes share. */
  round?: string | null;
  gender: Gender;
  /** The loop (CourseHole.loop) whose holes each position refers to, where known. */
  loops: string[];
  /** Keys of the mapped holes that it's played on, if lengths decided that; otherwise numbers and loops do. */
  lineKeys?: (string | null)[];
  holes: CourseCardHole[];
  /** Its last holes are missing, although the others are numbered in sequence. */
  isPartial?: true;
  /** It plays the same nine holes twice. */
  isNineTwice?: true;
  /** 'file:line' for findings. */
  place: string;
};

export type CourseTeebox = {
  name: string;
  color: string | null;
  colorHex: string | null;
  measuredIn: LengthUnit;
  /** Lengths in the printed unit, by hole number; null where the card says nothing. */
  lengths: { number: number; length: number | null }[];
  /** The total in the unit `measuredIn`. */
  totalLength: number | null;
  ratings: CourseRating[];
  /** Index into CourseDetails.scorecards of the cards that it is played on. */
  scorecardIndexes: number[];
  place: string;
};

export type ClubFacts = {
  description: string | null;
  declaredHoleCount: number | null;
  declaredPar: number | null;
  openedYear: number | null;
  architects: string[];
  access: Access;
  status: GolfProfile['status'];
  address: string | null;
  postalCode: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
};

/** The keys of facts about a club, by what a corrections file calls them. */
export const FACT_KEYS = {
  description: 'description',
  hole_count: 'declaredHoleCount',
  par: 'declaredPar',
  opened_year: 'openedYear',
  architects: 'architects',
  access: 'access',
  status: 'status',
  address: 'address',
  postal_code: 'postalCode',
  phone: 'phone',
  email: 'email',
  website: 'website',
} as const satisfies Partial<Record<CorrectedField, keyof ClubFacts>>;

/** Asked for one course at a time. */
export type CourseDetails = ClubFacts & {
  /** The https address of an article on Wikipedia. */
  wikipedia: string | null;
  /** Latest change known from the sources, RFC 3339 UTC. */
  updatedAt: string | null;
  holes: CourseHole[];
  hazards: CourseHazard[];
  surfaces: CourseSurface[];
  nearbyWaters?: CourseWater[];
  /** Empty when no card is known: one is made from the mapped holes' pars. */
  scorecards: CourseCard[];
  teeboxes: CourseTeebox[];
  reviewDistribution: [number, number, number, number, number];
  /** Metres above sea level. */
  elevation: number | null;
  findings: Finding[];
  /** Keys of the sources. */
  sources: string[];
  /** Whether OpenStreetMap and a list of courses agree on it; null where one says nothing. */
  agreement?: DataQuality['agreement'];
  /** How many nines a list has as courses of their own, alone or in pairs. */
  listedNines?: number;
  /** The highest hole number of cards that were left out: it still says how many holes there are. */
  highestLeftOut?: number;
  /** What the files it draws on state about their sources, by the key of their kind. */
  statedSources?: StatedSources;
  /** When its sources last changed what they say about it, by their keys; `updatedAt` is the latest. */
  sourceTimes?: Readonly<Record<string, string | null>>;
  /** The origins of its simple values, where several sources were merged. */
  origins?: ValuePlace[];
  /** What the operator says of it, which beats every source. */
  corrections?: AppliedCorrection[];
};

/** A value that the operator of the site gives a course; null, unknown or an empty list where it's removed. */
export type AppliedCorrection = {
  field: CorrectedField;
  value: string | number | string[] | null;
  /** 'corrections.csv:3'. */
  place: string;
  /** `YYYY-MM-DD`. */
  date: string;
};

/** Which value ('phone', 'holes') comes from where ('way/123', 'courses.ndjson:17'). */
export type ValuePlace = { value: string; place: string };

export function nothingKnown(): CourseDetails {
  return {
    updatedAt: null,
    description: null,
    declaredHoleCount: null,
    declaredPar: null,
    openedYear: null,
    architects: [],
    access: 'unknown',
    status: null,
    address: null,
    postalCode: null,
    phone: null,
    email: null,
    website: null,
    wikipedia: null,
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
