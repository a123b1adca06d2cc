import { WayIn } from '#components/site/page-parts.tsx';
import { SearchForm } from '#components/site/search-form.tsx';
import type { CourseRow, DatasetInfo } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { sitePart } from '#messages/parts/site.ts';
import { CourseEngraving } from './head-engraving.tsx';

type HomeCoverProps = { dataset: DatasetInfo; best: readonly CourseRow[] };

export async function HomeCover({ dataset, best }: HomeCoverProps) {
  const { homeTexts } = getTexts(directoryPart);
  const { navigationTexts } = getTexts(sitePart);
  const courses = await coursesToShow(best, dataset);
  return (
    <div className="grid items-center gap-x-12 gap-y-8 pt-10 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-[clamp(2.75rem,1.75rem+4.4vw,4.75rem)] print:text-[2.25rem]">
          {homeTexts.heading}
        </h1>
        <p className="mt-5 max-w-lg text-lg text-soft">
          {homeTexts.lead(dataset.course_count, dataset.mapped_course_count)}
        </p>
        <SearchForm id="home-search" className="mt-8 max-w-lg" isLarge />
        <p className="mt-3 flex flex-wrap gap-x-6">
          <WayIn href="/map?near=me">{navigationTexts.nearMe}</WayIn>
          <WayIn href="/golf-courses">{homeTexts.browse}</WayIn>
        </p>
      </div>
      <CourseEngraving courses={courses} aspect={1.15} className="mx-auto w-full max-w-lg lg:max-w-none" />
    </div>
  );
}

/** The best mapped courses; without reviews those of the country with the most. */
async function coursesToShow(best: readonly CourseRow[], { coverage }: DatasetInfo) {
  const ofBest = best.filter(isWhole);
  const country = coverage.toSorted((a, b) => b.mapped_course_count - a.mapped_course_count)[0];
  if (ofBest.length > 0 || !country) return ofBest;
  const entry = await api.getDirectoryEntry({ slug: country.country });
  return entry && 'golfs' in entry ? entry.golfs.filter(isWhole) : [];
}

const isWhole = ({ hole_count, has_geometry }: CourseRow) => hole_count === 18 && has_geometry;
