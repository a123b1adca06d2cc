import type { Position } from '#lib/contract/geometry.ts';

/** A name with the slug it is addressed by. */
export type Named = { name: string; slug: string };

/** A country or territory. Its slug is never that of a continent: both are addressed by `/{slug}`. */
export type Country = Named & {
  /** ISO 3166-1 alpha-2; 'XK' for Kosovo. */
  code: string;
  continent: Named;
};

/** Where a course is, in the words of the directory. */
export type Place = {
  continent: Named;
  country: Country;
  /**
   * The first administrative level. Never null: where a country has none (Monaco, Gibraltar), or none is
   * known for the spot, the region is the country itself, under the country's name and slug.
   */
  region: Named;
  /** The town that a golfer would name; null when there's none nearby. */
  city: Named | null;
  /** IANA time zone of the nearest town; null when there's none nearby. */
  timezone: string | null;
  /** Metres above sea level, roughly: the nearest town's. Null when there's none nearby. */
  elevation: number | null;
};

/** What the source says about where a course is. Believed where it names a known place near the coordinates. */
export type PlaceHints = {
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** First administrative level: a GeoNames or ISO 3166-2 code ('CA', 'US-CA'), or a name. */
  regionCode: string | null;
  cityName: string | null;
};

/** A town or village of GeoNames. */
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

/** Places of the world, loaded once. */
export type Places = {
  /** Where a position is. Total: a position in the open sea belongs to the nearest town's country. */
  locate(position: Position, hints?: PlaceHints): Place;
  /** Every country and territory that has a town, by code. */
  countries: Country[];
  /** A country's towns, most populous first. */
  settlementsOf(countryCode: string): Settlement[];
};
