import { areaSquareMetres } from '#dataset/geometry/area.ts';
import { toCharacter } from '#dataset/profile/to-character.ts';
import type { GolfProfile, Hazard, Surface, Teebox } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import type { Breadcrumb } from '#lib/contract/primitives.ts';
import { bboxOf } from '#lib/geo/bbox.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { fixtureHole, fixturePar } from './fixture-hole.ts';
import type { FixtureCity, FixtureCountry, FixtureRegion } from './fixture-places.ts';

export type FixtureCourse = {
  golfId: number;
  slug: string;
  name: string;
  clubName: string | null;
  description: string | null;
  position: [lon: number, lat: number];
  country: FixtureCountry;
  region: FixtureRegion | null;
  city: FixtureCity | null;
  /** The number of mapped holes; 0 also means that there's no card. */
  holeCount: 0 | 3 | 9 | 18;
  stars: [number, number, number, number, number];
  /** The Latin form of a Japanese name. */
  nameLatin?: string;
  alternateNames?: string[];
};

const UPDATED = '2026-03-01T00:00:00Z';
const round = (value: number, decimals: number) => Number(value.toFixed(decimals));

/** Holes lie next to each other northwards, each with a bunker and a green. */
export function fixtureProfile(course: FixtureCourse): GolfProfile {
  const holes = Array.from({ length: course.holeCount }, (_, i) => fixtureHole(course, i + 1));
  const hazards = holes.map((hole) => toBunker(course, hole));
  const surfaces = holes.map((hole) => toGreen(course, hole));
  const pars = holes.map((_, i) => fixturePar(i + 1));
  const scorecards = course.holeCount > 0 ? [toScorecard(course, holes, pars)] : [];
  const par = sum(pars);
  const [one, two, three, four, five] = course.stars;
  const reviewCount = sum(course.stars);
  const stars = course.stars.reduce((total, count, i) => total + count * (i + 1), 0);
  const positions = [...hazards, ...surfaces].flatMap(({ geometry }) => geometry.coordinates.flat(1));
  return {
    golf_id: String(course.golfId),
    slug: course.slug,
    name: course.name,
    name_latin: course.nameLatin ?? null,
    name_source: course.nameLatin ? 'dictionary' : null,
    names: course.nameLatin ? { ja: course.name } : {},
    club_name: course.clubName,
    kind: course.holeCount === 3 ? 'short' : 'course',
    alternate_names: course.alternateNames ?? [],
    description: course.description,
    hole_count: course.holeCount || null,
    second_round: null,
    hole_count_source: course.holeCount ? 'declared' : null,
    par: par || null,
    wikidata: null,
    wikipedia: null,
    opened_year: course.holeCount > 0 ? 1904 : null,
    architects: course.holeCount === 18 ? ['A. Nonymous'] : [],
    access: course.holeCount > 0 ? 'public' : 'unknown',
    status: null,
    location: toLocation(course),
    contact: { phone: null, email: null, website: course.holeCount > 0 ? 'https://golf.example/' : null },
    scorecards,
    teeboxes: course.holeCount > 0 ? [toTeebox(course, holes, par)] : [],
    holes,
    hazards,
    surfaces,
    nearby_waters: [],
    hazard_summary:
      hazards.length > 0
        ? { bunker: { count: hazards.length, area: round(sum(hazards.map(({ area }) => area)), 1) } }
        : {},
    review_count: reviewCount,
    review_average: reviewCount > 0 ? Math.round((stars / reviewCount) * 100) / 100 : null,
    review_distribution: { '1': one, '2': two, '3': three, '4': four, '5': five },
    bbox: bboxOf(positions as [number, number][]),
    breadcrumbs: toBreadcrumbs(course),
    url: pagePath.course(course.slug),
    data_quality: {
      score: course.holeCount > 0 ? 80 : 20,
      grades: { identity: 100, card: course.holeCount > 0 ? 80 : null, ground: null, contact: null },
      agreement: { position: null, par: null, hole_count: null },
      checks: [{ id: 'holes_traced', passed: course.holeCount > 0, detail: null }],
    },
    sources: [
      { name: 'Fixture', licence: 'MIT', url: null, attribution: 'Invented for tests', updated_at: UPDATED },
    ],
    origin: { source: 'osm', id: `way/${course.golfId}` },
    origins: [{ source: 'demo', id: course.slug, how: 'declared', date: null, paths: ['name', 'location'] }],
    updated_at: UPDATED,
    character: toCharacter({ scorecards, holes, surfaces }),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function toLocation({ position, region, city, country }: FixtureCourse): GolfProfile['location'] {
  return {
    latitude: position[1],
    longitude: position[0],
    position: 'course',
    elevation: null,
    elevation_town: null,
    address: null,
    postal_code: null,
    city: city && { name: city.name, slug: city.slug },
    region: region && { name: region.name, slug: region.slug },
    district: city?.district ?? null,
    country: { name: country.name, slug: country.slug },
    continent: country.continent,
    country_code: country.code,
    timezone: null,
  };
}

/** Ten metres a side for bunkers, twenty for greens. */
function square(hole: Hole, east: number, size: number): [number, number][] {
  const centre = hole.green!.coordinates;
  const ruler = rulerAt(centre[1]);
  const corner = (x: number, y: number): [number, number] => {
    const [lon, lat] = ruler.offset(centre, east + (x * size) / 2, (y * size) / 2);
    return [round(lon > 180 ? lon - 360 : lon, 7), round(Math.max(-90, Math.min(90, lat)), 7)];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
}

function toBunker(course: FixtureCourse, hole: Hole): Hazard {
  const geometry = { type: 'Polygon' as const, coordinates: [square(hole, 20, 10)] };
  return {
    hazard_id: `${course.golfId}-b${hole.number}`,
    type: 'bunker',
    name: null,
    hole_ids: [hole.hole_id],
    area: round(areaSquareMetres(geometry), 1),
    centroid: { type: 'Point', coordinates: hole.green!.coordinates },
    geometry,
    origin: { source: 'osm', id: `way/${course.golfId}1${hole.number}` },
  };
}

function toGreen(course: FixtureCourse, hole: Hole): Surface {
  const geometry = { type: 'Polygon' as const, coordinates: [square(hole, 0, 20)] };
  return {
    surface_id: `${course.golfId}-g${hole.number}`,
    type: 'green',
    hole_ids: [hole.hole_id],
    area: round(areaSquareMetres(geometry), 1),
    geometry,
    origin: { source: 'osm', id: `way/${course.golfId}2${hole.number}` },
  };
}

function toScorecard(
  course: FixtureCourse,
  holes: Hole[],
  pars: number[],
): GolfProfile['scorecards'][number] {
  return {
    scorecard_id: `${course.golfId}-card`,
    name: course.name,
    gender: 'all',
    hole_count: holes.length,
    par: sum(pars),
    par_out: sum(pars.slice(0, 9)),
    par_in: holes.length > 9 ? sum(pars.slice(9)) : null,
    is_default: true,
    teebox_ids: [`${course.golfId}-white`],
    holes: holes.map((hole, i) => ({
      position: i + 1,
      hole_id: hole.hole_id,
      number: i + 1,
      par: pars[i]!,
      stroke_index: holes.length - i,
    })),
  };
}

function toTeebox(course: FixtureCourse, holes: Hole[], par: number): Teebox {
  const length = sum(holes.map((hole) => hole.length ?? 0));
  const rating = { course_rating: round(par - 0.4, 1), slope: 118 };
  return {
    teebox_id: `${course.golfId}-white`,
    name: 'White',
    color: 'white',
    color_hex: '#ffffff',
    length,
    length_yards: Math.round(length / 0.9144),
    measured_in: 'm',
    ...rating,
    ratings: [
      {
        gender: 'men',
        rated_holes: 18,
        par,
        ...rating,
        bogey_rating: null,
        front: null,
        back: null,
        remark: null,
      },
    ],
    scorecard_ids: [`${course.golfId}-card`],
    holes: holes.map((hole) => ({
      hole_id: hole.hole_id,
      number: hole.number ?? 1,
      length: hole.length,
      length_yards: hole.length_yards,
      tee: hole.tee,
      ahead: 0,
    })),
  };
}

function toBreadcrumbs({ country, region, city, slug, name }: FixtureCourse): Breadcrumb[] {
  const trail: Omit<Breadcrumb, 'position'>[] = [
    { type: 'home', name: 'Home', slug: null, path: pagePath.home },
    { type: 'continent', ...country.continent, path: pagePath.continent(country.continent.slug) },
    { type: 'country', name: country.name, slug: country.slug, path: pagePath.country(country.slug) },
  ];
  if (region) {
    const path = pagePath.region(country.slug, region.slug);
    trail.push({ type: 'region', name: region.name, slug: region.slug, path });
  }
  if (region && city) {
    const path = pagePath.city(country.slug, region.slug, city.slug);
    trail.push({ type: 'city', name: city.name, slug: city.slug, path });
  }
  trail.push({ type: 'course', name, slug, path: pagePath.course(slug) });
  return trail.map((crumb, i) => ({ position: i + 1, ...crumb }));
}
