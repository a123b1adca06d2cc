import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { TeeDraft } from '../../../course/course-in-progress.ts';
import { distanceBetweenLines, distanceToArea } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { CoursePlan } from '../course-plan.ts';
import { pointOf } from '../parts/placing.ts';
import { readHoleLabel } from './hole-number.ts';
import type { SiteHole } from './site-hole.ts';

/** A line that stops this short of a green is meant to end on it. Metres. */
const shortMetres = 15;

/** The green (of those near) that a line ends on: the nearest within 15 m, none further away. */
export function findGreenOfHole(end: Position, greens: OsmFeature[]): OsmFeature | null {
  let best: { green: OsmFeature; metres: number } | null = null;
  for (const green of greens) {
    const metres = metresTo(end, green);
    if (metres <= shortMetres && (!best || metres < best.metres)) best = { green, metres };
  }
  return best?.green ?? null;
}

function metresTo(point: Position, { geometry }: OsmFeature): number {
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
    return distanceToArea([point], geometry);
  return rulerAt(point[1]).distance(point, pointOf(geometry));
}

/**
 * Where each hole's green is: the centroid of the green that it alone ends on; the end of its line where the
 * green is shared with other holes, or none is mapped.
 */
export function greenPoint(hole: SiteHole, green: OsmFeature | null, holesOnGreen: number): Position {
  return green && holesOnGreen === 1 ? pointOf(green.geometry) : hole.line.at(-1)!;
}

/** A tee belongs to a hole whose line passes this near. Metres. */
export const teeMetres = 60;

/** Forward tees stand in the first part of a hole. */
const forwardShare = 0.6;

/**
 * The hole that a tee belongs to: beside the first part of its line, the nearer to the start the better; a tee
 * whose `ref` is a hole's number belongs to no other hole. Null when none is near enough.
 */
export function findHoleOfTee(tee: OsmFeature, holes: SiteHole[]): SiteHole | null {
  const point = pointOf(tee.geometry);
  const number = readHoleLabel({ ref: tee.tags.ref ?? '' }).number;
  const numbered = number === null ? [] : holes.filter((hole) => hole.number === number);
  let best: { hole: SiteHole; score: number } | null = null;
  for (const hole of numbered.length > 0 ? numbered : holes) {
    const score = scoreTee(point, hole);
    if (score !== null && (!best || score < best.score)) best = { hole, score };
  }
  return best?.hole ?? null;
}

/** Metres beside the line and a part of the metres along it; null where a tee of this hole cannot be. */
function scoreTee(point: Position, { line, hole }: SiteHole): number | null {
  const beside = distanceBetweenLines([point], line);
  if (beside > teeMetres) return null;
  const ruler = rulerAt(point[1]);
  const start = line[0]!;
  const along = ruler.lineDistance(ruler.lineSlice(start, ruler.pointOnLine(line, point).point, line));
  if (along > Math.max(teeMetres, forwardShare * hole.metres)) return null;
  return Math.hypot(beside, 0.3 * along);
}

/** The colours of a tee: `tee=yellow;white`, `colour=red`, or a name that is a colour; one draft for each. */
export function toTeeDrafts(tee: Pick<OsmFeature, 'tags' | 'geometry'>): TeeDraft[] {
  const { tags } = tee;
  const position = pointOf(tee.geometry);
  const listed = tags['tee:colour'] ?? tags['tee:color'] ?? tags.tee ?? tags.colour ?? tags.color ?? '';
  const colors = [...new Set(listed.split(/[;,/]/).map(toColor))].filter((color) => color !== null);
  const name = tags.name?.trim() || null;
  if (colors.length > 0) return colors.map((color) => ({ color, name, position }));
  return [{ color: name === null ? null : toColor(name), name, position }];
}

/** Adds tees to a hole of a plan. */
export function addTees(plan: CoursePlan, { hole }: SiteHole, tees: TeeDraft[]): void {
  plan.tees.set(hole.id, [...(plan.tees.get(hole.id) ?? []), ...tees]);
}

/** Tee colours in the languages of mappers. */
const colorWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    black: 'black schwarz noir negro preto svart sort musta zwart nero černá czarny',
    blue: 'blue blau bleu azul blå sininen blauw blu modrá niebieski blár',
    white: 'white weiß weiss blanc blanco branco vit hvid hvit valkoinen wit bianco bílá biały hvítur',
    yellow: 'yellow gelb jaune amarillo amarelo gul keltainen geel giallo žlutá żółty gulur',
    red: 'red rot rouge rojo vermelho röd rød punainen rood rosso červená czerwony rauður',
    orange: 'orange oranje naranja laranja oransje oranssi arancione oranžová',
    green: 'green grün vert verde grön grøn grønn vihreä groen zelená zielony grænn',
    gold: 'gold golden guld gull oro or ouro kulta goud zlatá złoty',
    silver: 'silver silber argent plata prata sølv hopea zilver argento stříbrná',
    purple: 'purple lila violett violet morado roxo lilla violetti paars viola fialová',
    brown: 'brown braun brun marrón castanho ruskea bruin marrone hnědá',
    grey: 'grey gray grau gris cinza grå harmaa grijs grigio šedá',
    pink: 'pink rosa rose roze růžová',
    bronze: 'bronze bronce bronzo',
  }).flatMap(([color, words]) => words.split(' ').map((word) => [word, color] as const)),
);

/** A colour as the field writes it, or a hexadecimal one as it is; null for what is no colour. */
function toColor(text: string): string | null {
  const word = text
    .trim()
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\s_-]*(tees?|abschlag)$/, '');
  return colorWords.get(word) ?? (/^#[0-9a-f]{6}$/.test(word) ? word : null);
}
