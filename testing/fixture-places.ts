/** The directory of the fixture world: continents, their countries, regions and cities, with a point to stand near. */
export type FixtureCity = { name: string; slug: string };
/** A region of the fixture's world. */
export type FixtureRegion = { name: string; slug: string; cities: FixtureCity[] };
/** A country of the fixture's world. */
export type FixtureCountry = {
  name: string;
  slug: string;
  code: string | null;
  continent: { name: string; slug: string };
  /** Where its courses gather: longitude, latitude, spread in degrees. */
  centre: [lon: number, lat: number, spread: number];
  regions: FixtureRegion[];
};

const place = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') });
const region = (name: string, ...cities: string[]): FixtureRegion => ({
  ...place(name),
  cities: cities.map(place),
});

const europe = place('Europe');
const oceania = place('Oceania');
const antarctica = place('Antarctica');

/**
 * Small, but with what goes wrong elsewhere: an antimeridian within one country, a country at the pole, a continent
 * and a country whose regions share names and slugs, a city of one course.
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
    regions: [region('Bretagne', 'Brest', 'Rennes'), region('Middle', 'Bourges')],
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
