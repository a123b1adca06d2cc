import type { ReactNode } from 'react';
import { CourseName, OwnName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { JsonLd } from '#components/site/page-parts.tsx';
import { picturePath } from '#components/site/picture-path.ts';
import { placeNames } from '#components/site/place-names.ts';
import { Rating } from '#components/site/rating.tsx';
import { siteUrl } from '#components/site/settings.ts';
import { Distance, Length } from '#components/units/lengths.tsx';
import type { CourseRow } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

type PlaceWithin = 'world' | 'continent' | 'country' | 'region' | 'city';

/** A row; a search may have found it by another of its names. */
type ListedCourse = CourseRow & { found_as?: string | null; rank?: number };

type CourseRowsProps<Course> = {
  courses: readonly Course[];
  /** How much of the place to name: on a city's page the city goes without saying. */
  placeWithin?: PlaceWithin;
  /** Whether each begins with its rank. */
  isRanked?: boolean;
  /** `[lat, long]` of the visitor, from whom it says how far each is. */
  from?: readonly [lat: number, long: number] | undefined;
  /** What it's ranked by, instead of its facts. */
  figureOf?: (course: Course) => { value: ReactNode; basis: string };
};

export function CourseRows<Course extends ListedCourse>({
  courses,
  placeWithin = 'world',
  isRanked = false,
  figureOf,
  from,
}: CourseRowsProps<Course>) {
  const Item = isRanked ? 'ol' : 'ul';
  const hasPlans = !isRanked && courses.some(({ has_geometry }) => has_geometry);
  const hasReviews = courses.some(({ review_count }) => review_count > 0);
  return (
    <Item className="border-rule-strong border-t-2">
      {courses.map((course) => (
        <li key={course.golf_id} className="course-row">
          {isRanked && (
            <span className="course-row-lead w-9 font-semibold font-serif text-deep text-xl tabular-nums lining-nums sm:w-12">
              {course.rank}
            </span>
          )}
          {hasPlans && (
            <span className="course-row-lead w-12 max-sm:row-span-2 sm:w-14">
              {course.has_geometry && <SmallPlan slug={course.slug} />}
            </span>
          )}
          <div className="min-w-0">
            <PageLink
              href={pagePath.course(course.slug)}
              className="course-row-name hover:text-deep hover:underline"
              dir="auto"
            >
              <CourseName {...course} />
            </PageLink>
            <p className="truncate text-sm text-soft" dir="auto">
              {from && (
                <>
                  <Distance metres={distanceTo(course, from)} /> ·{' '}
                </>
              )}
              <ClubAndPlaces course={course} within={placeWithin} />
            </p>
          </div>
          {figureOf ? (
            <Figure {...figureOf(course)} />
          ) : (
            <CourseFacts course={course} hasReviews={hasReviews} />
          )}
        </li>
      ))}
    </Item>
  );
}

function ClubAndPlaces({ course, within }: { course: ListedCourse; within: PlaceWithin }) {
  const otherName = course.found_as ?? clubUnlessNamed(course);
  const places = placesToName(course, within).filter(Boolean).join(' · ');
  return (
    <>
      {otherName !== null && <OwnName name={otherName} country_code={course.country_code} />}
      {otherName !== null && places !== '' && ' · '}
      {places}
    </>
  );
}

/** Courses whose names aren't recorded are folded away under the others. */
export function NamedFirst({ courses, ...props }: CourseRowsProps<CourseRow>) {
  const { courseRowTexts } = useTexts(directoryPart);
  const named = courses.filter(({ is_named }) => is_named);
  const unnamed = courses.filter(({ is_named }) => !is_named);
  return (
    <>
      {named.length > 0 && <CourseRows courses={named} {...props} />}
      {unnamed.length > 0 && (
        <details open={named.length === 0}>
          <summary className="inline-flex min-h-11 items-center text-sm text-soft underline">
            {courseRowTexts.unnamed(unnamed.length)}
          </summary>
          <CourseRows courses={unnamed} {...props} />
        </details>
      )}
    </>
  );
}

/** Fetched when it nears the window; in the colours of the page. */
function SmallPlan({ slug }: { slug: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing of a kilobyte
    <img
      className="h-auto w-full"
      src={picturePath.plan(slug)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
    />
  );
}

function Figure({ value, basis }: { value: ReactNode; basis: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-soft sm:grid sm:text-right">
      <strong className="font-semibold text-[1.0625rem] text-ink tabular-nums lining-nums">{value}</strong>{' '}
      <span>{basis}</span>
    </p>
  );
}

/** What's known of a course, in columns; if nothing in the list has reviews, there's no column for them. */
function CourseFacts({ course, hasReviews }: { course: CourseRow; hasReviews: boolean }) {
  const { counts } = useTexts(numbersPart);
  const { courseRowTexts } = useTexts(directoryPart);
  return (
    <p className="course-row-facts">
      {course.hole_count !== null && <span>{counts.holes(course.hole_count)}</span>}
      {course.par !== null && <span className="sm:col-start-2">{courseRowTexts.par(course.par)}</span>}
      {course.length !== null && (
        <span className="sm:col-start-3 sm:text-right" data-column="length">
          <Length metres={course.length} />
        </span>
      )}
      {hasReviews && (
        <span className="text-ink sm:col-start-4 sm:w-23 sm:text-right">
          <Rating average={course.review_average} count={course.review_count} />
        </span>
      )}
    </p>
  );
}

const EARTH_RADIUS_METRES = 6_371_009;

/** Along a great circle (haversine), in metres. */
function distanceTo({ latitude, longitude }: CourseRow, [lat, long]: readonly [number, number]): number {
  const radians = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const across = Math.cos(lat * radians) * Math.cos(latitude * radians) * half(longitude - long);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.sqrt(half(latitude - lat) + across));
}

function placesToName({ city, region, country }: CourseRow, within: PlaceWithin): string[] {
  if (within === 'city') return [];
  if (within === 'region') return placeNames(city?.name);
  if (within === 'country') return placeNames(city?.name, region?.name);
  return placeNames(city?.name, region?.name, country.name);
}

/** "Addington Court Golf Club – Falconwood Course" has its club in its name. */
function clubUnlessNamed({ name, club_name }: CourseRow): string | null {
  return club_name !== null && name.includes(club_name) ? null : club_name;
}

/** A list of courses for search engines; `firstPosition` counts on over the pages of a list. */
export function CourseListJsonLd({
  courses,
  firstPosition = 1,
}: {
  courses: readonly CourseRow[];
  firstPosition?: number;
}) {
  if (courses.length === 0) return null;
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: courses.map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: firstPosition + index,
          name,
          url: `${siteUrl}${pagePath.course(slug)}`,
        })),
      }}
    />
  );
}
