import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseCard, CourseHole } from '../course/course-in-progress.ts';
import { findingAt, type Note } from './checked.ts';

/** Metres from, to (World Handicap System, appendix F). */
const LENGTHS_BY_PAR = {
  men: new Map([
    [3, [0, 240]],
    [4, [220, 450]],
    [5, [410, 650]],
    [6, [610, Number.POSITIVE_INFINITY]],
  ]),
  women: new Map([
    [3, [0, 200]],
    [4, [180, 380]],
    [5, [340, 550]],
    [6, [520, Number.POSITIVE_INFINITY]],
  ]),
} satisfies Record<'men' | 'women', Map<number, [from: number, to: number]>>;

/** 3 to 6, as the World Handicap System and the API have it. */
function isPar(par: number): boolean {
  return Number.isInteger(par) && par >= 3 && par <= 6;
}

export function suitsPar(par: number, lengthMetres: number, gender: 'men' | 'women'): boolean {
  const range = LENGTHS_BY_PAR[gender].get(par);
  return range !== undefined && lengthMetres >= range[0]! && lengthMetres <= range[1]!;
}

/** Drops an impossible par, and notes one that doesn't suit the length. */
export function checkTracedPar(hole: CourseHole, note: Note): CourseHole {
  if (hole.par === null) return hole;
  if (!isPar(hole.par)) {
    note(findingAt(hole.key, 'par-not-3-to-6', hole.par, 'nulled'));
    return { ...hole, par: null };
  }
  const length = Math.round(rulerAt(hole.tee[1]).lineDistance(hole.line.map(([lon, lat]) => [lon, lat])));
  if (!suitsPar(hole.par, length, 'men'))
    note(findingAt(hole.key, 'length-unlike-par', `par ${hole.par}, ${length} m`, 'noted'));
  return hole;
}

export function checkCardPars(card: CourseCard, note: Note): CourseCard {
  const holes = card.holes.map((hole) => {
    if (hole.par === null || isPar(hole.par)) return hole;
    note(findingAt(card.place, 'par-not-3-to-6', `hole ${hole.number}: par ${hole.par}`, 'nulled'));
    return { ...hole, par: null };
  });
  return { ...card, holes };
}
