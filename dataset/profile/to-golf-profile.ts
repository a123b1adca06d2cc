import type { Character } from '#lib/contract/character.ts';
import type { GolfProfile, ReviewDistribution, Scorecard, Teebox } from '#lib/contract/golf-profile.ts';
import type { Contact, Location } from '#lib/contract/location.ts';
import type { Breadcrumb, NamedSlug } from '#lib/contract/primitives.ts';
import { GAZETTEER } from '#lib/gazetteer/read-gazetteer.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { groundOfSurfaces } from '../course/course-ground.ts';
import type { CourseCard, CourseDetails, CourseHead, CourseHole } from '../course/course-in-progress.ts';
import { sortHoles } from '../course/sort-holes.ts';
import { latest } from '../latest.ts';
import type { LatinForm } from '../names/latin-form.ts';
import { namesByLanguage } from '../names/names-by-language.ts';
import type { Place } from '../places/place.ts';
import { toSources } from '../source-catalogue.ts';
import { writePhones } from '../text/read-phones.ts';
import { geometryBox, toPosition } from './contract-geometry.ts';
import { correctedNumber } from './corrected-number.ts';
import { toDataQuality } from './data-quality.ts';
import { type KnownHoles, toHoleCount } from './hole-count.ts';
import { type HoleLine, toHoleLines } from './hole-lines.ts';
import { type MappedCards, mappedCards } from './mapped-cards.ts';
import { toHoleIds } from './stable-id.ts';
import { toCharacter } from './to-character.ts';
import { toHazardSummary, toHazards, toSurfaces } from './to-hazards.ts';
import { toHoles, withHolesThatList } from './to-holes.ts';
import { courseOrigin, toOrigins } from './to-origins.ts';
import { toScorecards } from './to-scorecards.ts';
import { toTeeboxes } from './to-teeboxes.ts';
import { toTraits } from './to-traits.ts';

/** Everything that a course's records are made from. */
export type ProfileInput = {
  golfId: number;
  slug: string;
  /** The head's name, or the one given to an unnamed course after its place. */
  name: string;
  /** Null where the name is Latin. */
  latin: LatinForm | null;
  head: CourseHead;
  details: CourseDetails;
  place: Place;
  /** Whether the course's city has a page of its own: two courses or more. */
  cityHasPage: boolean;
  /** Whether its country lists its regions. */
  regionHasPage: boolean;
  /** The time of this edition's sources, at which what is new to callers became known; null where no edition went before. */
  asOf?: string | null;
  /** Keys of the sources that the build was given, so that nothing else is missed; undefined: any. */
  given?: readonly string[];
};

/** The full record of one course, every derived value computed. Pure: the same input gives the same record. */
export function toGolfProfile(input: ProfileInput): GolfProfile {
  const { head, details, slug } = input;
  const courseHoles = sortHoles(details.holes);
  const { holes, hazards, surfaces, ...cards } = toGround(input, courseHoles);
  const { scorecards, teeboxes, teeboxPlaces, ninesTwice } = cards;
  const parOfCard = scorecards.find((card) => card.is_default)?.par ?? positive(details.declaredPar);
  const counted = toHoleCount(details, {
    par: parOfCard,
    scorecards,
    ninesTwice,
    holes,
    outlineArea: groundOfSurfaces(surfaces),
  });
  const par = parOfHoles(details, parOfCard, counted.hole_count, { scorecards, ninesTwice });
  const profile: Omit<GolfProfile, 'data_quality' | 'origin' | 'origins' | 'character'> = {
    golf_id: String(input.golfId),
    slug,
    name: input.name,
    name_latin: input.latin?.text ?? null,
    name_source: input.latin?.source ?? null,
    names: namesByLanguage(head, input.place.country),
    club_name: head.clubName === input.name ? null : head.clubName,
    kind: head.kind ?? 'course',
    alternate_names: head.alternateNames,
    description: details.description,
    ...counted,
    second_round: secondRound(details),
    par,
    wikidata: head.wikidata,
    wikipedia: details.wikipedia,
    opened_year: details.openedYear,
    architects: details.architects,
    access: details.access,
    status: details.status,
    location: toLocation(input),
    contact: toContact(input),
    scorecards,
    teeboxes,
    holes,
    hazards,
    surfaces,
    nearby_waters: details.nearbyWaters ?? [],
    hazard_summary: toHazardSummary(hazards),
    ...toReviews(details),
    bbox: geometryBox({ holes, hazards, surfaces }),
    breadcrumbs: toBreadcrumbs(input),
    url: pagePath.course(slug),
    sources: toSources([...details.sources, 'places'], details.statedSources, {
      demo: details.updatedAt,
      places: `${GAZETTEER.date}-01T00:00:00Z`,
      ...details.sourceTimes,
    }),
    updated_at: latest([details.updatedAt, input.asOf ?? null]),
  };
  const judged = {
    ...profile,
    data_quality: toDataQuality(profile, head.name !== null, details, input.given),
  };
  const origins = toOrigins(judged, { head, details, holes: courseHoles, teeboxPlaces });
  return { ...judged, origin: courseOrigin(input), origins, character: characterOf(profile) };
}

