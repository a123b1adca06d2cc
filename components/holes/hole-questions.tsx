import { PageLink } from '#components/site/page-link.tsx';
import { Section } from '#components/site/page-parts.tsx';
import type { Answer } from '#lib/api/records.ts';
import { HOLE_QUESTIONS, type HoleQuestionSlug, holeQuestions } from '#lib/golf/hole-questions.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { useTexts } from '#messages/use-texts.ts';

type Pages = Answer<'listSitemapHoleQuestions'>['items'];

/** The questions golfers ask: each leads to its page for the world, or to the search while too few courses are mapped. */
export function HoleQuestionLinks({ pages }: { pages: Pages }) {
  const { holeQuestionTitles, holeSearchTexts } = useTexts(holeSearchPart);
  const ofWorld = new Map(
    pages.flatMap(({ country, question, path }) => (country ? [] : [[question, path]])),
  );
  return (
    <Section id="questions" title={holeSearchTexts.questions}>
      <QuestionLinks
        links={holeQuestions.map((question) => ({
          path: ofWorld.get(question) ?? questionSearchPath(question, null),
          name: holeQuestionTitles[question],
        }))}
      />
    </Section>
  );
}

export function QuestionLinks({ links }: { links: readonly { path: string; name: string }[] }) {
  return (
    <ul className="columns-[16rem_4] gap-x-8">
      {links.map(({ path, name }) => (
        <li key={path}>
          <PageLink
            href={path}
            className="inline-flex min-h-11 items-center underline decoration-rule hover:text-deep hover:decoration-current"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The search that answers a question. */
export function questionSearchPath(question: HoleQuestionSlug, country: string | null): string {
  const asked = Object.entries({ ...HOLE_QUESTIONS[question], ...(country !== null && { country }) });
  return `${pagePath.holes}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}
