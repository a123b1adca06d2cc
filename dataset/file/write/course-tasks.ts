import type { PreviousContent } from './course-content.ts';
import type { DatasetContents } from './dataset-contents.ts';
import type { Directory } from './directory.ts';
import type { CourseTask } from './finish-course.ts';

export type EditionOfCourses = {
  asOf: string | null;
  /** Keys of the sources that the build was given. */
  given: readonly string[];
  /** Null for a course that the previous edition didn't have. */
  contentOf: (golfId: number) => PreviousContent | null;
};

/** Everything that each course's records are made from, in the order of the entries. */
export function* courseTasks(
  { entries, inProgress }: DatasetContents,
  directory: Directory,
  { asOf, given, contentOf }: EditionOfCourses,
): Generator<CourseTask> {
  const pagedCities = new Set(directory.cities.filter((city) => city.courseCount > 1).map(({ id }) => id));
  const withoutRegions = new Set(
    directory.countries.filter((country) => !country.listsRegions).map(({ id }) => id),
  );
  for (const [position, { golfId, slug, name, latin, place, index }] of entries.entries()) {
    const { cityId, countryId } = directory.idsOf[position]!;
    yield {
      golfId,
      slug,
      name,
      latin,
      place,
      head: inProgress.heads[index]!,
      parts: inProgress.parts?.(index) ?? { details: inProgress.details(index) },
      cityHasPage: cityId !== null && pagedCities.has(cityId),
      regionHasPage: !withoutRegions.has(countryId),
      asOf,
      given,
      previous: contentOf(golfId),
    };
  }
}
