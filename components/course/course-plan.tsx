import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing, NorthArrow } from '#components/drawing/drawings.tsx';
import { CourseMap } from '#components/map/course/course-map.tsx';
import { StaticHtml } from '#components/static-html/static-html.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { type HoleEntry, HoleIndex } from './hole/hole-index.tsx';

type CoursePlanProps = { profile: GolfProfile; drawn: DrawnCourse; holes: readonly PageHole[] };

/** The plan of the course, which the map takes the place of, and beside it the holes to choose from. */
export function CoursePlan({ profile, drawn, holes }: CoursePlanProps) {
  const entries = holes.map(
    ({ anchor, label, facts: { par, length, lengthYards } }): HoleEntry => ({
      anchor,
      label,
      par,
      length,
      lengthYards,
    }),
  );
  return (
    <section className="course-plan" aria-label="Course plan">
      <div className="course-plan-frame">
        <CourseMap slug={profile.slug} name={profile.name} turn={drawn.layout.degrees}>
          <StaticHtml>
            <CourseDrawing drawn={drawn} label={`Plan of ${profile.name}`} />
          </StaticHtml>
          <NorthArrow degrees={drawn.layout.degrees} />
        </CourseMap>
      </div>
      {entries.length > 0 ? (
        <StaticHtml>
          <HoleIndex holes={entries} />
        </StaticHtml>
      ) : (
        <p className="course-plan-note">
          No hole of this course has been traced yet: the plan shows what else there is.
        </p>
      )}
    </section>
  );
}
