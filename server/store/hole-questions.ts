import type { SitemapHoleQuestion } from '#lib/contract/operations/enumeration.ts';
import type { HoleQuestionSlug } from '#lib/golf/hole-questions.ts';
import { pagePath } from '#lib/site/page-path.ts';
import type { Dataset } from './open-dataset.ts';

/** Questions about holes that have a page, of the world and of countries. */
export function holeQuestionPages({ memo, prepare }: Dataset): SitemapHoleQuestion[] {
  return memo('holeQuestionPages', () =>
    prepare(
      `SELECT question, hole_count, country.slug, country.name
       FROM hole_question LEFT JOIN country USING (country_id) ORDER BY place`,
    )
      .all()
      .map(({ question: asked, hole_count, slug, name }) => {
        const question = asked as HoleQuestionSlug;
        const country = slug === null ? null : { name: String(name), slug: String(slug) };
        const path = pagePath.holeQuestion(question, country?.slug ?? null);
        return { question, path, country, hole_count: Number(hole_count) };
      }),
  );
}
