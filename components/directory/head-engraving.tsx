import { type ContourOrnament, contourOrnament } from '#components/drawing/contours.ts';
import { courseShapes } from '#components/drawing/course-shapes.ts';
import { ContourPlate } from '#components/site/contour-plate.tsx';
import type { CourseRow } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { pagePath } from '#lib/site/page-path.ts';

/** Width / height. */
const ASPECT = 1.6;

/** The first mapped course of a list; nothing where none is mapped. */
export async function HeadEngraving({ courses }: { courses: readonly CourseRow[] }) {
  const engraving = await engraveCourse(courses, ASPECT);
  return (
    engraving && (
      <div className="head-engraving print:hidden">
        <ContourPlate {...engraving} />
      </div>
    )
  );
}

export type Engraving = {
  ornament: ContourOrnament;
  course: { name: string; path: string; place: string };
};

/** Courses tried until one can be engraved. */
const MOST_TRIED = 5;

/** The first mapped course, in a frame of the aspect (width / height); null without one. */
export async function engraveCourse(
  courses: readonly CourseRow[],
  aspect: number,
): Promise<Engraving | null> {
  for (const { slug } of courses.filter(({ has_geometry }) => has_geometry).slice(0, MOST_TRIED)) {
    const engraving = await engrave(slug, aspect);
    if (engraving) return engraving;
  }
  return null;
}

async function engrave(slug: string, aspect: number): Promise<Engraving | null> {
  const profile = await api.getGolfCourseProfile({ slug });
  const shapes = profile && courseShapes(profile);
  const ornament = shapes && contourOrnament(shapes, aspect);
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
