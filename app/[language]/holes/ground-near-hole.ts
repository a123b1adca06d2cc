import { type MappedCourse, ringsOf } from '#components/drawing/course-shapes.ts';
import { corridorOf } from '#components/drawing/hole-layout.ts';
import { boxAround, planeAround } from '#components/drawing/plane.ts';
import { playedLine } from '#lib/golf/played-line.ts';

/** What may appear on a hole's drawing; null for a hole that isn't mapped. */
export function groundNearHole(course: MappedCourse, holeId: string): MappedCourse | null {
  const hole = course.holes.find(({ hole_id }) => hole_id === holeId);
  const line = hole ? playedLine(hole) : [];
  if (!hole || !line[0]) return null;
  const toPlane = planeAround(line[0]);
  const isNear = corridorOf(line.map(toPlane));
  const touches = ({ geometry }: MappedCourse['hazards'][number] | MappedCourse['surfaces'][number]) =>
    isNear(boxAround(ringsOf(geometry).flatMap((ring) => ring.map(toPlane))));
  return {
    holes: [hole],
    hazards: course.hazards.filter(touches),
    surfaces: course.surfaces.filter((surface) => surface.type !== 'outline' && touches(surface)),
  };
}
