import { ContourEngraving } from '#components/drawing/contour-engraving.tsx';
import { contourOrnament } from '#components/drawing/contours.ts';
import { courseShapes } from '#components/drawing/course-shapes.ts';
import { PageLink } from '#components/site/page-link.tsx';
import type { CourseRow } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { pagePath } from '#lib/site/page-path.ts';

/** Next to a page's heading: the first mapped course of a list; nothing where none is mapped. */
export function HeadEngraving({ courses }: { courses: readonly CourseRow[] }) {
  return <CourseEngraving courses={courses} aspect={1.6} className="head-engraving print:hidden" />;
}

type CourseEngravingProps = {
  courses: readonly CourseRow[];
  /** Width / height. */
  aspect: number;
  className: string;
};

/** Courses tried until one can be engraved. */
const MOST_TRIED = 5;

/** The first mapped course, with its name. */
export async function CourseEngraving({ courses, aspect, className }: CourseEngravingProps) {
  for (const { slug } of courses.filter(({ has_geometry }) => has_geometry).slice(0, MOST_TRIED)) {
    const profile = await api.getGolfCourseProfile({ slug });
    const shapes = profile && courseShapes(profile);
    const ornament = shapes && contourOrnament(shapes, aspect);
    if (!profile || !ornament) continue;
    const { city, region, country } = profile.location;
    return (
      <figure className={className}>
        <ContourEngraving ornament={ornament} />
        <figcaption className="mt-1 text-right text-sm text-soft">
          <PageLink
            href={pagePath.course(profile.slug)}
            className="inline-flex min-h-11 items-center hover:text-deep hover:underline"
          >
            {profile.name}, {(city ?? region ?? country).name}
          </PageLink>
        </figcaption>
      </figure>
    );
  }
  return null;
}
