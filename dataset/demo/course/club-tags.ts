import type { OsmTags } from '../../osm/osm-feature.ts';
import type { Settlement } from '../../places/place.ts';
import type { Random } from '../random.ts';
import type { StyleName } from './style.ts';

/** Openings by decade, in the USA. */
const OPENED = {
  1890: 160,
  1900: 350,
  1910: 500,
  1920: 1475,
  1930: 420,
  1940: 160,
  1950: 938,
  1960: 2475,
  1970: 1555,
  1980: 1225,
  1990: 2378,
  2000: 1619,
  2010: 238,
};
/** The share of 15,667 US courses whose year is known. */
const OPENED_SHARE = 0.865;
const ACCESS = { public: 44, private: 25, semi_private: 18, resort: 6, military: 1, unknown: 6 };

const FIRST_NAMES =
  'Agnes Bertram Clara Desmond Edith Fergus Greta Hamish Ines Jasper Kenji Lorna Magnus Nora Oswin Petra'.split(
    ' ',
  );
const LAST_NAMES =
  "Ardley Brackenridge Calloway-Finch Dunmore Ellersby Fairhaven Greaves Hollin Inverarity Jessop Kettlewell O'Rourke-Bell Penhallow Quillfeather Strand Thornbury".split(
    ' ',
  );
const STREETS = ['Fairway Lane', 'Mill Road', 'Old Station Road', 'Clubhouse Drive', 'Heron Way'];

/** What a club's object on the map says of it: all invented. E-mail and web addresses use names reserved for examples (RFC 2606). */
export function drawClubTags(
  { slug, holeCount }: { slug: string; holeCount: number },
  town: Settlement,
  style: StyleName,
  random: Random,
): OsmTags {
  const year = random.chance(OPENED_SHARE) ? Number(random.weighted(OPENED)) + random.whole(0, 9) : null;
  const architect = random.chance(0.4) ? `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}` : null;
  const hasContact = random.chance(0.7);
  const digits = String(random.whole(0, 99)).padStart(2, '0');
  return {
    leisure: 'golf_course',
    name: slug,
    'golf:course': `${holeCount}_hole`,
    'golf:access': random.weighted(ACCESS),
    ...(year && { start_date: String(year) }),
    ...(architect && { architect }),
    ...(random.chance(0.6) && {
      'addr:housenumber': String(random.whole(1, 240)),
      'addr:street': random.pick(STREETS),
    }),
    ...(random.chance(0.5) && { 'addr:postcode': String(random.whole(10_000, 99_999)) }),
    // 555-01xx is reserved for fiction in North America; few other countries have such numbers.
    ...(hasContact && random.chance(0.8) && { phone: `+1 202 555 01${digits}` }),
    ...(hasContact && random.chance(0.5) && { email: `office@${slug}.example` }),
    ...(hasContact && { website: `https://${slug}.example/` }),
    ...(random.chance(0.3) && { description: describe(town, style, { year, architect }, random) }),
  };
}

const GROUND: Record<StyleName, string> = {
  parkland: 'A parkland course among mature trees',
  links: 'Firm turf, deep bunkers and the wind',
  heathland: 'Heather and birch frame most of the holes',
  desert: 'Green fairways between sand and scrub',
  mountain: 'A mountain course with long views and few level lies',
  meadow: 'An open meadow course that is easily walked',
};
const CLOSING = [
  'Visitors are welcome on weekdays.',
  'The practice ground & short-game area are open all year.',
  'The clubhouse kitchen is known for its soup.',
  "The closing holes are the members' favourites.",
];

function describe(
  town: Settlement,
  style: StyleName,
  { year, architect }: { year: number | null; architect: string | null },
  random: Random,
): string {
  const by = architect === null ? '' : `, laid out by ${architect}`;
  const opened = year === null ? '' : ` Opened in ${year}${by}.`;
  return `${GROUND[style]}, a short drive from ${town.name}.${opened} ${random.pick(CLOSING)}`;
}