/** What's mapped of a course, and its cards, from whose tees its holes are measured. */
function toGround(input: ProfileInput, mapped: readonly CourseHole[]) {
  const { details } = input;
  const golfId = String(input.golfId);
  const holeIds = toHoleIds(golfId, mapped);
  const mappedHazards = toHazards(golfId, details.hazards, holeIds);
  const surfaces = toSurfaces(golfId, details.surfaces, holeIds);
  const lines = toHoleLines(mapped, holeIds, surfaces);
  const cards = toCards(input, mapped, holeIds, lines);
  const holes = toHoles(mapped, holeIds, {
    hazards: mappedHazards,
    lines,
    cards: { ...cards, arePrinted: details.scorecards.length > 0 },
  });
  return { ...cards, holes, hazards: withHolesThatList(mappedHazards, holes), surfaces };
}

function toReviews({ reviewDistribution }: CourseDetails) {
  const { count, average } = reviewAverage(reviewDistribution);
  return {
    review_count: count,
    review_average: average,
    review_distribution: toReviewDistribution(reviewDistribution),
  };
}

/** All but the similar courses: of these, only whether it can be compared. */
function characterOf(profile: Omit<Parameters<typeof toTraits>[0], 'character'>): Character {
  const character = toCharacter(profile);
  const { missing } = toTraits({ ...profile, character });
  return missing === null ? character : { ...character, missing: { ...character.missing, similar: missing } };
}

/** What the second nine of a round is played on, where that isn't other holes. */
function secondRound({ findings, scorecards }: CourseDetails): GolfProfile['second_round'] {
  if (findings.some(({ rule }) => rule === 'nine-greens-eighteen-tees')) return 'same_greens';
  return scorecards.length > 0 && scorecards.every((card) => card.isNineTwice) ? 'same_holes' : null;
}

/** The ids of the cards that play nine holes twice; cards without holes aren't published. */
function findNinesTwice(courseCards: readonly CourseCard[], cards: readonly Scorecard[]): Set<string> {
  const printed = courseCards.filter((card) => card.holes.length > 0);
  return new Set(cards.filter((_, i) => printed[i]?.isNineTwice).map((card) => card.scorecard_id));
}

/**
 * The card of a nine played twice has the par of both rounds; the course's is that of its nine holes. A card of one of
 * several nines doesn't say the course's par.
 */
function parOfHoles(
  details: CourseDetails,
  par: number | null,
  holeCount: number | null,
  { scorecards, ninesTwice }: Pick<KnownHoles, 'scorecards' | 'ninesTwice'>,
): number | null {
  const given = correctedNumber(details, 'par');
  if (given !== undefined) return given;
  const card = scorecards.find(({ is_default }) => is_default);
  if (card?.par !== par) return par;
  if (holeCount === 9 && ninesTwice.has(card.scorecard_id)) return card.par_out;
  return card.hole_count === 9 && (holeCount ?? 0) > 9 ? null : par;
}

/** The cards that a source prints, else those of the map. */
function cardsOf(details: CourseDetails, holes: readonly CourseHole[], { country }: Place): MappedCards {
  if (details.scorecards.length > 0) return details;
  const mapped = mappedCards(holes, country.code);
  return details.teeboxes.length > 0 ? { ...mapped, teeboxes: details.teeboxes } : mapped;
}

