import { HOLE_QUESTIONS, type HoleQuestion } from '#lib/golf/hole-questions.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { holeQuestionTitles, searchMapTexts } from '#messages/messages.ts';
import type { SearchedWindow } from './courses-in-window.ts';
import { wrapLongitude } from './map-view-url.ts';

const OFFERED = [
  'longest-par-5s',
  'par-3s-over-water',
  'sharpest-doglegs',
  'uphill-par-3s',
  'most-guarded-greens',
] as const;

/** Questions about holes, asked around the middle of the map. */
export function HolesNearHere({ searched }: { searched: SearchedWindow | undefined }) {
  if (!searched) return null;
  return (
    <nav className="holes-near" aria-label={searchMapTexts.holesNear}>
      <p className="course-list-facts">{searchMapTexts.holesNear}</p>
      <ul>
        {OFFERED.map((question) => (
          <li key={question}>
            <a className="pill" href={`${pagePath.holes}?${nearQuery(HOLE_QUESTIONS[question], searched)}`}>
              {holeQuestionTitles[question]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const METRES_A_DEGREE = 111_000;
/** Metres: a map of the world asks for the surroundings of its middle, too. */
const NEAREST = 10_000;
const FARTHEST = 500_000;

function nearQuery(question: HoleQuestion, { middle, window }: SearchedWindow): URLSearchParams {
  const [, south, , north] = window;
  const reach = Math.round(((north - south) / 2) * METRES_A_DEGREE);
  const asked = {
    ...question,
    lat: middle.lat,
    long: wrapLongitude(middle.lon),
    max_distance: Math.min(FARTHEST, Math.max(NEAREST, reach)),
  };
  return new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
}
