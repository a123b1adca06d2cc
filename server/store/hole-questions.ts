import type { SitemapHoleQuestion } from '#lib/contract/operations/enumeration.ts';
import {
  ENOUGH_FOR_A_PAGE,
  HOLE_QUESTIONS,
  type HoleQuestion,
  holeQuestions,
} from '#lib/golf/hole-questions.ts';
import { pagePath } from '#lib/site/page-path.ts';
import type { CountryEntry } from './directory.ts';
import { conditionsOf } from './hole-conditions.ts';
import { countByCourse } from './hole-search.ts';
import { madeInSteps } from './made-in-steps.ts';
import type { Dataset } from './open-dataset.ts';

/** Of the world and of countries, where enough holes answer the question. */
export const holeQuestionPages = madeInSteps('holeQuestionPages', findHoleQuestionPages);

/** Each question looks at every hole of the world. */
function* findHoleQuestionPages(dataset: Dataset): Generator<void, SitemapHoleQuestion[], void> {
  const { courses, directory, lists } = dataset;
  const holes = dataset.holes();
  const countries = directory.countries.filter(({ id }) => {
    const own = lists.ofCountry.of(id);
    const mapped = own.reduce((sum, course) => sum + courses.hasGeometry[course]!, 0);
    return mapped >= ENOUGH_FOR_A_PAGE.mapped * own.length;
  });
  const pages: SitemapHoleQuestion[] = [];
  for (const question of holeQuestions) {
    const { sort, ...asked }: HoleQuestion = HOLE_QUESTIONS[question];
    const found = yield* countByCourse(holes, conditionsOf(asked));
    const add = (country: CountryEntry | null, hole_count: number) => {
      if (hole_count < ENOUGH_FOR_A_PAGE.holes) return;
      const place = country && { name: country.record.name, slug: country.record.slug };
      const path = pagePath.holeQuestion(question, place?.slug ?? null);
      pages.push({ question, path, country: place, hole_count });
    };
    add(
      null,
      found.reduce((sum, count) => sum + count, 0),
    );
    for (const country of countries) {
      const own = lists.ofCountry.of(country.id);
      add(
        country,
        own.reduce((sum, course) => sum + found[course]!, 0),
      );
    }
  }
  return pages;
}
