import type { PageHole } from '#components/course/page-holes.ts';
import { plainLine } from '#components/site/plain-line.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import type { Language } from '#messages/languages.ts';
import { coursePart } from '#messages/parts/course.ts';

type Place = { latitude: number; longitude: number };

/** Something that a visitor may find wrong: its place on the map if it's from there, and what to write. */
export type WrongThing = {
  /** `hole-7` in `#wrong-hole-7`. */
  id: string;
  label: string;
  /** Null if the site's operator corrects it. */
  at: Place | null;
  text: string;
};

type Site = { url: string; language: Language };

/** Longer notes might be cut on the way. */
const MOST_CHARACTERS = 255;

/** What can be wrong on a course's page. An invented course leads nobody to the real map. */
export function wrongThings(profile: GolfProfile, holes: readonly PageHole[], site: Site): WrongThing[] {
  const { wrongNotes } = site.language.read(coursePart);
  const { things, shows, holeFacts } = wrongNotes;
  const { location, origin, origins, scorecards } = profile;
  const page = `${site.url}${pagePath.course(profile.slug)}`;
  const isFromMap = (path: string) =>
    origins.some(({ source, paths }) => source === 'osm' && paths.includes(path));
  const isReal = origin.source !== 'demo';
  const thing = (id: string, label: string, at: Place | null, show: Show, hash = ''): WrongThing => ({
    ...{ id, label, at: isReal ? at : null },
    text: noteText(show, bothNames(profile), `${page}${hash}`),
  });
  return [
    thing('place', things.place, origin.source === 'osm' ? location : null, shows.place),
    thing('name', things.name, isFromMap('name') ? location : null, shows.name),
    ...holes.map(({ hole, anchor, label, facts }) => {
      const show: Show = (shown) =>
        shows.hole(shown, plainLine(label, 20), holeFacts(facts.par, facts.length));
      return thing(`hole-${anchor}`, things.hole(label), middleOf(hole) ?? location, show, `#hole-${anchor}`);
    }),
    ...(scorecards.length > 0 ? [thing('card', things.card, null, shows.card, '#scorecard')] : []),
    thing('contact', things.contact, null, shows.contact),
    thing('other', things.other, null, shows.other),
  ];
}

type Show = (shown: { course: string; page: string }) => string;

/** A note of at most 255 characters on one line: a long name is cut, and an address in it doesn't become a link. */
function noteText(show: Show, name: string, page: string): string {
  const room = MOST_CHARACTERS - show({ course: '', page }).length;
  const course = plainLine(name.replaceAll('://', ':'), Math.max(0, room));
  return show({ course, page }).slice(0, MOST_CHARACTERS);
}

/** The middle of its line, else its green or tee. */
function middleOf({ line, green, tee }: PageHole['hole']): Place | null {
  const points = line?.coordinates ?? [];
  const point = points[points.length >> 1] ?? green?.coordinates ?? tee?.coordinates;
  return point ? { longitude: point[0], latitude: point[1] } : null;
}

/** A new note on openstreetmap.org, at this place. */
export function noteLink({ latitude, longitude }: Place, text: string): string {
  const map = [18, latitude.toFixed(5), longitude.toFixed(5)].join('/');
  return `https://www.openstreetmap.org/note/new#map=${map}&text=${encodeURIComponent(text)}`;
}

/** A mail with subject and body; a page of the operator's as it is. */
export function contactLink(contact: string, subject: string, text: string): string {
  if (!contact.startsWith('mailto:')) return contact;
  return `${contact}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
