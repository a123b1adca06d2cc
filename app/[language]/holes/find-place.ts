import { cutText } from '#components/site/cut-text.ts';
import type { Answer } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { degreesEast, wrapLongitude } from '#lib/geo/longitude.ts';
import { fold } from '#lib/text/fold.ts';

/** A place as searchHoles takes it. */
export type PlaceQuery = {
  continent?: string;
  country?: string;
  region?: string;
  lat?: number;
  long?: number;
  max_distance?: number;
};

/** `name` is null for a point; `others` have the same name, and are found by these words. */
export type AskedPlace = { name: string | null; query: PlaceQuery; others: readonly string[] };

type FoundPlace = Answer<'searchGolfCourses'>['places'][number];
type Positioned = { latitude: number; longitude: number };

/** Metres around a course that is asked for by name: its own holes, and a neighbour's. */
const AT_A_COURSE = 2000;

/**
 * A continent, country or region by itself; a town by the middle of its courses; else the best course of that name.
 * Null if nothing is found. `country` is the slug of the one chosen with it; `isAround` prefers a town or the
 * middle of a region, as a distance is asked for.
 */
export async function findPlace(
  text: string,
  { country, isAround }: { country: string | undefined; isAround: boolean },
): Promise<AskedPlace | null> {
  const point = readPoint(text);
  if (point) return { name: null, query: point, others: [] };
  if (POINT.test(text)) return null;
  const within = country ? await search(`${text} ${country.replaceAll('-', ' ')}`) : null;
  const found = within && within.places.length > 0 ? within : await search(text);
  if (!found) return null;
  const { places, golfs } = found;
  const course = golfs.items[0];
  const named = fold(text);
  const isCalled = ({ name }: FoundPlace) => fold(name).startsWith(named);
  const place =
    (isAround ? places.find((each) => each.type === 'city' && isCalled(each)) : undefined) ??
    places.find(isCalled) ??
    (course && fold(course.name).includes(named) ? null : places[0]);
  if (place) return toPlace(place, places, isAround);
  if (!course) return null;
  const { name, city } = course;
  if (city && fold(city.name).startsWith(named)) {
    return { name: city.name, query: pointAt(course), others: [] };
  }
  return { name, query: { ...pointAt(course), max_distance: AT_A_COURSE }, others: [] };
}

function search(q: string) {
  return api.searchGolfCourses({ q: cutText(q, limits.searchText.most), limit: 5 });
}

const POINT = /^(-?\d{1,3}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** "51.5, -0.12"; null for anything else, or if there's no such place on earth. */
function readPoint(text: string): PlaceQuery | null {
  const [lat, long] = (POINT.exec(text) ?? []).slice(1).map(Number);
  if (lat === undefined || long === undefined || Math.abs(lat) > 90 || Math.abs(long) > 180) return null;
  return { lat, long };
}

async function toPlace(
  place: FoundPlace,
  found: readonly FoundPlace[],
  isAround: boolean,
): Promise<AskedPlace | null> {
  const { type, name, path, within } = place;
  const others = found
    .filter((each) => each !== place && fold(each.name) === fold(name) && !within.includes(each.name))
    .map(wholeName);
  const [, , first = '', ...rest] = path.split('/');
  if (type === 'continent') return { name, query: { continent: path.split('/').at(-1)! }, others };
  const [region = ''] = rest;
  if (type === 'country') return { name, query: { country: first }, others };
  if (type === 'region' && !isAround) return { name, query: { country: first, region }, others };
  const list = await readCourses(type, { country: first, region, last: rest.at(-1)! });
  const courses: readonly Positioned[] = list?.golfs ?? [];
  return courses[0] ? { name: wholeName(place), query: pointAt(courses[0], courses), others } : null;
}

function readCourses(type: FoundPlace['type'], at: { country: string; region: string; last: string }) {
  const { country, region, last } = at;
  if (type === 'region') return api.listRegionGolfCourses({ country, region, limit: 100 });
  if (type === 'city') return api.listCityGolfCourses({ country, region, city: last, limit: 100 });
  return api.listDistrictGolfCourses({ country, region, district: last, limit: 100 });
}

/** "London, Ontario". */
function wholeName({ name, within }: FoundPlace): string {
  return [name, ...within.filter((each) => each !== name).slice(0, 1)].join(', ');
}

/** The middle of them, counted from the first: Fiji's are on both sides of the antimeridian. To ten metres. */
function pointAt(first: Positioned, courses: readonly Positioned[] = [first]): PlaceQuery {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const east = mean(courses.map(({ longitude }) => degreesEast(first.longitude, longitude)));
  return {
    lat: rounded(mean(courses.map(({ latitude }) => latitude))),
    long: rounded(wrapLongitude(first.longitude + east)),
  };
}

const rounded = (degrees: number) => Number(degrees.toFixed(4));
