import type { CourseDetails } from '../../course/course-draft.ts';
import type { Random } from '../random.ts';

const NONE_SHARE = 0.6;
const SINGLE_FIVE_STAR_SHARE = 0.01;
/** Lognormal: median 4, 90th percentile about 30, 99th about 200. */
const MEDIAN = 4;
const SPREAD = 1.63;
const MOST = 2000;

/** Numbers of reviews with one to five stars. */
export function drawReviews(random: Random): CourseDetails['reviewDistribution'] {
  const stars: CourseDetails['reviewDistribution'] = [0, 0, 0, 0, 0];
  const kind = random.next();
  if (kind < NONE_SHARE) return stars;
  if (kind < NONE_SHARE + SINGLE_FIVE_STAR_SHARE) return [0, 0, 0, 0, 1];
  const count = Math.max(1, Math.min(MOST, Math.round(MEDIAN * Math.exp(SPREAD * random.normal(0, 1)))));
  const mean = random.normal(3.9, 0.45);
  // Courses with one review of five stars have been drawn above: no more than their share.
  const most = count === 1 ? 4 : 5;
  for (let i = 0; i < count; i++) {
    const rating = Math.max(1, Math.min(most, Math.round(random.normal(mean, 0.9))));
    stars[rating - 1]!++;
  }
  return stars;
}
