import type { CourseHole, TaggedForTee } from '../../../course/course-in-progress.ts';

/**
 * Settles whose pars and stroke indexes are: where a loop has men's and women's own, what its holes give for all is
 * both's. At St Andrews only the holes on which they differ have two. The hole's own become the men's.
 */
export function settleGenders(holes: readonly CourseHole[]): CourseHole[] {
  const byLoop = Map.groupBy(holes, ({ loop }) => loop);
  return holes.map((hole) => {
    const loop = byLoop.get(hole.loop)!;
    const says = (tee: string) => loop.some(({ tagged = [] }) => tagged.some((each) => isOf(each, tee)));
    const [men, women] = [says('men'), says('women')];
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
    const ofMen = own('men');
    return {
      ...hole,
      ...(men && { par: ofMen.par, strokeIndex: ofMen.strokeIndex }),
      tagged: [...others, ...(men ? [ofMen] : []), ...(women ? [own('women')] : [])],
    };
  });
}

function isOf({ tee, par, strokeIndex }: TaggedForTee, wanted: string): boolean {
  return tee === wanted && (par !== null || strokeIndex !== null);
}
