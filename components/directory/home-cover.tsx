import Link from 'next/link';
import type { DatasetInfo, RankedGolfCourse } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { contourOrnament } from '#lib/drawing/contour-ornament.ts';
import { courseShapes } from '#lib/drawing/course-shapes.ts';
import { pagePath } from '#lib/golf/page-path.ts';
import { formatCount } from '#lib/text/format.ts';
import { ContourPlate } from '../site/contour-plate.tsx';
import { SearchForm } from '../site/search-form.tsx';

/** Width by height of the engraving. */
const ASPECT = 1.15;

type HomeCoverProps = { dataset: DatasetInfo; best: readonly RankedGolfCourse[] };

/** The cover: what this is, the search box, and the best mapped course as an engraving. */
export async function HomeCover({ dataset, best }: HomeCoverProps) {
  const engraving = await engrave(
    best.find(({ has_geometry, hole_count }) => has_geometry && hole_count === 18)?.slug,
  );
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

async function engrave(slug: string | undefined) {
  const profile = slug === undefined ? null : await api.getGolfCourseProfile({ slug });
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
