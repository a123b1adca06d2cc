import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing, NorthArrow } from '#components/drawing/drawings.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { siteName } from '#components/site/settings.ts';
import { Length } from '#components/units/length.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { courseLength } from '#lib/golf/course-totals.ts';
import { formatCount } from '#lib/text/format.ts';

/** The first page: name, plan, figures, and whom the data is from. */
export function BookCover({ profile, drawn }: { profile: GolfProfile; drawn: DrawnCourse }) {
  const length = courseLength(profile);
  return (
    <section className="book-page book-cover" aria-label="Cover">
      <p className="book-site">{siteName}</p>
      <h1>
        <bdi>{profile.name}</bdi>
      </h1>
      <p className="book-place">
        {placeNames(profile.location.city?.name, profile.location.country.name).join(', ')}
      </p>
      <div className="book-plan">
        <CourseDrawing drawn={drawn} label={`Plan of ${profile.name}`} />
        <NorthArrow degrees={drawn.layout.degrees} />
      </div>
      <p className="book-figures">
        {profile.hole_count !== null && <span>{formatCount(profile.hole_count, 'hole')}</span>}
        {profile.par !== null && <span>Par {profile.par}</span>}
        {length !== null && (
          <span>
            <Length metres={length.metres} yards={length.yards} />
          </span>
        )}
      </p>
      <p className="book-sources">
        {profile.sources.map(({ name, attribution }) => attribution ?? name).join(' · ')}
      </p>
    </section>
  );
}
