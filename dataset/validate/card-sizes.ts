import type { CourseDetails } from '../course/course-in-progress.ts';
import { type Checked, findingAt } from './checked.ts';

/** Holes of a printed card. With fewer it isn't a round of any course; with more it's several cards. */
const [LEAST_HOLES, MOST_HOLES] = [3, 36];

/** Leaves out cards with too few holes or too many, and tees that are on no other card. */
export function checkCardSizes(course: CourseDetails): Checked<CourseDetails> {
  const isCard = ({ holes }: CourseDetails['scorecards'][number]) =>
    holes.length >= LEAST_HOLES && holes.length <= MOST_HOLES;
  const left = course.scorecards.filter(isCard);
  if (left.length === course.scorecards.length) return { value: course, findings: [] };
  const indexes = course.scorecards.map((card) => left.indexOf(card));
  const teeboxes = course.teeboxes.flatMap((tee) => {
    const scorecardIndexes = tee.scorecardIndexes.map((i) => indexes[i]!).filter((i) => i !== -1);
    return scorecardIndexes.length > 0 ? [{ ...tee, scorecardIndexes }] : [];
  });
  const leftOut = course.scorecards.filter((card) => !isCard(card));
  const numbers = leftOut.flatMap(({ holes }) => holes.map(({ number }) => number));
  const highestLeftOut = Math.max(0, ...numbers);
  return {
    value: { ...course, scorecards: left, teeboxes, highestLeftOut },
    findings: leftOut.map((card) =>
      findingAt(card.place, 'card-not-3-to-36-holes', card.holes.length, 'nulled'),
    ),
  };
}
