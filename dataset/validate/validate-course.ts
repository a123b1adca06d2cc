import type { CourseDetails } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { layCards } from './card-lines.ts';
import { checkDeclaredCount, checkDeclaredPar, checkNineTwice, checkNumbering } from './card-rules.ts';
import { checkCardSizes } from './card-sizes.ts';
import { type Checked, checkEach } from './checked.ts';
import { checkElevations } from './elevation-rules.ts';
import { checkLengths } from './length-rules.ts';
import { nameLoops } from './name-loops.ts';
import { numberHoles } from './number-holes.ts';
import { checkCardPars, checkTracedPars } from './par-rules.ts';
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
  const steps: ((course: CourseDetails) => Checked<CourseDetails>)[] = [
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
    (course) => checkDeclaredPar(course, place),
    (course) => checkDeclaredCount(course, place),
  ];
  const findings: Finding[] = [];
  let course = details;
  for (const step of steps) {
    const checked = step(course);
    course = checked.value;
    findings.push(...checked.findings);
  }
  return { details: course, findings: findings.map((finding) => nameSource(finding, details.sources)) };
}

/** Cards come from courses files too, where no scorecards file has one. */
function nameSource(finding: Finding, sources: readonly string[]): Finding {
  const isOfCourses =
    finding.source === 'scorecards' && !sources.includes('scorecards') && sources.includes('courses');
  return isOfCourses ? { ...finding, source: 'courses' } : finding;
}

function checkHoles(course: CourseDetails): Checked<CourseDetails> {
  const pars = checkTracedPars(course.holes);
  const indexes = checkTracedStrokeIndexes(pars.value);
  return {
    value: { ...course, holes: indexes.value },
    findings: [...pars.findings, ...indexes.findings],
  };
}

function checkScorecards(course: CourseDetails): Checked<CourseDetails> {
  const cards = checkEach(course.scorecards, (card, cardIndex) => {
    const pars = checkCardPars(card);
    const indexes = checkCardStrokeIndexes(pars.value);
    const numbering = checkNumbering(indexes.value, course.declaredPar);
    const tees = course.teeboxes.filter(({ scorecardIndexes }) => scorecardIndexes.includes(cardIndex));
    const nines = checkNineTwice(numbering.value, tees);
    return {
      value: nines.value,
      findings: [pars, indexes, numbering, nines].flatMap(({ findings }) => findings),
    };
  });
  return { value: { ...course, scorecards: cards.value }, findings: cards.findings };
}

function checkTeeboxRatings(course: CourseDetails): Checked<CourseDetails> {
  const teeboxes = checkEach(course.teeboxes, (teebox) => checkRatings(teebox, course.scorecards));
  return { value: { ...course, teeboxes: teeboxes.value }, findings: teeboxes.findings };
}
