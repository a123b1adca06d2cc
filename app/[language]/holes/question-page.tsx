import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { HoleQuestionLinks, QuestionLinks, questionSearchPath } from '#components/holes/hole-questions.tsx';
import { HoleResults } from '#components/holes/hole-results.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead, Section, WayIn } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import { api } from '#lib/api/server.ts';
import { HOLE_QUESTIONS, type HoleQuestionSlug } from '#lib/golf/hole-questions.ts';
import { type LengthUnit, lengthUnits } from '#lib/golf/units.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { askedHolesPart } from '#messages/parts/asked-holes.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { findHoles, unitsOfHoles } from './find-holes.ts';

type Asked = { question: HoleQuestionSlug; country: string | null };

/** Null where there is no such page. */
const readQuestion = cache(async (question: HoleQuestionSlug, country: string | null) => {
  const { askedFor, coverageSentence } = getTexts(askedHolesPart);
  const { holeQuestionTexts, holeSearchTexts } = getTexts(holeSearchPart);
  const [found, { items }] = await Promise.all([
    findHoles({ ...HOLE_QUESTIONS[question], country }, 1),
    api.listSitemapHoleQuestions(),
  ]);
  const pages = items.filter((page) => page.question === question);
  const page = pages.find((each) => (each.country?.slug ?? null) === country);
  if (found === null || typeof found === 'string' || (country !== null && !page)) return null;
  const place = page?.country?.name ?? null;
  const asked = (unit: LengthUnit) =>
    askedFor(found.answer.query, place === null ? null : holeSearchTexts.in(place), unit);
  return {
    found,
    isIndexed: page !== undefined,
    title: holeQuestionTexts.title(question, place),
    asked,
    questions: items,
    coverage: coverageSentence(found.answer.holes.total, found.answer.coverage),
    others: [
      ...(country === null
        ? []
        : [{ path: pagePath.holeQuestion(question, null), name: holeSearchTexts.wholeWorld }]),
      ...pages.flatMap((each) =>
        each.country && each !== page ? [{ path: each.path, name: each.country.name }] : [],
      ),
    ],
  };
});

export async function questionMetadata(asked: Asked): Promise<Metadata> {
  const { holeQuestionTexts } = getTexts(holeSearchPart);
  const page = await readQuestion(asked.question, asked.country);
  if (page === null) return {};
  return pageMetadata({
    title: page.title,
    description: holeQuestionTexts.description(page.asked('m'), page.coverage),
    path: pagePath.holeQuestion(asked.question, asked.country),
    isIndexed: page.isIndexed,
  });
}

/** Null where there's no such page. The world's page redirects to the search until enough courses are mapped. */
export async function questionPage(asked: Asked) {
  const { holeSearchTexts } = getTexts(holeSearchPart);
  const page = await readQuestion(asked.question, asked.country);
  if (page === null) return null;
  const { found, title } = page;
  const { question, country } = asked;
  const search = questionSearchPath(question, country);
  if (!page.isIndexed) redirect(search);
  return (
    <div {...unitsOfHoles(found.answer)}>
      <Breadcrumbs
        trail={[
          ...trailFromHome(holeSearchTexts.heading, pagePath.holes),
          { type: 'page', name: title, path: pagePath.holeQuestion(question, country) },
        ]}
      />
      <PageHead
        title={title}
        lead={lengthUnits.map((unit) => (
          <span key={unit} data-unit={unit}>{`${page.asked(unit)}. ${page.coverage}`}</span>
        ))}
      >
        <UnitsSwitch />
      </PageHead>
      {found.answer.holes.total === 0 ? (
        <p className="prose">{holeSearchTexts.nothing}</p>
      ) : (
        <HoleResults {...found} />
      )}
      <p className="mt-6">
        <WayIn href={search}>{holeSearchTexts.ask}</WayIn>
      </p>
      {page.others.length > 0 && (
        <Section id="countries" title={holeSearchTexts.byCountry}>
          <QuestionLinks links={page.others} />
        </Section>
      )}
      <HoleQuestionLinks pages={page.questions} />
    </div>
  );
}
