import type { Position } from '#lib/contract/geometry.ts';

export type Named = { name: string; slug: string };

/** Its slug is never a continent's: both are addressed by `/{slug}`. */
export type Country = Named & {
  code: string;
  continent: Named;
  /** ISO 639-1, where the country has one language. */
  language?: string;
};

export type Place = {
  continent: Named;
  country: Country;
  /** The country itself if it has no regions (Monaco, Gibraltar), or if the region isn't known. */
  region: Named;
  /** The second level below the country, in regions with more than 400 courses. */
  district?: Named | null;
  /** The town that a golfer would name; null if there's none nearby. */
  city: Named | null;
  /** The one whose name `city` is. */
  town?: { id: number; position: Position; kilometres: number; isStated: boolean } | null;
  /** Kilometres to the nearest town; null in a country without one. */
  townKilometres?: number | null;
  /** IANA, of the nearest town; null when there's none nearby. */
  timezone: string | null;
  /** Metres above sea level, roughly: that of the nearest town, if it is within 5 km. */
  elevation: number | null;
  /** The town whose height `elevation` is. */
  elevationTown: string | null;
};

/** Believed where they name a known place near the coordinates. */
export type PlaceHints = {
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** A GeoNames or ISO 3166-2 code ('CA', 'US-CA'), or a name. */
  regionCode: string | null;
  cityName: string | null;
  /** The course's own name, which may begin with its town's. */
  name?: string | null;
  /** GeoNames' ids of towns that it isn't in. */
  notTowns?: ReadonlySet<number>;
};

export type Settlement = {
  geonameId: number;
  name: string;
  position: Position;
  countryCode: string;
  /** GeoNames admin-1 code; '' when unknown. */
  regionCode: string;
  region: Named;
  /** Unique within its region. */
  slug: string;
  population: number;
  /** Metres above sea level. */
  elevation: number | null;
  timezone: string;
};

export type Places = {
  /** Total: a position in the open sea belongs to the nearest town's country. */
  locate(position: Position, hints?: PlaceHints): Place;
  /** The district of a place in its region; null where none is known. */
  districtOf(place: Pick<Place, 'country' | 'region'>, position: Position): Named | null;
  /** Those with a town, by code. */
  countries: Country[];
  /** Towns nearby as they write themselves in another script, with their Latin names. */
  townNames(position: Position, countryCode: string): ReadonlyMap<string, string>;
  /** Most populous first. */
  settlementsOf(countryCode: string): Settlement[];
};
