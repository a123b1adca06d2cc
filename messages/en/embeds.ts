import { parts } from '../grammar.ts';

/** What an embed shows. */
export const embedViewWords = { plan: 'The plan', card: 'The scorecard' };

export const embedTexts = {
  button: 'Embed',
  title: 'Put this course on your own site',
  advice:
    'Copy a snippet into your page. The frame needs no script and loads nothing else; it links back to this page.',
  options:
    'Add &theme=light or &theme=dark to fix its colours, and &units=m or &units=yd to choose metres or yards.',
  par: (par: number) => `par ${par}`,
  index: 'SI',
  lengthsIn: { m: 'Lengths in metres', yd: 'Lengths in yards' },
  noCard: 'We don’t have a scorecard for this course yet.',
  moreAt: (site: string) => `More at ${site}`,
};

/** For developers. */
export const ownSiteTexts = {
  heading: 'On your own site',
  embed: <Code>(embed: Code) =>
    parts`A course in a frame: ${embed} shows its plan, or with view=card its scorecard. It runs no script and loads nothing else, and anyone may frame it. theme is light or dark, units is m or yd.`,
  oembed: <Code>(oembed: Code) =>
    parts`For editors that turn links into content: ${oembed} answers in JSON, or in XML with format=xml (oEmbed 1.0). Course pages link to it.`,
  drawings: <Code>(plan: Code, hole: Code) =>
    parts`As pictures: ${plan} and ${hole}. They derive from OpenStreetMap, so keep its credit next to them.`,
};

/** For developers. */
export const clientPackageTexts = {
  heading: 'The client as a package',
  what: <Code>(name: Code, command: Code) =>
    parts`${name} is this API as functions with types, for Node and browsers, without dependencies. It reads lists page by page and waits as long as a 429 says. ${command} in the source packs it.`,
};

export const drawingTexts = {
  hole: (course: string, hole: string) => `${course}, hole ${hole}`,
};

export const oembedTexts = {
  format: 'The formats are json and xml.\n',
  noAddress: 'Add the address of a course’s page as url=…\n',
  size: 'maxwidth and maxheight are whole numbers of pixels.\n',
  noCourse: 'This isn’t the address of a course.\n',
};
