import { SearchMap } from '#components/map/search/search-map.tsx';
import { Facts, PageHead, Section } from '#components/site/page-parts.tsx';
import type { Answer } from '#lib/api/records.ts';
import { usualUnit } from '#lib/golf/units.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { counts, formatWhole } from '#messages/messages.ts';
import { CourseListJsonLd, CourseRows } from './course-rows.tsx';
import { nameInSentence } from './name-in-sentence.ts';
import { PlaceIndex } from './place-index.tsx';
import { AreaPlate, type PlatePoint } from './plates.tsx';

type Directory = Extract<Answer<'getDirectoryEntry'>, { country: unknown }>;

/** A country: its regions with their number of courses, and the first courses by name. */
export function CountryDirectory({ directory }: { directory: Directory }) {
  const { country, golfs, regions, has_more } = directory;
  return (
    <div data-default-units={usualUnit(country.code)}>
      <PageHead title={country.name} lead={leadOf(directory)}>
        <Facts
          facts={[
            { label: 'Courses', value: formatWhole(country.course_count) },
            ...(country.region_count > 0
              ? [{ label: 'Regions', value: formatWhole(country.region_count) }]
              : []),
          ]}
        />
      </PageHead>
      {regions.length > 0 && (
        <Section
          id="regions"
          title="Regions"
          note={
            <a href={`/best/${country.slug}`} className="underline hover:text-deep">
              Best courses in {nameInSentence(country.name)}
            </a>
          }
        >
          <div className="border-rule-strong border-t-2 pt-3">
            <PlaceIndex
              places={regions.map(({ name, slug, course_count }) => ({
                name,
                path: pagePath.region(country.slug, slug),
                course_count,
              }))}
            />
          </div>
        </Section>
      )}
      {country.bbox && (
        <Section id="map" title="Map">
          <SearchMap label={`Map of the golf courses of ${country.name}`} bounds={country.bbox}>
            <AreaPlate
              label={`Sketch of ${country.name} with its regions`}
              bbox={country.bbox}
              points={regions.flatMap(toPoint)}
            />
          </SearchMap>
        </Section>
      )}
      <Section
        id="courses"
        title={has_more ? 'Courses from A' : 'Courses'}
        note={
          has_more ? `The first ${golfs.length} of ${formatWhole(country.course_count)} by name` : undefined
        }
      >
        <CourseRows courses={golfs} placeWithin="country" />
        {has_more && <WhereTheRestIs />}
      </Section>
      <CourseListJsonLd courses={golfs} />
    </div>
  );
}

function WhereTheRestIs() {
  return (
    <p className="mt-5 text-sm text-soft">
      The rest are listed by{' '}
      <a href="#regions" className="underline hover:text-deep">
        region
      </a>
      , and all are on the{' '}
      <a href="/map" className="underline hover:text-deep">
        map
      </a>
      .
    </p>
  );
}

function leadOf({ country, regions }: Directory): string {
  const courses = counts.golfCourses(country.course_count);
  return regions.length > 1 ? `${courses} in ${counts.regions(regions.length)}.` : `${courses}.`;
}

/** A region as a point in its middle; none where its extent isn't known or crosses the antimeridian. */
function toPoint({ bbox, course_count }: Directory['regions'][number]): PlatePoint[] {
  if (bbox === null || bbox[0] > bbox[2]) return [];
  return [{ lat: (bbox[1] + bbox[3]) / 2, lon: (bbox[0] + bbox[2]) / 2, courseCount: course_count }];
}
