import { holeName } from './golf.ts';

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
  /** Notes that begin with what the site shows, and end where the visitor goes on. */
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
