import type { CourseDetails } from '../../course/course-in-progress.ts';
import type { Settlement } from '../../places/place.ts';
import type { Random } from '../random.ts';

const OPENED = [
  [1890, 160],
  [1900, 350],
  [1910, 500],
  [1920, 1475],
  [1930, 420],
  [1940, 160],
  [1950, 938],
  [1960, 2475],
  [1970, 1555],
  [1980, 1225],
  [1990, 2378],
  [2000, 1619],
  [2010, 238],
  [2020, 60],
] as const;

/** The share of 15,667 US courses whose year is known. */
const OPENED_SHARE = 0.865;

const ACCESS = [
  ['public', 44],
  ['private', 25],
  ['semi_private', 18],
  ['resort', 6],
  ['military', 1],
  ['unknown', 6],
] as const satisfies readonly (readonly [CourseDetails['access'], number])[];

const FIRST_NAMES =
  'Agnes Bertram Clara Desmond Edith Fergus Greta Hamish Ines Jasper Kenji Lorna Magnus Nora Oswin Petra'.split(
    ' ',
  );
const LAST_NAMES =
  "Ardley Brackenridge Calloway-Finch Dunmore Ellersby Fairhaven Greaves Hollin Inverarity Jessop Kettlewell O'Rourke-Bell Penhallow Quillfeather Strand Thornbury".split(
    ' ',
  );
const STREETS = [
  'Fairway Lane',
  'Mill Road',
  'Old Station Road',
  'Clubhouse Drive',
  'Heron Way',
  'Beech Avenue',
];

type ClubFacts = Pick<
  CourseDetails,
  | 'openedYear'
  | 'architects'
  | 'access'
  | 'address'
  | 'postalCode'
  | 'phone'
  | 'email'
  | 'website'
  | 'description'
>;

/** All invented. E-mail and web addresses use names reserved for examples (RFC 2606). */
export function drawClubFacts(slug: string, town: Settlement, style: string, random: Random): ClubFacts {
  const openedYear = random.chance(OPENED_SHARE) ? random.weighted(OPENED) + random.whole(0, 9) : null;
  const year = openedYear === null ? null : Math.min(openedYear, 2025);
  const architects = random.chance(0.4) ? [`${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`] : [];
  const hasContact = random.chance(0.7);
  return {
    openedYear: year,
    architects,
    access: random.weighted(ACCESS),
    address: random.chance(0.6) ? `${random.whole(1, 240)} ${random.pick(STREETS)}, ${town.name}` : null,
    postalCode: random.chance(0.5) ? String(random.whole(10_000, 99_999)) : null,
    // 555-01xx is reserved for fiction in North America; few other countries have such numbers.
    phone:
      hasContact && random.chance(0.8)
        ? `+1 202 555 01${String(random.whole(0, 99)).padStart(2, '0')}`
        : null,
    email: hasContact && random.chance(0.5) ? `office@${slug}.example` : null,
    website: hasContact ? `https://${slug}.example/` : null,
    description: random.chance(0.3) ? describe(town, style, year, architects[0] ?? null, random) : null,
  };
}

const GROUND: Record<string, string[]> = {
  parkland: ['A parkland course among mature trees', 'Gentle parkland with wide fairways'],
  links: [
    'A links on sandy ground, laid out and back along the shore',
    'Firm turf, deep bunkers and the wind',
  ],
  heathland: [
    'Heather and birch frame most of the holes',
    'A heathland course on light soil that drains well',
  ],
  desert: ['Green fairways between sand and scrub', 'A desert course with forced carries over waste ground'],
  mountain: [
    'A mountain course with long views and few level lies',
    'Fairways cut through the forest on steep ground',
  ],
  meadow: ['An open meadow course that is easily walked', 'Flat and friendly, with small greens'],
};

function describe(
  town: Settlement,
  style: string,
  year: number | null,
  architect: string | null,
  random: Random,
): string {
  const sentences = [`${random.pick(GROUND[style] ?? ['A golf course'])}, a short drive from ${town.name}.`];
  if (year !== null) {
    sentences.push(
      architect === null ? `Opened in ${year}.` : `Opened in ${year}, laid out by ${architect}.`,
    );
  }
  sentences.push(
    random.pick([
      'Visitors are welcome on weekdays.',
      'The practice ground & short-game area are open all year.',
      'The clubhouse kitchen is known for its soup.',
      "The closing holes are the members' favourites.",
      'Water comes into play on several holes.',
    ]),
  );
  return sentences.join(' ');
}

const NO_REVIEWS_SHARE = 0.6;
const SINGLE_FIVE_STAR_SHARE = 0.01;
/** Lognormal: 90th percentile about 30 reviews, 99th about 200. */
const MEDIAN_REVIEWS = 4;
const REVIEWS_SPREAD = 1.63;
const MOST_REVIEWS = 2000;

export function drawReviews(random: Random): CourseDetails['reviewDistribution'] {
  const stars: CourseDetails['reviewDistribution'] = [0, 0, 0, 0, 0];
  const kind = random.next();
  if (kind < NO_REVIEWS_SHARE) return stars;
  if (kind < NO_REVIEWS_SHARE + SINGLE_FIVE_STAR_SHARE) return [0, 0, 0, 0, 1];
  const count = Math.max(
    1,
    Math.min(MOST_REVIEWS, Math.round(MEDIAN_REVIEWS * Math.exp(REVIEWS_SPREAD * random.normal(0, 1)))),
  );
  const mean = random.normal(3.9, 0.45);
  const most = count === 1 ? 4 : 5;
  for (let i = 0; i < count; i++) {
    const rating = Math.max(1, Math.min(most, Math.round(random.normal(mean, 0.9))));
    stars[rating - 1]!++;
  }
  return stars;
}