/** Cards and teeboxes that refer to each other. */
function toCards(
  { golfId, details, place }: ProfileInput,
  holes: readonly CourseHole[],
  holeIds: ReadonlyMap<string, string>,
  lines: ReadonlyMap<string, HoleLine>,
): { scorecards: Scorecard[]; teeboxes: Teebox[]; teeboxPlaces: string[]; ninesTwice: Set<string> } {
  const { scorecards: courseCards, teeboxes: courseTeeboxes } = cardsOf(details, holes, place);
  const cards = toScorecards(String(golfId), courseCards, holes, holeIds);
  const { teeboxes, places: teeboxPlaces } = toTeeboxes(
    String(golfId),
    courseTeeboxes,
    cards.map((card) => ({
      scorecardId: card.scorecard_id,
      holeIdByNumber: new Map(card.holes.map((hole) => [hole.number, hole.hole_id])),
    })),
    { holes: new Map(holes.map((hole) => [holeIds.get(hole.key) ?? '', hole])), lines },
  );
  const scorecards = cards.map(({ holes: cardHoles, ...card }) => ({
    ...card,
    teebox_ids: teeboxes
      .filter((teebox) => teebox.scorecard_ids.includes(card.scorecard_id))
      .map((teebox) => teebox.teebox_id),
    holes: cardHoles,
  }));
  return { scorecards, teeboxes, teeboxPlaces, ninesTwice: findNinesTwice(courseCards, scorecards) };
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}

/** A course's location: position, metres above sea level, address and directory places. */
function toLocation({ head, details, place }: ProfileInput): Location {
  const [longitude, latitude] = toPosition(head.position);
  const elevation = details.elevation ?? place.elevation;
  return {
    latitude,
    longitude,
    position: head.isAtClub ? 'club' : 'course',
    elevation: elevation === null ? null : Math.round(elevation),
    elevation_town: details.elevation === null ? place.elevationTown : null,
    address: details.address,
    postal_code: details.postalCode,
    city: place.city && toNamedSlug(place.city),
    region: toNamedSlug(place.region),
    district: place.district ? toNamedSlug(place.district) : null,
    country: toNamedSlug(place.country),
    continent: toNamedSlug(place.continent),
    country_code: place.country.code,
    timezone: place.timezone,
  };
}

/** Just the two keys: places carry more than the contract says. */
function toNamedSlug({ name, slug }: NamedSlug): NamedSlug {
  return { name, slug };
}

/** A website that isn't an http or https address is left out: a link must never run anything. */
function toContact({ details: { phone, email, website }, place }: ProfileInput): Contact {
  return {
    phone: phone && writePhones(phone, place.country.code),
    email,
    website: toWebsite(website),
  };
}

function toWebsite(text: string | null): string | null {
  if (text === null || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/** The way from the home page down to the course; a region or city without a page of its own is left out. */
function toBreadcrumbs({ place, cityHasPage, regionHasPage, slug, name }: ProfileInput): Breadcrumb[] {
  const { continent, country, region, district, city } = place;
  const steps: Omit<Breadcrumb, 'position'>[] = [
    { type: 'home', name: 'Home', slug: null, path: pagePath.home },
    { type: 'continent', ...toNamedSlug(continent), path: pagePath.continent(continent.slug) },
    { type: 'country', ...toNamedSlug(country), path: pagePath.country(country.slug) },
  ];
  if (regionHasPage) {
    const path = pagePath.region(country.slug, region.slug);
    steps.push({ type: 'region', ...toNamedSlug(region), path });
  }
  if (district) {
    const path = pagePath.district(country.slug, region.slug, district.slug);
    steps.push({ type: 'district', ...toNamedSlug(district), path });
  }
  if (city && cityHasPage) {
    const path = pagePath.city(country.slug, region.slug, city.slug);
    steps.push({ type: 'city', ...toNamedSlug(city), path });
  }
  steps.push({ type: 'course', name, slug, path: pagePath.course(slug) });
  return steps.map((step, index) => ({ position: index + 1, ...step }));
}

/**
 * Count and mean of reviews from the number with one to five stars. The mean has two decimals, halves rounded up
 * (in whole numbers, so that 4.125 is 4.13 on every machine); null without reviews.
 */
export function reviewAverage(distribution: readonly number[]): {
  count: number;
  average: number | null;
} {
  const count = distribution.reduce((sum, number) => sum + number, 0);
  const stars = distribution.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.floor((stars * 200 + count) / (2 * count)) / 100 };
}

/** Counts of one to five stars, in the record's form. */
function toReviewDistribution(counts: CourseDetails['reviewDistribution']): ReviewDistribution {
  const [one, two, three, four, five] = counts;
  return { '1': one, '2': two, '3': three, '4': four, '5': five };
}
