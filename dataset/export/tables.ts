import type { CourseRow } from '#lib/contract/course-row.ts';
import type { GolfProfile, Hole, Teebox } from '#lib/contract/golf-profile.ts';
import { type HoleFacts, holeFacts } from '#lib/golf/hole-facts.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { type FlatProfile, pointShape, type Shape } from './flat-profile.ts';
import type { Column, ColumnType } from './parquet.ts';
import { type SplitProfile, splitProfile } from './split-profile.ts';

/** A course as it's exported. */
export type ExportedCourse = { profile: FlatProfile; row: CourseRow; split: SplitProfile };

export function toExportedCourse(profile: FlatProfile, row: CourseRow): ExportedCourse {
  return { profile, row, split: splitProfile(profile) };
}

const column = <Row>(name: string, type: ColumnType, of: (row: Row) => unknown): Column<Row> => ({
  name,
  type,
  of,
});

/** A column that is named as the key that it comes from. */
const key = <Row>(name: keyof Row & string, type: ColumnType): Column<Row> =>
  column(name, type, (row) => row[name]);

const uniqueKey = <Row>(name: keyof Row & string): Column<Row> => ({
  ...key(name, 'string'),
  isUnique: true,
});

type CourseEntry = ExportedCourse['profile'] & { course: ExportedCourse };

const isSupplied = ({ course }: CourseEntry, name: keyof GolfProfile): boolean =>
  !(name in course.split.open);

/** Null where it is in a file of what others supplied. */
const openKey = (
  name: 'par' | 'hole_count' | 'hole_count_source' | 'review_count' | 'review_average',
  type: ColumnType,
) => column<CourseEntry>(name, type, (entry) => (isSupplied(entry, name) ? null : entry[name]));

export const courseColumns: readonly Column<CourseEntry>[] = [
  key('golf_id', 'string'),
  key('slug', 'string'),
  key('name', 'string'),
  key('name_latin', 'string'),
  key('club_name', 'string'),
  key('kind', 'string'),
  column('latitude', 'double', ({ location }) => location.latitude),
  column('longitude', 'double', ({ location }) => location.longitude),
  column('city', 'string', ({ location }) => location.city?.slug),
  column('region', 'string', ({ location }) => location.region?.slug),
  column('country', 'string', ({ location }) => location.country.slug),
  column('country_code', 'string', ({ location }) => location.country_code),
  openKey('hole_count', 'int'),
  openKey('hole_count_source', 'string'),
  openKey('par', 'int'),
  column('length', 'double', (entry) =>
    isSupplied(entry, 'teeboxes') && playedRound(entry).teebox !== null ? null : entry.course.row.length,
  ),
  openKey('review_count', 'int'),
  openKey('review_average', 'double'),
  column('has_geometry', 'boolean', ({ course }) => course.row.has_geometry),
  column('elevation', 'double', ({ location }) => location.elevation),
  column('timezone', 'string', ({ location }) => location.timezone),
  column('address', 'string', ({ location }) => location.address),
  column('postal_code', 'string', ({ location }) => location.postal_code),
  column('phone', 'string', ({ contact }) => contact.phone),
  column('email', 'string', ({ contact }) => contact.email),
  column('website', 'string', ({ contact }) => contact.website),
  key('opened_year', 'int'),
  key('access', 'string'),
  key('status', 'string'),
  key('updated_at', 'string'),
  key('url', 'string'),
];

type Placed = { course: ExportedCourse };

const placeColumns = <Row extends Placed>(): Column<Row>[] => [
  column('golf_id', 'string', ({ course }) => course.profile.golf_id),
  column('slug', 'string', ({ course }) => course.profile.slug),
  column('country', 'string', ({ course }) => course.profile.location.country.slug),
];

const shapeColumns = <Row>(of: (row: Row) => Shape | null): Column<Row>[] => [
  column('bbox', 'bbox', of),
  column('geometry', 'wkb', of),
];

const originColumns = <Row extends { origin: Hole['origin'] }>(): Column<Row>[] => [
  column('origin_source', 'string', ({ origin }) => origin.source),
  { ...column('origin_id', 'string', ({ origin }) => origin.id), isUnique: true },
];

type HoleEntry = FlatProfile['holes'][number] & Placed & { card: HoleFacts };

