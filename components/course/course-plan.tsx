import { CourseMap } from '#components/map/course-map.tsx';
import { Length } from '#components/units/length.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { holeFacts } from '#lib/golf/hole-facts.ts';
import { CourseDrawing } from './course-drawing.tsx';
import type { DrawnProfile, PageHole } from './drawn-profile.ts';
import './course-plan.css';

type CoursePlanProps = { profile: GolfProfile; drawn: DrawnProfile; holes: readonly PageHole[] };

/** The plan of the course, which the map takes the place of, and beside it the holes to choose from. */
export function CoursePlan({ profile, drawn, holes }: CoursePlanProps) {
  return (
    <section className="course-plan" aria-label="Course plan">
      <div className="course-plan-frame">
        <CourseMap slug={profile.slug} name={profile.name}>
          <CourseDrawing drawn={drawn} label={`Plan of ${profile.name}`} />
        </CourseMap>
      </div>
      {holes.length > 0 && (
        <nav className="hole-index" aria-label="Holes">
          <h2>Hole by hole</h2>
          <ol>
            {holes.map(({ hole, anchor, label }) => {
              const { par, length, lengthYards } = holeFacts(profile, hole);
              return (
                <li key={hole.hole_id}>
                  <a href={`#hole-${anchor}`} data-hole={anchor}>
                    <span className="hole-index-number">
                      <span className="sr-only">Hole </span>
                      <bdi>{label}</bdi>
                    </span>
                    <span>{par !== null && `Par ${par}`}</span>
                    <span>{length !== null && <Length metres={length} yards={lengthYards} />}</span>
                  </a>
                </li>
              );
            })}
          </ol>
        </nav>
      )}
    </section>
  );
}
