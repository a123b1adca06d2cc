import type { CourseDetails } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { layCards } from './card-lines.ts';
import {
  checkCardSizes,
  checkDeclaredCount,
  checkDeclaredPar,
  checkNineTwice,
  checkNumbering,
} from './card-rules.ts';
import type { Note } from './checked.ts';
import { checkElevations } from './elevation-rules.ts';
import { checkLengths } from './length-rules.ts';
import { nameLoops } from './name-loops.ts';
import { numberHoles } from './number-holes.ts';
import { checkCardPars, checkTracedPar } from './par-rules.ts';
import { checkRatings } from './rating-rules.ts';
import { checkCardStrokeIndexes, checkTracedStrokeIndexes } from './stroke-index-rules.ts';

/**
 * Checks a course by the World Handicap System (2024, appendices E to G) and plain sense. What fails is dropped at the
 * smallest scope: a value, a tee, a hole. `findings` are only the new ones; `place` is the course's source id
 * or line.
 */
export function validateCourse(
  details: CourseDetails,
  place: string,
): { details: CourseDetails; findings: Finding[] } {
  const findings: Finding[] = [];
  const note: Note = (finding) => findings.push(finding);
  const steps: ((course: CourseDetails, note: Note) => CourseDetails)[] = [
    checkCardSizes,
    checkHoles,
    checkScorecards,
    // Ratings are judged by the lengths that are left.
    checkLengths,
    checkTeeboxRatings,
    numberHoles,
    layCards,
    nameLoops,
    checkElevations,
    (course) => checkDeclaredPar(course, place, note),
    (course) => checkDeclaredCount(course, place, note),
  ];
  const course = steps.reduce((before, step) => step(before, note), details);
  return { details: course, findings: findings.map((finding) => nameSource(finding, details.sources)) };
}

/** Cards come from courses files too, where no scorecards file has one. */
function nameSource(finding: Finding, sources: readonly string[]): Finding {
  const isOfCourses =
    finding.source === 'scorecards' && !sources.includes('scorecards') && sources.includes('courses');
  return isOfCourses ? { ...finding, source: 'courses' } : finding;
}

function checkHoles(course: CourseDetails, note: Note): CourseDetails {
  const holes = course.holes.map((hole) => checkTracedPar(hole, note));
  return { ...course, holes: checkTracedStrokeIndexes(holes, note) };
}

function checkScorecards(course: CourseDetails, note: Note): CourseDetails {
  const scorecards = course.scorecards.map((card, cardIndex) => {
    const indexed = checkCardStrokeIndexes(checkCardPars(card, note), note);
    const tees = course.teeboxes.filter(({ scorecardIndexes }) => scorecardIndexes.includes(cardIndex));
    return checkNineTwice(checkNumbering(indexed, course.declaredPar, note), tees, note);
  });
  return { ...course, scorecards };
}

function checkTeeboxRatings(course: CourseDetails, note: Note): CourseDetails {
  const teeboxes = course.teeboxes.map((teebox) => checkRatings(teebox, course.scorecards, note));
  return { ...course, teeboxes };
}
