import type { CourseDetails } from '../../course/course-in-progress.ts';
import type { Random } from '../random.ts';

const NO_REVIEWS_SHARE = 0.6;
const SINGLE_FIVE_STAR_SHARE = 0.01;
/** Lognormal: 90th percentile about 30 reviews, 99th about 200. */
const MEDIAN_REVIEWS = 4;
const REVIEWS_SPREAD = 1.63;
const MOST_REVIEWS = 2000;

export function drawReviews(random: Random): CourseDetails['reviewDistribution'] {
  const stars: CourseDetails['reviewDistribution'] = [0, 0, 0, 0, 0];
  const kind = random.next();
  if (kind < NO_REVIEWS_SHARE) return stars;
  if (kind < NO_REVIEWS_SHARE + SINGLE_FIVE_STAR_SHARE) return [0, 0, 0, 0, 1];
  const drawn = Math.round(MEDIAN_REVIEWS * Math.exp(REVIEWS_SPREAD * random.normal(0, 1)));
  const count = Math.max(1, Math.min(MOST_REVIEWS, drawn));
  const mean = random.normal(3.9, 0.45);
  const most = count === 1 ? 4 : 5;
  for (let i = 0; i < count; i++) {
    stars[Math.max(1, Math.min(most, Math.round(random.normal(mean, 0.9)))) - 1]!++;
  }
  return stars;
}
