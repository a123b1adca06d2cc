import type { Access } from '#lib/golf/access.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import { parts } from '../grammar.ts';
import { holeName } from './golf.ts';
import { capital, counts, formatWhole, plural } from './numbers.ts';

export interface DescribedCourse {
  name: string;
  /** Town, region and country, as far as known. */
  place: readonly string[];
  holeCount: number | null;
  par: number | null;
  /** How many holes par and length are for, if not for all. */
  roundHoles: number | null;
  length: { metres: number; yards: number } | null;
  has: Record<'cards' | 'tees' | 'holes' | 'hazards', boolean>;
}

/** A course in one or two sentences, for search results and shared links. */
export function describeCourse({ name, place, holeCount, par, roundHoles, length, has }: DescribedCourse) {
  const facts = [
    holeCount !== null && counts.holes(holeCount),
    par !== null && (roundHoles === null ? `par ${par}` : `par ${par} over ${roundHoles}`),
    length !== null && `${formatWhole(length.metres)} m (${formatWhole(length.yards)} yd)`,
  ].filter((fact) => fact !== false);
  const shown = [
    has.cards && 'scorecard',
    has.tees && 'tees and ratings',
    has.holes && 'every hole to scale',
    has.hazards && 'hazards and carries',
  ].filter((each) => each !== false);
  const where = `${name}, a golf course in ${place.join(', ')}`;
  const first = facts.length > 0 ? `${where}: ${facts.join(', ')}.` : `${where}.`;
  return shown.length > 0 ? `${first} ${capital(shown.join(', '))}.` : first;
}

export const courseTexts = {
  saidClosed: 'One of its sources says it’s closed.',
  readByDictionary: 'reading from a dictionary',
  unnamed: 'Its name isn’t recorded.',
  facts: {
    holes: 'Holes',
    par: 'Par',
    length: 'Length',
    rating: 'Rating / slope',
    mapped: 'Mapped',
    climb: 'Climb',
    reviews: 'Reviews',
  },
  directions: 'Directions',
  strip: { label: 'On this page', map: 'Map', card: 'Card', holes: 'Holes', facts: 'Facts' },
  holeCountFrom: { par: 'going by its par', traced: 'as mapped' },
  lengthAsMapped: 'as mapped',
  mappedOf: (mapped: number, holes: number) => `${mapped} of ${counts.holes(holes)}`,
  overHoles: (holes: number) => `over ${holes}`,
  onlyReviews: (count: number) => `only ${counts.reviews(count)}`,
  fromReviews: (count: number) => `from ${formatWhole(count)}`,
  planOf: (name: string) => `Plan of ${name}`,
  holes: 'Holes',
  holeByHole: 'Hole by hole',
  noPlan: 'None of this course’s holes have been mapped yet. Here’s what we do know.',
  noHolesOnPlan: 'None of this course’s holes have been mapped yet. The plan shows what has been.',
};

/** Who may play a course: in a list of facts, and after the course's name; null says nothing. */
export const accessWords = {
  public: { label: 'Public', phrase: 'open to the public' },
  semi_private: { label: 'Semi-private', phrase: 'semi-private' },
  private: { label: 'Private', phrase: 'private' },
  resort: { label: 'Resort', phrase: 'a resort course' },
  military: { label: 'Military', phrase: 'a military course' },
  unknown: { label: null, phrase: null },
} satisfies Record<Access, { label: string | null; phrase: string | null }>;

/** What sort of place a course is: in a list of facts, and after its name; null says nothing. */
export const kindWords = {
  course: { label: null, phrase: null },
  short: { label: 'Short course', phrase: 'a short course' },
  pitch_and_putt: { label: 'Pitch & putt', phrase: 'a pitch & putt course' },
  practice: { label: 'Practice course', phrase: 'a practice course' },
} satisfies Record<CourseKind, { label: string | null; phrase: string | null }>;

