/** A city; only those of large regions have a `district`. */
export type FixtureCity = { name: string; slug: string; district?: { name: string; slug: string } };
export type FixtureRegion = { name: string; slug: string; cities: FixtureCity[] };
export type FixtureCountry = {
  name: string;
  slug: string;
  code: string | null;
  continent: { name: string; slug: string };
  /** Longitude, latitude, spread in degrees. */
  centre: [lon: number, lat: number, spread: number];
  regions: FixtureRegion[];
};

const place = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') });
const region = (name: string, ...cities: string[]): FixtureRegion => ({
  ...place(name),
  cities: cities.map(place),
});

const finistere = { name: 'Finistère', slug: 'finistere' };
const bretagne: FixtureRegion = {
  ...place('Bretagne'),
  cities: [{ ...place('Brest'), district: finistere }, place('Rennes')],
};

const europe = place('Europe');
const oceania = place('Oceania');
const antarctica = place('Antarctica');

/**
 * Small, with the things that go wrong elsewhere: an antimeridian in a country, a country at the pole,
 * regions of a country and a continent with the same names and slugs, a city of one course, a region with a
 * district.
 */
export const fixtureCountries: FixtureCountry[] = [
  {
    ...place('Isle of Man'),
    code: 'IM',
    continent: europe,
    centre: [-4.48, 54.15, 0.2],
    regions: [region('Middle', 'Douglas', 'Port Soderick'), region('Rushen', 'Castletown')],
  },
  {
    ...place('France'),
    code: 'FR',
    continent: europe,
    centre: [2.5, 46.5, 3],
    regions: [bretagne, region('Middle', 'Bourges')],
  },
  {
    ...place('Fiji'),
    code: 'FJ',
    continent: oceania,
    centre: [180, -17.5, 1],
    regions: [region('Western', 'Nadi'), region('Northern')],
  },
  {
    ...place('Polar Station'),
    code: null,
    continent: antarctica,
    centre: [0, -89.99, 0.05],
    regions: [region('Pole')],
  },
];
