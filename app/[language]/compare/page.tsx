import { readLanguage } from '#app/language.ts';
import { cutText } from '#components/site/cut-text.ts';
import { limits } from '#lib/contract/limits.ts';
import { getTexts } from '#messages/get-texts.ts';
import { comparePart } from '#messages/parts/compare.ts';
import '#components/compare/comparison.css';
import type { Metadata } from 'next';
import { type AddableCourses, CompareForm } from '#components/compare/compare-form.tsx';
import { toComparedCourse } from '#components/compare/compared-course.ts';
import { CardComparison, ComparisonTable } from '#components/compare/comparison-table.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead, Section } from '#components/site/page-parts.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { MOST_COMPARED, parseCompared } from '#lib/site/page-path.ts';

export const dynamic = 'force-dynamic';

type CompareProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { title, description } = getTexts(comparePart).comparePageTexts;
  return pageMetadata({ title, description, path: '/compare' });
}

const text = (value: string | string[] | undefined) => [value ?? []].flat().join(',');

/** Chosen by the address alone: `?courses=` and, during a search, `q=`. */
export default async function Compare({ searchParams }: CompareProps) {
  await readLanguage();
  const { comparePageTexts } = getTexts(comparePart);
  const params = await searchParams;
  const q = cutText(text(params.q).trim(), limits.searchText.most);
  const slugs = parseCompared(text(params.courses));
  const profiles = await Promise.all(slugs.map((slug) => api.getGolfCourseProfile({ slug })));
  const known = profiles.filter((profile) => profile !== null);
  const addable = await findAddable(q, known);
  const courses = known.map(toComparedCourse);
  return (
    <div className="pt-10">
      <PageHead title={comparePageTexts.heading} lead={comparePageTexts.lead(MOST_COMPARED)}>
        {courses.length > 1 && <UnitsSwitch />}
      </PageHead>
      {courses.length < profiles.length && (
        <p className="mb-4 text-soft">{comparePageTexts.missing(profiles.length - courses.length)}</p>
      )}
      <CompareForm chosen={courses} query={q} addable={addable} isFull={courses.length >= MOST_COMPARED} />
      {courses.length === 1 && <p className="mt-6 text-soft">{comparePageTexts.addAnother}</p>}
      {courses.length > 1 && (
        <div className="mt-12">
          <Section id="facts" title={comparePageTexts.facts}>
            <ComparisonTable courses={courses} />
          </Section>
          {courses.some(({ holes }) => holes.length > 0) && (
            <Section id="cards" title={comparePageTexts.cards} note={comparePageTexts.cardsNote}>
              <CardComparison courses={courses} />
            </Section>
          )}
        </div>
      )}
    </div>
  );
}

const RESULTS = 8;
const SUGGESTIONS = 4;

/** Search results; without a search the neighbours of the last course, or the best courses. */
async function findAddable(q: string, chosen: readonly GolfProfile[]): Promise<AddableCourses> {
  const { comparePageTexts } = getTexts(comparePart);
  if (chosen.length >= MOST_COMPARED) return { title: '', courses: [] };
  if (q !== '') {
    const found = await api.searchGolfCourses({ q, limit: RESULTS });
    return { title: comparePageTexts.found, courses: found?.golfs.items ?? [] };
  }
  const last = chosen.at(-1);
  if (!last) {
    const { golfs } = await api.listBestGolfCoursesWorldwide({ limit: SUGGESTIONS });
    return { title: comparePageTexts.best, courses: golfs };
  }
  if (chosen.length > 1) return { title: '', courses: [] };
  const { latitude, longitude } = last.location;
  const { golfs } = await api.searchGolfCoursesByLocation({
    lat: latitude,
    long: longitude,
    max_distance: 200_000,
    limit: SUGGESTIONS + 1,
  });
  return {
    title: comparePageTexts.near(last.name),
    courses: golfs.items.filter(({ golf_id }) => golf_id !== last.golf_id).slice(0, SUGGESTIONS),
  };
}