export const locatorTexts = {
  whereIs: (name: string) => `Map showing where ${name} is`,
  height: <Height>(height: Height) => parts`${height} above sea level.`,
  heightAt: <Height>(height: Height, town: string): readonly (string | Height)[] => [
    'About ',
    height,
    ` above sea level, the height of ${town}.`,
  ],
  seeOnMap: 'See it on the map',
  mapIt: <Link>(link: Link) =>
    parts`Nobody has mapped these holes yet. It’s an evening’s work in OpenStreetMap: ${link}.`,
  mapInEditor: 'open the editor here',
};

export const aboutTexts = {
  title: 'About the course',
  byClub: 'As described by the club or its visitors.',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  wikis: { wikipedia: 'Wikipedia', wikidata: 'Wikidata' },
  kind: 'Kind',
  onMap: 'Map position',
  whereClubIs: 'The club, not the course itself',
  secondRound: 'Round of 18',
  secondRounds: { same_holes: 'The nine holes twice', same_greens: 'Eighteen tees, nine greens' },
  access: 'Access',
  opened: 'Opened',
  status: 'Status',
  statuses: { open: 'Open, according to a source', closed: 'Closed, according to a source' },
  architects: (count: number) => plural(count, { one: 'Architect', other: 'Architects' }),
  alsoKnownAs: 'Also known as',
  elevation: 'Above sea level',
  elevationAt: (town: string) => `Elevation (approximate, at ${town})`,
  coordinates: 'Coordinates',
};

export const hazardTexts = {
  title: 'Hazards',
  table: 'Table of hazards',
  type: 'Type',
  count: 'Count',
  area: 'Area',
  largest: 'Largest',
  hectares: (area: string) => `${area} ha`,
  squareMetres: (area: string) => `${area} m²`,
  acres: (area: string) => `${area} acres`,
  squareYards: (area: string) => `${area} sq yd`,
};

export const reviewTexts = {
  title: 'Reviews',
  outOfFive: (count: number) => `out of 5, from ${counts.reviews(count)}`,
  outOfFiveOfFew: (count: number) =>
    `out of 5, from only ${counts.reviews(count)}. That’s too few to say much.`,
  stars: (count: number) => plural(count, { one: `${count} star`, other: `${count} stars` }),
};

export const nearestTexts = {
  compare: 'Compare with these',
  title: 'Nearest courses',
  ofClub: (club: string) => `Also at ${club}`,
  nextDoor: 'next door',
  /** "1.5 mi north-west". */
  towards: (direction: string) => ` ${direction}`,
  par: (par: number) => `par ${par}`,
};

export const sourceTexts = {
  title: 'Data and sources',
  completeness: (score: number) => `Completeness: ${score}/100.`,
  passed: (passed: number, of: number) => `${passed} of ${of} checks passed`,
  grades: { identity: 'Identity', card: 'Card', ground: 'Mapping', contact: 'Contact' },
  agreement: {
    position: ['The sources agree on its location.', 'The sources place it more than 300 m apart.'],
    par: ['The sources agree on par.', 'The sources disagree on par.'],
    hole_count: ['The sources agree on the number of holes.', 'The sources disagree on the number of holes.'],
  },
  changed: (date: string) => `changed ${date}`,
  lastChanged: <Date>(date: Date) => parts` Last changed on ${date}.`,
  missing: 'missing',
  /** A new check shows its id. */
  checks: {
    named: 'Named',
    'one-place': 'Has its own location',
    'sources-agree': 'Two sources agree on the location',
    'phone-known': 'Phone known',
    'website-known': 'Website known',
    'email-known': 'Email known',
    'address-known': 'Address known',
    'hole-count-known': 'Number of holes known',
    'holes-traced': 'Holes mapped',
    'holes-numbered': 'Holes numbered',
    'scorecard-complete': 'Scorecard complete',
    'stroke-indexes-complete': 'Stroke indexes complete',
    'teeboxes-known': 'Teeboxes known',
    'ratings-known': 'Ratings known',
    'elevations-known': 'Elevations known',
    'hazards-traced': 'Hazards mapped',
    'contact-known': 'Contact details known',
    'values-accepted': 'All values plausible',
  } as Readonly<Record<string, string>>,
};

