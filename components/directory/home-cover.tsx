import Link from 'next/link';
import type { CourseRow, DatasetInfo } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { contourOrnament } from '#lib/drawing/contour-ornament.ts';
import { courseShapes } from '#lib/drawing/course-shapes.ts';
import { pagePath } from '#lib/golf/page-path.ts';
import { formatCount } from '#lib/text/format.ts';
import { ContourPlate } from '../site/contour-plate.tsx';
import { SearchForm } from '../site/search-form.tsx';

/** Width by height of the engraving. */
const ASPECT = 1.15;
/** Courses looked at until one can be engraved. */
const MOST_TRIED = 5;

type HomeCoverProps = { dataset: DatasetInfo; best: readonly CourseRow[] };

/** The cover: what this is, the search box, and a mapped course as an engraving. */
export async function HomeCover({ dataset, best }: HomeCoverProps) {
  const engraving = await findEngraving(best, dataset);
  return (
    <div className="grid items-center gap-x-12 gap-y-8 pt-10 pb-16 sm:pt-14 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div>
        <h1 className="text-[clamp(2.75rem,1.75rem+4.4vw,4.75rem)]">
          Golf courses of the world, hole by hole
        </h1>
        <p className="mt-5 max-w-lg text-lg text-soft">
          {formatCount(dataset.course_count, 'course')} in{' '}
          {formatCount(dataset.country_count, 'country', 'countries')}: scorecards, plans drawn to scale,
          every traced bunker and pond, and how far it takes to carry them.
        </p>
        <SearchForm id="home-search" className="mt-8 max-w-lg" isLarge />
        <p className="mt-3 flex flex-wrap gap-x-6">
          <Link
            href="/map?near=me"
            prefetch={false}
            className="inline-flex min-h-11 items-center underline hover:text-deep"
          >
            Courses near me
          </Link>
          <Link
            href="/golf-courses"
            prefetch={false}
            className="inline-flex min-h-11 items-center underline hover:text-deep"
          >
            Browse by country
          </Link>
        </p>
      </div>
      {engraving && <ContourPlate {...engraving} />}
    </div>
  );
}

/** The best mapped course; without reviews the first of the country that has the most mapped courses. */
async function findEngraving(best: readonly CourseRow[], { coverage }: DatasetInfo) {
  const isWhole = ({ has_geometry, hole_count }: CourseRow) => has_geometry && hole_count === 18;
  const ranked = best.filter(isWhole);
  const country = coverage.toSorted((a, b) => b.mapped_course_count - a.mapped_course_count)[0];
  const entry =
    ranked.length === 0 && country ? await api.getDirectoryEntry({ slug: country.country }) : null;
  const unranked = entry && 'golfs' in entry ? entry.golfs.filter(isWhole) : [];
  for (const { slug } of [...ranked, ...unranked].slice(0, MOST_TRIED)) {
    const engraving = await engrave(slug);
    if (engraving) return engraving;
  }
  return null;
}

/** A course as an engraving; null where none of its holes is traced. */
async function engrave(slug: string) {
  const profile = await api.getGolfCourseProfile({ slug });
  const shapes = profile && courseShapes(profile);
  const ornament = shapes && contourOrnament(shapes, ASPECT);
  if (!profile || !ornament) return null;
  const { city, region, country } = profile.location;
  return {
    ornament,
    course: {
      name: profile.name,
      path: pagePath.course(profile.slug),
      place: (city ?? region ?? country).name,
    },
  };
}
