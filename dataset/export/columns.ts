import type { CourseRow } from '#lib/contract/course-row.ts';
import type { GolfProfile, Hazard, Surface, Teebox } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import { type HoleOnCards, holesOnCards } from '#lib/golf/hole-facts.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import type { Column, ColumnType, Shape } from './parquet-file.ts';
import { type SplitProfile, splitProfile } from './split-profile.ts';

/** A course as it's exported. */
export type ExportedCourse = {
  profile: GolfProfile;
  row: CourseRow;
  split: SplitProfile;
  onCards: Map<string, HoleOnCards>;
  /** Its length is that of a tee that a federation or club supplied. */
  isLengthSupplied: boolean;
};

export function toExportedCourse(profile: GolfProfile, row: CourseRow): ExportedCourse {
  const split = splitProfile(profile);
  return {
    profile,
    row,
    split,
    onCards: holesOnCards(profile.scorecards),
    isLengthSupplied: !('teeboxes' in split.open) && playedRound(profile).teebox !== null,
  };
}

/** A column of a row, which is a part of the course. */
export type CourseColumn<Row> = Column<Row, ExportedCourse>;

const column = <Row>(name: string, type: ColumnType, of: CourseColumn<Row>['of']): CourseColumn<Row> => ({
  name,
  type,
  of,
});

/** A column that is named as the key that it comes from. */
const key = <Row>(name: keyof Row & string, type: ColumnType): CourseColumn<Row> =>
  column(name, type, (row) => row[name]);

/** Null where it is in a file of what others supplied. */
const openKey = (
  name: 'par' | 'hole_count' | 'hole_count_source' | 'review_count' | 'review_average',
  type: ColumnType,
) => column<GolfProfile>(name, type, (profile, { split }) => (name in split.open ? profile[name] : null));

export const courseColumns: readonly CourseColumn<GolfProfile>[] = [
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
  column('length', 'double', (_, { row, isLengthSupplied }) => (isLengthSupplied ? null : row.length)),
  openKey('review_count', 'int'),
  openKey('review_average', 'double'),
  column('has_geometry', 'boolean', (_, { row }) => row.has_geometry),
  column('elevation', 'double', ({ location }) => location.elevation),
  column('timezone', 'string', ({ location }) => location.timezone),
  column('address', 'string', ({ location }) => location.address),
  column('postal_code', 'string', ({ location }) => location.postal_code),
  column('phone', 'string', ({ contact }) => contact.phone),
  column('email', 'string', ({ contact }) => contact.email),
  column('website', 'string', ({ contact }) => contact.website),
  key('opened_year', 'int'),
  key('wikidata', 'string'),
  key('wikipedia', 'string'),
  key('access', 'string'),
  key('status', 'string'),
  key('updated_at', 'string'),
  key('url', 'string'),
];

const placeColumns = <Row>(): CourseColumn<Row>[] => [
  column('golf_id', 'string', (_, { profile }) => profile.golf_id),
  column('slug', 'string', (_, { profile }) => profile.slug),
  column('country', 'string', (_, { profile }) => profile.location.country.slug),
];

const shapeColumns = <Row>(of: (row: Row) => Shape | null): CourseColumn<Row>[] => [
  column('bbox', 'bbox', of),
  column('geometry', 'wkb', of),
];

const originColumns = <Row extends { origin: Hole['origin'] }>(): CourseColumn<Row>[] => [
  column('origin_source', 'string', ({ origin }) => origin.source),
  column('origin_id', 'string', ({ origin }) => origin.id),
];

export const holeColumns: readonly CourseColumn<Hole>[] = [
  key('hole_id', 'string'),
  ...placeColumns<Hole>(),
  key('number', 'int'),
  key('number_source', 'string'),
  key('loop', 'string'),
  key('name', 'string'),
  key('par', 'int'),
  key('par_source', 'string'),
  column('stroke_index', 'int', ({ hole_id }, { split, onCards }) =>
    'scorecards' in split.open ? onCards.get(hole_id)?.strokeIndex : null,
  ),
  key('length', 'double'),
  key('length_traced', 'double'),
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
  ...originColumns<Hole>(),
  ...shapeColumns<Hole>(({ line }) => line),
];

export const hazardColumns: readonly CourseColumn<Hazard>[] = [
  key('hazard_id', 'string'),
  ...placeColumns<Hazard>(),
  column('hole_id', 'string', ({ hole_ids }) => hole_ids[0]),
  key('hole_ids', 'strings'),
  key('type', 'string'),
  key('name', 'string'),
  key('area', 'double'),
  ...originColumns<Hazard>(),
  ...shapeColumns<Hazard>(({ geometry }) => geometry),
];

export const surfaceColumns: readonly CourseColumn<Surface>[] = [
  key('surface_id', 'string'),
  ...placeColumns<Surface>(),
  column('hole_id', 'string', ({ hole_ids }) => hole_ids[0]),
  key('hole_ids', 'strings'),
  key('type', 'string'),
  key('area', 'double'),
  ...originColumns<Surface>(),
  ...shapeColumns<Surface>(({ geometry }) => geometry),
];

export const teeboxColumns: readonly CourseColumn<Teebox>[] = [
  key('teebox_id', 'string'),
  ...placeColumns<Teebox>(),
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

export const pointColumns: readonly CourseColumn<GolfProfile>[] = [
  ...courseColumns,
  ...shapeColumns<GolfProfile>(({ location }) => ({
    type: 'Point',
    coordinates: [location.longitude, location.latitude],
  })),
];
