import { type ContourOrnament, contourOrnament } from '#components/drawing/contours.ts';
import { courseShapes } from '#components/drawing/course-shapes.ts';
import { ContourPlate } from '#components/site/contour-plate.tsx';
import type { CourseRow } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { pagePath } from '#lib/site/page-path.ts';

/** Width / height of an engraving next to a page's name. */
const ASPECT = 1.6;

/** The first traced course of a list, engraved next to the page's name; nothing where none is traced. */
export async function HeadEngraving({ courses }: { courses: readonly CourseRow[] }) {
  const engraving = await engraveCourse(courses, ASPECT);
  return (
    engraving && (
      <div className="head-engraving">
        <ContourPlate {...engraving} />
      </div>
    )
  );
}

/** A course as an ornament, with what its caption says. */
export type Engraving = {
  ornament: ContourOrnament;
  course: { name: string; path: string; place: string };
};

/** Courses looked at until one can be engraved. */
const MOST_TRIED = 5;

/** The first of the courses whose holes are traced, in a frame of the aspect (width / height); null without one. */
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
