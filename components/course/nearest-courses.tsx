import { CourseName } from '#components/site/course-name.tsx';
import { Section } from '#components/site/page-parts.tsx';
import { picturePath } from '#components/site/picture-path.ts';
import { Rating } from '#components/site/rating.tsx';
import { Distance, Length } from '#components/units/lengths.tsx';
import type { NearbyGolfCourse } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { compassWord, counts, nearestTexts } from '#messages/messages.ts';

type Courses = { courses: readonly NearbyGolfCourse[] };

/** The other courses of a club. */
export function ClubCourses({ name, courses }: Courses & { name: string }) {
  if (courses.length === 0) return null;
  return (
    <Section id="club" title={nearestTexts.ofClub(name)}>
      <CourseList courses={courses} />
    </Section>
  );
}

export function NearestCourses({ courses }: Courses) {
  if (courses.length === 0) return null;
  return (
    <Section id="nearest" title={nearestTexts.title}>
      <CourseList courses={courses} />
    </Section>
  );
}

function CourseList({ courses }: Courses) {
  return (
    <ol className="nearest">
      {courses.map((course) => (
        <li key={course.golf_id}>
          <a href={pagePath.course(course.slug)}>
            <CourseName {...course} />
          </a>
          {course.has_geometry && (
            // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte, fetched when it's near
            <img
              className="nearest-plan"
              src={picturePath.plan(course.slug)}
              alt=""
              width={72}
              height={72}
              loading="lazy"
            />
          )}
          <span className="nearest-facts">
            {course.distance < ALONGSIDE ? (
              nearestTexts.nextDoor
            ) : (
              <>
                <Distance metres={course.distance} />
                {nearestTexts.towards(compassWord(course.bearing))}
              </>
            )}
            {course.hole_count !== null && ` · ${counts.holes(course.hole_count)}`}
            {course.par !== null && ` · ${nearestTexts.par(course.par)}`}
            {course.length ? (
              <>
                {' '}
                · <Length metres={course.length} />
              </>
            ) : null}{' '}
            <Rating average={course.review_average} count={course.review_count} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Metres. Courses closer together may be on the same ground. */
const ALONGSIDE = 100;
