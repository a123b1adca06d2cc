import { toSafeLink } from '#components/course/safe-link.ts';
import { drawCourse } from '#components/drawing/course-layout.ts';
import { courseSvg } from '#components/drawing/course-svg.ts';
import { drawingStyle } from '#components/drawing/drawing-styles.ts';
import { element, viewBoxOf } from '#components/drawing/svg-markup.ts';
import { placeNames } from '#components/site/place-names.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { type LengthUnit, usualUnit } from '#lib/golf/units.ts';
import { darkColours, lightColours } from '#lib/site/colours.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { escapeXml, toXmlText } from '#lib/text/escape-markup.ts';
import { languageOfName } from '#lib/text/name-language.ts';
import { getLanguage, getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { embedsPart } from '#messages/parts/embeds.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { sitePart } from '#messages/parts/site.ts';
import { embedCard } from './embed-card.ts';

export type EmbedChoice = {
  view: 'plan' | 'card';
  /** Null follows the reader's system. */
  theme: 'light' | 'dark' | null;
  /** Null is the course's usual unit. */
  units: LengthUnit | null;
};

export type EmbedSite = { url: string; name: string; isDemo: boolean };

const coloursOf = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

const LIGHT = `color-scheme:light;${coloursOf(lightColours)}`;
const DARK = `color-scheme:dark;${coloursOf(darkColours)}`;

const LAYOUT =
  '*{box-sizing:border-box;margin:0}' +
  'body{display:flex;flex-direction:column;gap:.5rem;min-height:100vh;padding:.75rem;background:var(--paper);color:var(--ink);font:15px/1.4 system-ui,sans-serif}' +
  'a{color:inherit}h1{font:600 1.25rem/1.2 system-ui,sans-serif}.dr-mark text{font-family:system-ui,sans-serif}h1 a{text-decoration:none}h1 a:hover{text-decoration:underline}' +
  'header p,footer,caption,.sum{color:var(--ink-soft)}footer{margin-top:auto;font-size:.75rem}' +
  'aside{padding:.1rem .5rem;background:var(--sand);color:var(--on-sand);font-size:.8rem}' +
  '.drawing{flex:1 1 0;width:100%;min-height:12rem}' +
  '@media(max-width:520px){.dr-mark{transform:scale(1.7)}}' +
  'section{overflow-x:auto}table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}' +
  'caption{text-align:left;font-size:.8rem}th,td{padding:.15rem .35rem;border-bottom:1px solid var(--rule);text-align:right;white-space:nowrap}' +
  'th:first-child{text-align:left}thead th{font-size:.8rem;border-color:var(--rule-strong)}tr.sum th,tr.sum td{font-weight:600;background:var(--panel)}';

/** The most that a frame may load, in uncompressed bytes. */
const MOST_BYTES = 40_000;
/** A frame is smaller than a page, so a large course can do without tees and paths, and with fewer corners. */
const COARSENESSES = [1, 1.5, 2, 3, 5, 8];

/** A whole document that loads nothing and runs nothing, for other sites' frames. */
export function embedDocument(profile: GolfProfile, choice: EmbedChoice, site: EmbedSite): string {
  if (choice.view === 'card') return documentAt(profile, choice, site, 1);
  let html = '';
  for (const coarseness of COARSENESSES) {
    html = documentAt(profile, choice, site, coarseness);
    if (Buffer.byteLength(html) <= MOST_BYTES) break;
  }
  return html;
}

function documentAt(profile: GolfProfile, choice: EmbedChoice, site: EmbedSite, coarseness: number): string {
  const { demoTexts } = getTexts(sitePart);
  const { country_code } = profile.location;
  const units =
    choice.units ??
    usualUnit(
      country_code,
      profile.teeboxes.map((tee) => tee.measured_in),
    );
  const url = site.url + pagePath.course(profile.slug);
  const title = escapeXml(`${bothNames(profile)} · ${site.name}`);
  const head =
    '<meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>' +
    '<meta name="robots" content="noindex"/>' +
    element('title', {}, title) +
    element('link', { rel: 'canonical', href: url }) +
    element('style', {}, themeStyle(choice.theme) + LAYOUT + (choice.view === 'plan' ? drawingStyle : ''));
  const body = [
    site.isDemo ? element('aside', {}, `<b>${demoTexts.title}</b> ${demoTexts.notice}`) : '',
    header(profile, units, url),
    choice.view === 'plan' ? plan(profile, coarseness) : embedCard(profile, units),
    footer(profile, site, url),
  ];
  return `<!DOCTYPE html>${element('html', { lang: getLanguage().code }, element('head', {}, head) + element('body', {}, body.join('')))}\n`;
}

function themeStyle(theme: EmbedChoice['theme']): string {
  if (theme === 'dark') return `:root{${coloursOf(lightColours)};${DARK}}`;
  const light = `:root{${LIGHT}}`;
  return theme === 'light' ? light : `${light}@media(prefers-color-scheme:dark){:root{${DARK}}}`;
}

/** Opens in a window of its own, not in the frame. */
function link(href: string, text: string): string {
  return element('a', { href, target: '_blank', rel: 'noopener' }, text);
}

function header(profile: GolfProfile, units: LengthUnit, url: string): string {
  const { counts, formatWhole } = getTexts(numbersPart);
  const { embedTexts } = getTexts(embedsPart);
  const { city, region, country } = profile.location;
  const { length } = playedRound(profile);
  const facts = [
    placeNames(city?.name, region?.name, country.name).join(', '),
    profile.hole_count !== null && counts.holes(profile.hole_count),
    profile.par !== null && embedTexts.par(profile.par),
    length !== null && `${formatWhole(units === 'm' ? length.metres : length.yards)} ${units}`,
  ].filter((fact) => fact !== false);
  const lang = languageOfName(profile.name, profile.location.country_code) ?? null;
  const name = element('bdi', { lang }, escapeXml(bothNames(profile)));
  return element(
    'header',
    {},
    element('h1', {}, link(url, name)) + element('p', {}, escapeXml(facts.join(' · '))),
  );
}

function plan(profile: GolfProfile, coarseness: number): string {
  const { courseTexts } = getTexts(coursePart);
  const isShown = ({ type }: GolfProfile['surfaces'][number]) =>
    coarseness === 1 || (type !== 'tee' && type !== 'path');
  const drawn = drawCourse({ ...profile, surfaces: profile.surfaces.filter(isShown) }, coarseness);
  if (!drawn) return element('p', {}, escapeXml(courseTexts.noPlan));
  return element(
    'svg',
    {
      class: 'drawing',
      viewBox: viewBoxOf(drawn.layout),
      role: 'img',
      'aria-label': toXmlText(courseTexts.planOf(bothNames(profile))),
    },
    courseSvg(drawn.shapes, drawn.layout, 'c'),
  );
}

function footer({ sources }: GolfProfile, { name }: EmbedSite, url: string): string {
  const { embedTexts } = getTexts(embedsPart);
  const credits = sources.flatMap(({ attribution, url: home }) => {
    const safe = toSafeLink(home);
    if (attribution === null) return [];
    return safe ? link(safe.href, escapeXml(attribution)) : escapeXml(attribution);
  });
  const pieces = [link(url, escapeXml(embedTexts.moreAt(name))), ...new Set(credits)];
  return element('footer', {}, pieces.join(' · '));
}
