import { PageLink } from '#components/site/page-link.tsx';
import { wrapLongitude } from '#lib/geo/longitude.ts';
import { HOLE_QUESTIONS, type HoleQuestion } from '#lib/golf/hole-questions.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { SearchedWindow } from './courses-in-window.ts';

const OFFERED = [
  'longest-par-5s',
  'par-3s-over-water',
  'sharpest-doglegs',
  'uphill-par-3s',
  'most-guarded-greens',
] as const;

/** Questions about holes, asked around the middle of the map. */
export function HolesNearHere({ searched }: { searched: SearchedWindow | undefined }) {
  const { searchMapTexts } = useTexts(searchMapPart);
  const { holeQuestionTitles } = useTexts(holeSearchPart);
  if (!searched || reachOf(searched) > FARTHEST) return null;
  return (
    <nav
      className="holes-near flex-none border-t border-rule px-4 py-2.5 max-md:order-4"
      aria-label={searchMapTexts.holesNear}
    >
      <p className="text-[0.8125rem]/5 text-soft">{searchMapTexts.holesNear}</p>
      <ul className="mt-1.5 flex gap-1.5 overflow-x-auto">
        {OFFERED.map((question) => (
          <li key={question}>
            <PageLink
              className="pill whitespace-nowrap"
              href={`${pagePath.holes}?${nearQuery(HOLE_QUESTIONS[question], searched)}`}
            >
              {holeQuestionTitles[question]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const METRES_A_DEGREE = 111_000;
/** Metres from the middle of the map: as far as it shows, but at least a short drive. Farther out, nothing is near. */
const NEAREST = 10_000;
const FARTHEST = 1_000_000;

function reachOf({ window: [, south, , north] }: SearchedWindow): number {
  return Math.max(NEAREST, Math.round(((north - south) / 2) * METRES_A_DEGREE));
}

function nearQuery(question: HoleQuestion, searched: SearchedWindow): URLSearchParams {
  const { middle } = searched;
  const asked = {
    ...question,
    lat: middle.lat,
    long: wrapLongitude(middle.lon),
    max_distance: reachOf(searched),
  };
  return new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
}
