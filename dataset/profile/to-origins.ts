import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Origin, OriginHow, ValueOrigin } from '#lib/contract/origins.ts';
import type { CourseDetails, CourseHead, CourseHole } from '../course/course-in-progress.ts';
import { isDemoPlace } from '../validate/checked.ts';

type HowMade = Omit<ValueOrigin, 'paths' | 'date'> & { date?: string };
type Named = Omit<GolfProfile, 'origin' | 'origins' | 'character'>;

/** What the values of a profile were made from. */
type Made = {
  head: CourseHead;
  details: CourseDetails;
  /** Holes in the order of the profile's. */
  holes: readonly CourseHole[];
  /** Places in the order of the profile's teeboxes. */
  teeboxPlaces: readonly string[];
};

/** The origins of all values of a profile that aren't null; paths that share an origin are listed once. */
export function toOrigins(profile: Named, made: Made): ValueOrigin[] {
  const paths = new Map<string, ValueOrigin>();
  const add = (origin: HowMade, ...named: string[]) => {
    const key = JSON.stringify([origin.source, origin.id, origin.how]);
    const known = paths.get(key);
    if (known) known.paths.push(...named);
    else paths.set(key, { ...origin, date: origin.date ?? null, paths: named });
  };
  const said = declaredOrigins(made);
  addIdentity(profile, made, said, add);
  addPlace(profile, made, said, add);
  addCards(profile, made, said, add);
  addGround(profile, made, add);
  return [...paths.values()];
}

type Add = (origin: HowMade, ...paths: string[]) => void;
/** The origin of a value that a source states, by its name. */
type Said = (value: string) => HowMade;

const ATLAS: HowMade = { source: 'atlas', id: null, how: 'worked_out' };

function declaredOrigins({ head, details }: Pick<Made, 'head' | 'details'>): Said {
  const placeOf = new Map(details.origins?.map(({ value, place }) => [value, place]));
  return (value) => {
    const id = placeOf.get(value) ?? placeOf.get('position') ?? head.sourceIds[0]!;
    return originAt(id, 'declared', details);
  };
}

/** The origin of the course itself. */
export function courseOrigin(made: Pick<Made, 'head' | 'details'>): Origin {
  const mapped = made.head.sourceIds.find(isOsmId);
  const { source, id } = mapped
    ? originAt(mapped, 'traced', made.details)
    : declaredOrigins(made)('position');
  return { source, id: id ?? made.head.sourceIds[0]! };
}

/** The origin of a hole, hazard or surface, by its key. */
export function partOrigin(key: string): Origin {
  const object = /^(?:node|way|relation)\/\d+/.exec(key)?.[0];
  return object ? { source: 'osm', id: object } : { source: 'demo', id: key };
}

const isOsmId = (id: string) => /^(node|way|relation)\//.test(id);

/** A correction, an OSM object, an invented course, or a line of a list. */
function originAt(id: string, how: OriginHow, { sources, corrections }: CourseDetails): HowMade {
  const correction = corrections?.find(({ place }) => place === id);
  if (correction) return { source: 'corrections', id, how: 'declared', date: correction.date };
  if (isOsmId(id)) return { source: 'osm', id, how: how === 'declared' ? 'tagged' : how };
  if (isDemoPlace(id)) return { source: 'demo', id, how };
  const ofCard = how === 'card' && (sources.includes('scorecards') || !sources.includes('courses'));
  return { source: ofCard ? 'scorecards' : 'courses', id, how };
}

function addIdentity(profile: Named, { head, details }: Made, said: Said, add: Add): void {
  add(ATLAS, 'golf_id', 'slug', 'url', 'breadcrumbs', 'data_quality', 'character');
  add(ATLAS, 'sources', 'hazard_summary', 'bbox', 'origin');
  add(head.name === null ? { source: 'places', id: null, how: 'worked_out' } : said('name'), 'name');
  if (profile.club_name !== null) add(said('club_name'), 'club_name');
  if (profile.name_source !== null) {
    const isStated = profile.name_source === 'tag' || profile.name_source === 'part';
    add(isStated ? said('name') : ATLAS, 'name_latin', 'name_source');
  }
  if (Object.keys(profile.names).length > 0) add(said('name'), 'names');
  if (profile.alternate_names.length > 0) add(said('name'), 'alternate_names');
  for (const key of ['description', 'wikidata', 'wikipedia', 'opened_year', 'status'] as const)
    if (profile[key] !== null) add(said(key), key);
  if (profile.architects.length > 0) add(said('architects'), 'architects');
  add(profile.access === 'unknown' ? ATLAS : said('access'), 'access');
  add({ ...said('position'), how: 'worked_out' }, 'kind');
  if (profile.updated_at !== null) add(said('position'), 'updated_at');
  const reviews = details.sources.includes('demo') ? 'demo' : 'reviews';
  add(
    profile.review_count > 0 ? { source: reviews, id: null, how: 'worked_out' } : ATLAS,
    'review_count',
    'review_average',
    'review_distribution',
  );
  if (profile.second_round !== null) add({ ...said('position'), how: 'worked_out' }, 'second_round');
}

function addPlace({ location, contact }: Named, { details }: Made, said: Said, add: Add): void {
  add(said('position'), 'location.latitude', 'location.longitude', 'location.position');
  const gazetteer: HowMade = { source: 'places', id: null, how: 'worked_out' };
  const keys = [
    'city',
    'region',
    'district',
    'country',
    'continent',
    'country_code',
    'timezone',
    'elevation_town',
  ] as const;
  const placed = keys.filter((key) => location[key] !== null).map((key) => `location.${key}`);
  add(gazetteer, ...placed);
  if (location.elevation !== null) {
    add(details.elevation === null ? gazetteer : heightsOf(details), 'location.elevation');
  }
  for (const key of ['address', 'postal_code'] as const) {
    if (location[key] !== null) add(said(key), `location.${key}`);
  }
  for (const key of ['phone', 'email', 'website'] as const)
    if (contact[key] !== null) add(said(key), `contact.${key}`);
}

