import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { findingAt, type Note } from './checked.ts';

/** Metres between tee and green: beyond these, height or distance is wrong. */
const MOST_DIFFERENCE = 120;
const NEAREST_GREEN = 40;
const FARTHEST_GREEN = 750;

export function checkElevations(details: CourseDetails, note: Note): CourseDetails {
  const holes = details.holes.map((hole) => {
    const { key, tee, green, heights } = hole;
    if (!heights || heights.tee === null || heights.green === null) return hole;
    const difference = heights.green - heights.tee;
    const distance = rulerAt(tee[1]).distance([...tee], [...green]);
    const rule =
      Math.abs(difference) > MOST_DIFFERENCE
        ? 'elevation-difference-over-120-m'
        : distance < NEAREST_GREEN || distance > FARTHEST_GREEN
          ? 'green-not-40-to-750-m-from-tee'
          : null;
    if (rule === null) return hole;
    const value = `${Math.round(difference)} m over ${Math.round(distance)} m`;
    note({ ...findingAt(key, rule, value, 'nulled'), source: 'elevation' });
    return { ...hole, heights: { tee: null, green: null } };
  });
  return { ...details, holes };
}
