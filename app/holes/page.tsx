import type { Metadata } from 'next';
import { HoleForm } from '#components/holes/hole-form.tsx';
import { HoleQuestionLinks } from '#components/holes/hole-questions.tsx';
import { HoleResults } from '#components/holes/hole-results.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import { StaticHtml } from '#components/static-html/static-html.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import { api } from '#lib/api/server.ts';
import { holeQueryNames } from '#lib/site/hole-query.ts';
import { parsePageNumber } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { askedFor, coverageSentence, holeSearchTexts } from '#messages/messages.ts';
import { findHoles } from './find-holes.ts';

type HolesProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the address asks for; a form sends fields left out as empty. */
function readAsked(params: Awaited<HolesProps['searchParams']>): Record<string, string> {
  const given = holeQueryNames.map((name) => [name, ([params[name]].flat()[0] ?? '').trim().slice(0, 60)]);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export async function generateMetadata({ searchParams }: HolesProps): Promise<Metadata> {
  const asked = readAsked(await searchParams);
  return pageMetadata({
    title: holeSearchTexts.title,
    description: holeSearchTexts.description,
    path: pagePath.holes,
    isIndexed: Object.keys(asked).length === 0,
  });
}

export default async function Holes({ searchParams }: HolesProps) {
  const { page = '', ...asked } = readAsked(await searchParams);
  const isAsked = Object.keys(asked).length > 0;
  const [countries, found, questions] = await Promise.all([
    api.listCountries(),
    isAsked ? findHoles(asked, parsePageNumber(page) ?? 1) : null,
    // A page of results is rendered each time, and reads no more than it has to.
    isAsked ? null : api.listSitemapHoleQuestions(),
  ]);
  const pathOf = (n: number) =>
    `${pagePath.holes}?${new URLSearchParams(n === 1 ? asked : { ...asked, page: String(n) })}`;
  const places = countries.items.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <div className="pt-10">
      <PageHead title={holeSearchTexts.heading} lead={holeSearchTexts.lead}>
        {isAsked && <UnitsSwitch />}
      </PageHead>
      <StaticHtml>
        <HoleForm asked={asked} countries={places} />
      </StaticHtml>
      {isAsked && (
        <div id="found" className="mt-8">
          {found === null ? (
            <p className="prose">{holeSearchTexts.noPlace}</p>
          ) : typeof found === 'string' ? (
            <p className="prose">{found}</p>
          ) : (
            <>
              <h2 className="max-w-3xl text-2xl">
                {askedFor(found.answer.query, placePhrase(found.answer.query, places))}
              </h2>
              <p className="mt-1 mb-6 text-soft">
                {coverageSentence(found.answer.holes.total, found.answer.coverage)}
              </p>
              {found.answer.holes.total === 0 ? (
                <p className="prose">{holeSearchTexts.nothing}</p>
              ) : (
                <HoleResults {...found} />
              )}
              <Pagination current={found.page} last={found.last} pathOf={pathOf} />
            </>
          )}
        </div>
      )}
      {questions && <HoleQuestionLinks pages={questions.items} />}
    </div>
  );
}

type Placed = {
  country: string | null;
  region: string | null;
  continent: string | null;
  max_distance: number | null;
};

function placePhrase(
  { country, region, continent, max_distance: metres }: Placed,
  places: readonly { slug: string; name: string; continent: { slug: string; name: string } }[],
): string | null {
  const within = places.find(({ slug }) => slug === country);
  const area = within?.name ?? places.find((each) => each.continent.slug === continent)?.continent.name;
  if (metres !== null) return holeSearchTexts.within(metres);
  if (area === undefined) return null;
  return holeSearchTexts.in(region === null ? area : `${area} (${region})`);
}