function heightsOf({ sources }: CourseDetails): HowMade {
  return { source: sources.includes('elevation') ? 'elevation' : 'demo', id: null, how: 'worked_out' };
}

function addCards(profile: Named, { details, holes, teeboxPlaces }: Made, said: Said, add: Add): void {
  const printed = details.scorecards.filter((card) => card.holes.length > 0);
  const ofTraces: HowMade = {
    ...originAt(holes[0]?.key ?? 'demo', 'traced', details),
    id: null,
    how: 'tagged',
  };
  const cardOrigin = (index: number): HowMade => {
    const place = printed[index]?.place;
    return place === undefined ? ofTraces : originAt(place, 'card', details);
  };
  for (const index of profile.scorecards.keys()) add(cardOrigin(index), `scorecards.${index}`);
  for (const [index, place] of teeboxPlaces.entries()) {
    add(originAt(place, 'card', details), `teeboxes.${index}`);
  }
  if (profile.teeboxes.some((teebox) => teebox.holes.some(({ tee }) => tee !== null))) {
    add({ ...ofTraces, how: 'traced' }, 'teeboxes.*.holes.*.tee');
  }
  const byDefault = profile.scorecards.findIndex((card) => card.is_default);
  const hasPar = byDefault !== -1 && profile.scorecards[byDefault]!.par !== null;
  const isCorrected = (value: string) => details.corrections?.some(({ field }) => field === value);
  if (profile.par !== null) add(hasPar && !isCorrected('par') ? cardOrigin(byDefault) : said('par'), 'par');
  if (profile.hole_count === null) return;
  const counted: Record<NonNullable<GolfProfile['hole_count_source']>, () => HowMade> = {
    declared: () => said('hole_count'),
    card: () =>
      details.listedNines
        ? { ...said('name'), how: 'worked_out' }
        : cardOrigin(profile.scorecards.findIndex(({ par }) => par !== null)),
    traced: () => ({ ...ofTraces, how: 'traced' }),
    par: () => ({ ...said('par'), how: 'worked_out' }),
  };
  add(counted[profile.hole_count_source ?? 'par'](), 'hole_count', 'hole_count_source');
}

/** Ids of hazards and surfaces carry the object that each is mapped as. */
function addGround(profile: Named, made: Made, add: Add): void {
  const { details, holes } = made;
  for (const [index, { key, numberSource }] of holes.entries()) {
    add(originAt(key, 'traced', details), `holes.${index}`);
    if (numberSource !== 'card') continue;
    const card = details.scorecards.find(({ lineKeys }) => lineKeys?.includes(key));
    add({ ...originAt(card?.place ?? key, 'card', details), how: 'worked_out' }, `holes.${index}.number`);
  }
  const source = holes[0] ?? details.hazards[0] ?? details.surfaces[0];
  if (!source) return;
  const ground: HowMade = { ...originAt(source.key, 'traced', details), id: null };
  if (profile.hazards.length > 0) add(ground, 'hazards');
  if (profile.surfaces.length > 0) add(ground, 'surfaces');
  if (profile.nearby_waters.length > 0) add(ground, 'nearby_waters');
  if (holes.length === 0) return;
  const measured = [
    ...['length', 'length_yards', 'length_traced', 'measured_from', 'par', 'par_source'],
    ...['bearing', 'hazard_ids', 'carries', 'green_distances'],
  ];
  const onCards = addFromCards(profile, made, add);
  const others = measured.filter((key) => !onCards.includes(key));
  add({ ...ground, how: 'worked_out' }, ...others.map((key) => `holes.*.${key}`));
  if (
    profile.holes.some(
      ({ tee_elevation, green_elevation }) => tee_elevation !== null || green_elevation !== null,
    )
  ) {
    const heights = ['tee_elevation', 'green_elevation', 'elevation_change'];
    add(heightsOf(details), ...heights.map((key) => `holes.*.${key}`));
  }
}

/** Adds where lengths and pars of holes come from. Returns the keys for which one source has all holes. */
function addFromCards(
  { holes, teeboxes }: Named,
  { details, holes: mapped, teeboxPlaces }: Made,
  add: Add,
): string[] {
  const printed = details.scorecards.find((each) => each.holes.length > 0);
  const lengths = holes.map(({ measured_from }) => {
    const place = teeboxPlaces[teeboxes.findIndex(({ teebox_id }) => teebox_id === measured_from?.teebox_id)];
    return place === undefined ? null : originAt(place, 'card', details);
  });
  const pars = holes.map(({ par_source }, index): HowMade | null => {
    if (par_source === 'card' && printed) return originAt(printed.place, 'card', details);
    const { source } = originAt(mapped[index]!.key, 'traced', details);
    return par_source === 'tag' ? { source, id: null, how: 'tagged' } : null;
  });
  const addAll = (keys: string[], origins: (HowMade | null)[]): string[] => {
    const [first] = origins;
    const isOfAll = first && origins.every((each) => each?.id === first.id && each.source === first.source);
    if (isOfAll) add(first, ...keys.map((key) => `holes.*.${key}`));
    if (isOfAll) return keys;
    for (const [index, origin] of origins.entries())
      if (origin) add(origin, ...keys.map((key) => `holes.${index}.${key}`));
    return [];
  };
  return [...addAll(['length', 'length_yards'], lengths), ...addAll(['par'], pars)];
}
