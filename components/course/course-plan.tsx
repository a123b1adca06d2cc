import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing, NorthArrow } from '#components/drawing/drawings.tsx';
import { CourseMap } from '#components/map/course/course-map.tsx';
import { StaticHtml } from '#components/static-html/static-html.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import type { PageHole } from './page-holes.ts';

type CoursePlanProps = { profile: GolfProfile; drawn: DrawnCourse; holes: readonly PageHole[] };

/** The plan of the course, which the map replaces, and next to it the holes to choose from. */
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

/** A hole to choose: the word that addresses it, its number, par and length. */
export type HoleEntry = {
  anchor: string;
  label: string;
  par: number | null;
  /** Metres. */
  length: number | null;
  lengthYards: number | null;
};

/** The holes to choose from, next to the plan. */
function HoleIndex({ holes }: { holes: readonly HoleEntry[] }) {
  const isNamed = holes.some(({ label }) => label.length > 2);
  return (
    <nav className={isNamed ? 'hole-index hole-index-named' : 'hole-index'} aria-label="Holes">
      <h2>Hole by hole</h2>
      <ol>
        {holes.map(({ anchor, label, par, length, lengthYards }) => (
          <li key={anchor}>
            <a href={`#hole-${anchor}`} data-hole={anchor}>
              <span className="hole-index-number">
                <span className="sr-only">Hole </span>
                <bdi>{label}</bdi>
              </span>
              <span>{par !== null && `Par ${par}`}</span>
              <span>{length !== null && <Length metres={length} yards={lengthYards} />}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
