import { PageLink } from '#components/site/page-link.tsx';
import { Section } from '#components/site/page-parts.tsx';
import type { Answer } from '#lib/api/records.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { useTexts } from '#messages/use-texts.ts';
import './holes.css';

type Pages = Answer<'listSitemapHoleQuestions'>['items'];

/** The questions that enough holes of the world answer; nothing without any. */
export function HoleQuestionLinks({ pages }: { pages: Pages }) {
  const { holeQuestionTitles, holeSearchTexts } = useTexts(holeSearchPart);
  const ofWorld = pages.filter(({ country }) => country === null);
  if (ofWorld.length === 0) return null;
  return (
    <Section id="questions" title={holeSearchTexts.questions}>
      <ul className="question-links">
        {ofWorld.map(({ question, path }) => (
          <li key={question}>
            <PageLink href={path}>{holeQuestionTitles[question]}</PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