export const holeColumns: readonly Column<HoleEntry>[] = [
  uniqueKey('hole_id'),
  ...placeColumns<HoleEntry>(),
  key('number', 'int'),
  key('number_source', 'string'),
  key('loop', 'string'),
  key('name', 'string'),
  column('par', 'int', ({ card, course }) => ('scorecards' in course.split.open ? card.par : null)),
  column('stroke_index', 'int', ({ card, course }) =>
    'scorecards' in course.split.open ? card.strokeIndex : null,
  ),
  key('length', 'double'),
  key('bearing', 'double'),
  key('elevation_change', 'double'),
  key('tee_elevation', 'double'),
  key('green_elevation', 'double'),
  column('turn', 'double', ({ facts }) => facts.turn),
  column('shape', 'string', ({ facts }) => facts.shape),
  column('forced_carry_start', 'double', ({ facts }) => facts.forced_carry?.start),
  column('forced_carry_end', 'double', ({ facts }) => facts.forced_carry?.end),
  column('island_green', 'boolean', ({ facts }) => facts.island_green),
  column('greenside_bunkers', 'int', ({ facts }) => facts.greenside_bunkers),
  column('fairway_bunkers', 'int', ({ facts }) => facts.fairway_bunkers),
  column('water_in_play', 'boolean', ({ facts }) => facts.water_in_play),
  column('green_area', 'double', ({ facts }) => facts.green?.area),
  column('green_depth', 'double', ({ facts }) => facts.green?.depth),
  column('green_width', 'double', ({ facts }) => facts.green?.width),
  ...originColumns<HoleEntry>(),
  ...shapeColumns<HoleEntry>(({ line }) => line),
];

type HazardEntry = FlatProfile['hazards'][number] & Placed;

export const hazardColumns: readonly Column<HazardEntry>[] = [
  uniqueKey('hazard_id'),
  ...placeColumns<HazardEntry>(),
  column('hole_id', 'string', ({ hole_ids }) => hole_ids[0]),
  key('hole_ids', 'strings'),
  key('type', 'string'),
  key('name', 'string'),
  key('area', 'double'),
  ...originColumns<HazardEntry>(),
  ...shapeColumns<HazardEntry>(({ geometry }) => geometry),
];

type SurfaceEntry = FlatProfile['surfaces'][number] & Placed;

export const surfaceColumns: readonly Column<SurfaceEntry>[] = [
  uniqueKey('surface_id'),
  ...placeColumns<SurfaceEntry>(),
  column('hole_id', 'string', ({ hole_ids }) => hole_ids[0]),
  key('hole_ids', 'strings'),
  key('type', 'string'),
  key('area', 'double'),
  ...originColumns<SurfaceEntry>(),
  ...shapeColumns<SurfaceEntry>(({ geometry }) => geometry),
];

type TeeboxEntry = Teebox & Placed;

export const teeboxColumns: readonly Column<TeeboxEntry>[] = [
  uniqueKey('teebox_id'),
  ...placeColumns<TeeboxEntry>(),
  key('name', 'string'),
  key('color', 'string'),
  key('color_hex', 'string'),
  key('length', 'double'),
  key('length_yards', 'int'),
  key('measured_in', 'string'),
  key('slope', 'int'),
  key('course_rating', 'double'),
  key('scorecard_ids', 'strings'),
  column('ratings', 'json', ({ ratings }) => JSON.stringify(ratings)),
  column('holes', 'json', ({ holes }) => JSON.stringify(holes)),
];

export const pointColumns: readonly Column<CourseEntry>[] = [
  ...courseColumns,
  ...shapeColumns<CourseEntry>(({ location }) => pointShape(location.longitude, location.latitude)),
];

/** A line of the table of courses. */
export function courseEntry(course: ExportedCourse): CourseEntry {
  return { ...course.profile, course };
}

/**
 * All but tees write into the profile's own records: a copy of each takes longer than its line. Tees are among what
 * is taken out of a profile, so those stay as they are.
 */
export const entriesOf = {
  holes: (course: ExportedCourse): HoleEntry[] =>
    course.profile.holes.map((hole) =>
      Object.assign(hole, { course, card: holeFacts(course.profile, hole) }),
    ),
  hazards: (course: ExportedCourse): HazardEntry[] =>
    course.profile.hazards.map((hazard) => Object.assign(hazard, { course })),
  surfaces: (course: ExportedCourse): SurfaceEntry[] =>
    course.profile.surfaces.map((surface) => Object.assign(surface, { course })),
  teeboxes: (course: ExportedCourse): TeeboxEntry[] =>
    course.profile.teeboxes.map((teebox) => ({ ...teebox, course })),
};

/** Whether federations supplied its tees. */
export function hasSuppliedTees({ split }: ExportedCourse): boolean {
  return !('teeboxes' in split.open);
}
