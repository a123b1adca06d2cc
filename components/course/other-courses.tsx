import { CourseName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { Section, WayIn } from '#components/site/page-parts.tsx';
import { picturePath } from '#components/site/picture-path.ts';
import { Rating } from '#components/site/rating.tsx';
import { Distance, Length } from '#components/units/lengths.tsx';
import type { GolfProfile, NearbyGolfCourse } from '#lib/api/records.ts';
import { comparePath, MOST_COMPARED, pagePath } from '#lib/site/page-path.ts';
import { coursePart } from '#messages/parts/course.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { walkPart } from '#messages/parts/walk.ts';
import { useTexts } from '#messages/use-texts.ts';

type Courses = { courses: readonly NearbyGolfCourse[] };

/** The other courses of a club. */
export function ClubCourses({ name, courses }: Courses & { name: string }) {
  const { nearestTexts } = useTexts(coursePart);
  if (courses.length === 0) return null;
  return (
    <Section id="club" title={nearestTexts.ofClub(name)}>
      <CourseList courses={courses} />
    </Section>
  );
}

/** `of` is the course that they're near, with the best-known ones to compare it with. */
export function NearestCourses({ courses, of }: Courses & { of: GolfProfile }) {
  const { nearestTexts } = useTexts(coursePart);
  if (courses.length === 0) return null;
  const comparable = courses.filter(({ par, length }) => par !== null || length !== null);
  const compared = [of.slug, ...comparable.map(({ slug }) => slug)].slice(0, MOST_COMPARED);
  return (
    <Section
      id="nearest"
      title={nearestTexts.title}
      note={
        of.par !== null &&
        compared.length > 1 && <WayIn href={comparePath(compared)}>{nearestTexts.compare}</WayIn>
      }
    >
      <CourseList courses={courses} />
    </Section>
  );
}

function CourseList({ courses }: Courses) {
  const { nearestTexts } = useTexts(coursePart);
  const { compassWord, counts } = useTexts(numbersPart);
  return (
    <ol className="nearest">
      {courses.map((course) => (
        <li key={course.golf_id}>
          <PageLink href={pagePath.course(course.slug)}>
            <CourseName {...course} />
          </PageLink>
          {course.has_geometry && (
            // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte, fetched when it's near
            <img
              className="absolute top-1.5 right-0 size-[4.5rem] object-contain"
              src={picturePath.plan(course.slug)}
              alt=""
              width={72}
              height={72}
              loading="lazy"
            />
          )}
          <span className="text-sm text-soft">
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

/** The most similar courses anywhere in the world. */
export function SimilarCourses({ courses }: { courses: GolfProfile['character']['similar'] }) {
  const { similarTexts } = useTexts(walkPart);
  if (courses.length === 0) return null;
  return (
    <Section id="similar" title={similarTexts.title} note={similarTexts.note}>
      <ol className="nearest">
        {courses.map((course) => (
          <li key={course.slug}>
            <PageLink href={pagePath.course(course.slug)}>
              <CourseName {...course} />
            </PageLink>
            <span className="text-sm text-soft">
              {course.country} · {similarTexts.because(course.because)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
