import type { CourseHole, TaggedForTee } from '../../../course/course-in-progress.ts';

/**
 * Settles whose pars and stroke indexes are: where a loop has men's and women's own, what its holes give for all is
 * both's. At St Andrews only the holes on which they differ have two. The hole's own become the men's.
 */
export function settleGenders(holes: readonly CourseHole[]): CourseHole[] {
  const loopsWith = (tee: string) =>
    new Set(holes.filter(({ tagged }) => tagged?.some((each) => isOf(each, tee))).map(({ loop }) => loop));
  const [ofMen, ofWomen] = [loopsWith('men'), loopsWith('women')];
  return holes.map((hole) => {
    const [men, women] = [ofMen.has(hole.loop), ofWomen.has(hole.loop)];
    if (!men && !women) return hole;
    const { tagged = [], par, strokeIndex } = hole;
    const own = (tee: string): TaggedForTee => {
      const said = tagged.find((each) => each.tee === tee);
      return {
        tee,
        length: said?.length ?? null,
        unit: said?.unit ?? null,
        par: said?.par ?? par,
        strokeIndex: said?.strokeIndex ?? strokeIndex,
      };
    };
    const others = tagged.filter(({ tee }) => tee !== 'men' && tee !== 'women');
    const mens = own('men');
    return {
      ...hole,
      ...(men && { par: mens.par, strokeIndex: mens.strokeIndex }),
      tagged: [...others, ...(men ? [mens] : []), ...(women ? [own('women')] : [])],
    };
  });
}

function isOf({ tee, par, strokeIndex }: TaggedForTee, wanted: string): boolean {
  return tee === wanted && (par !== null || strokeIndex !== null);
}
