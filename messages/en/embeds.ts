import { parts } from '../grammar.ts';

/** What an embed shows. */
export const embedViewWords = { plan: 'The plan', card: 'The scorecard' };

export const embedTexts = {
  button: 'Embed',
  title: 'Put this course on your own site',
  advice:
    'Copy a snippet into your page. The frame needs no script and loads nothing else; it links back to this page.',
  options:
    'Add &theme=light or &theme=dark to set its colours, and &units=m or &units=yd for metres or yards.',
  par: (par: number) => `par ${par}`,
  index: 'SI',
  lengthsIn: { m: 'Lengths in metres', yd: 'Lengths in yards' },
  noCard: 'We don’t have a scorecard for this course yet.',
  moreAt: (site: string) => `More at ${site}`,
};

/** Texts for developers. */
export const ownSiteTexts = {
  heading: 'On your own site',
  embed: <Code>(embed: Code) =>
    parts`A course in a frame: ${embed} shows its plan, or with view=card its scorecard. It runs no script and loads nothing else, and any site may frame it. theme is light or dark, units is m or yd.`,
  oembed: <Code>(oembed: Code) =>
    parts`For editors that turn links into content: ${oembed} answers in JSON, or in XML with format=xml (oEmbed 1.0). Course pages link to it.`,
  drawings: <Code>(plan: Code, hole: Code) =>
    parts`As pictures: ${plan} and ${hole}. They’re drawn from OpenStreetMap, so keep its credit next to them.`,
};

/** Texts for developers. */
export const clientPackageTexts = {
  heading: 'The client as a package',
  what: <Code>(name: Code, command: Code) =>
    parts`${name} is this API as typed functions for Node and browsers, with no dependencies. It reads lists page by page and, after a 429, waits as long as it’s asked to. To pack it, run ${command} in the source.`,
};

export const drawingTexts = {
  hole: (course: string, hole: string) => `${course}, hole ${hole}`,
};

export const oembedTexts = {
  format: 'format is json or xml.\n',
  noAddress: 'Add the address of a course’s page as url=…\n',
  size: 'maxwidth and maxheight are whole numbers of pixels.\n',
  noCourse: 'This isn’t the address of a course.\n',
};
