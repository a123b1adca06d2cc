import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { readLanguage } from '#app/language.ts';
import { HoleQuestionLinks, QuestionLinks, questionSearchPath } from '#components/holes/hole-questions.tsx';
import { HoleResults } from '#components/holes/hole-results.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead, Section, WayIn } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import { api } from '#lib/api/server.ts';
import { HOLE_QUESTIONS, isHoleQuestion } from '#lib/golf/hole-questions.ts';
import { type LengthUnit, lengthUnits } from '#lib/golf/units.ts';
import { areSlugs, pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { askedHolesPart } from '#messages/parts/asked-holes.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { findHoles, unitsOfHoles } from './find-holes.ts';

/** A page is of a country, or of the world. */
type Props = { params: Promise<{ question: string; country?: string }> };

/** Null where there is no such page. */
const readQuestion = cache(async (question: string, country: string | null) => {
  if (!isHoleQuestion(question) || !areSlugs(country ?? 'none')) return null;
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
    search: questionSearchPath(question, country),
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await readLanguage();
  const { holeQuestionTexts } = getTexts(holeSearchPart);
  const { question, country = null } = await params;
  const page = await readQuestion(question, country);
  if (page === null) return {};
  return pageMetadata({
    title: page.title,
    description: holeQuestionTexts.description(page.asked('m'), page.coverage),
    path: pagePath.holeQuestion(question, country),
    isIndexed: page.isIndexed,
  });
}

/** The world's page redirects to the search until enough courses are mapped. */
export default async function QuestionPage({ params }: Props) {
  await readLanguage();
  const { holeSearchTexts } = getTexts(holeSearchPart);
  const { question, country = null } = await params;
  const page = await readQuestion(question, country);
  if (page === null) notFound();
  const { found, title, search } = page;
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