export const downloadTexts = {
  play: 'Play',
  title: 'Downloads and sharing',
  share: 'Share this course',
  yardageBook: 'Yardage book',
  scorecardCsv: 'Scorecard CSV',
  notes: {
    play: 'distances and a scorecard on your phone, even without a signal',
    yardageBook: 'to print, one hole per page',
    scorecardCsv: 'for spreadsheets',
    gpx: 'for GPS devices',
    kml: 'for Google Earth and maps',
    geojson: 'everything that’s been mapped',
    svg: 'the plan as a picture; each hole has one too, such as hole-7.svg',
    markdown: 'for AI agents and notes',
  },
};

export const fileTexts = {
  hole: (name: string) => `Hole ${name}`.trimEnd(),
  tee: (hole: string) => `${hole}, tee`,
  green: (hole: string) => `${hole}, green`,
};

/** Texts about the sources of a course's values. */
export const originTexts = {
  title: 'Where each value comes from',
  sources: {
    osm: 'OpenStreetMap',
    courses: 'a list of courses',
    corrections: 'corrected by the operator',
    scorecards: 'scorecards',
    reviews: 'members’ reviews',
    places: 'GeoNames',
    elevation: 'elevation tiles',
    demo: 'invented',
    atlas: 'Fairway Atlas',
  } as Readonly<Record<string, string>>,
  how: {
    declared: 'as stated',
    tagged: 'from tags',
    card: 'as printed on the card',
    traced: 'as mapped',
    worked_out: 'worked out',
  },
  more: (count: number) => `and ${count} more`,
};

export const coursePageTexts = {
  title: (course: string, place: string) => `${course}: ${place}`,
  picture: (course: string) => `Plan of ${course}`,
};

/** Texts of "Something wrong here?". */
export const wrongTexts = {
  title: 'Something wrong here?',
  what: 'What’s wrong?',
  next: {
    map: 'This comes from OpenStreetMap. Leave a note there, without an account: a mapper reads it and fixes the map, and the next edition shows it here.',
    operator:
      'This doesn’t come from the map. Write to the people who run this site: they correct it, or take it out, in the next edition.',
  },
  paste: 'Copy this text, paste it into the note if it isn’t there yet, and add what’s wrong at the end.',
  send: 'Begin your message with this text, and add what’s wrong at the end.',
  text: 'Text to send',
  copy: 'Copy the text',
  copied: 'Copied',
  openNote: 'Leave a note at this place',
  openMail: 'Write to the operator',
  invented: 'This course is invented, so there’s nothing to fix on the real map.',
  noContact: 'What doesn’t come from the map can only be fixed by its source, named above.',
  parUnknown: 'Its par isn’t known. Do you know it?',
};

type Shown = { course: string; page: string };

/** What can be wrong on a course's page, and the notes about it. */
export const wrongNotes = {
  things: {
    place: 'Where it is, or what’s drawn',
    name: 'Its name',
    hole: holeName,
    card: 'The scorecard or the tees',
    contact: 'A phone number, an address or a person’s name',
    other: 'Something else',
  },
  subject: (site: string, course: string) => `${site}: ${course}`,
  /** Notes. Each begins with what the site shows, and ends where the visitor goes on writing. */
  shows: {
    place: ({ course, page }: Shown) => `${course} is shown here: ${page} What’s wrong: `,
    name: ({ course, page }: Shown) => `This course is shown as “${course}”: ${page} What’s wrong: `,
    hole: ({ course, page }: Shown, label: string, facts: string) =>
      `${holeName(label)} of ${course} is shown with ${facts}: ${page} What’s wrong: `,
    card: ({ course, page }: Shown) => `The scorecard of ${course}: ${page} What’s wrong: `,
    contact: ({ course, page }: Shown) => `The contact details of ${course}: ${page} What’s wrong: `,
    other: ({ course, page }: Shown) => `${course}: ${page} What’s wrong: `,
  },
  holeFacts: (par: number | null, metres: number | null) =>
    [par === null ? 'no par' : `par ${par}`, metres === null ? 'no length' : `${metres} m`].join(', '),
};
