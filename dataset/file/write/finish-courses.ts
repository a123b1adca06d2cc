import { availableParallelism } from 'node:os';
import type { CourseDetails, DetailsStep } from '../../course/course-in-progress.ts';
import { startThreads } from '../../threads.ts';
import type { PreviousContent } from './course-content.ts';
import type { DatasetContents } from './dataset-contents.ts';
import type { Directory } from './directory.ts';
import { type FinishedCourse, finishCourse } from './finish-course.ts';

/** With its details, or the plans to make them from. */
export type CourseTask = Undetailed & ({ details: CourseDetails } | { plans: unknown[] });

type Undetailed = Omit<Parameters<typeof finishCourse>[0], 'details'>;

export type EditionOfCourses = {
  asOf: string | null;
  /** Null for a course that the edition before didn't have. */
  contentOf: (golfId: number) => PreviousContent | null;
};

const BATCH = 16;
/** One in work, one waiting, so that no thread idles. */
const BATCHES_A_THREAD = 2;
/** Fewer courses are done sooner than a thread starts. */
const FEWEST_FOR_THREADS = 500;

/** In the order of the entries, on all cores. The batches bound the memory. */
export async function* finishCourses(
  contents: DatasetContents,
  directory: Directory,
  { asOf, contentOf }: EditionOfCourses,
): AsyncGenerator<FinishedCourse> {
  const { entries, inProgress } = contents;
  const pagedCities = new Set(directory.cities.filter((city) => city.courseCount > 1).map(({ id }) => id));
  const withoutRegions = new Set(
    directory.countries.filter((country) => !country.listsRegions).map(({ id }) => id),
  );
  const toInput = (position: number): Undetailed => {
    const { golfId, slug, name, latin, place, index } = entries[position]!;
    const { cityId, countryId } = directory.idsOf[position]!;
    const cityHasPage = cityId !== null && pagedCities.has(cityId);
    const regionHasPage = !withoutRegions.has(countryId);
    const head = inProgress.heads[index]!;
    const previous = contentOf(golfId);
    return { golfId, slug, name, latin, place, head, cityHasPage, regionHasPage, asOf, previous };
  };
  if (entries.length < FEWEST_FOR_THREADS) {
    for (const [position, { index }] of entries.entries()) {
      yield finishCourse({ ...toInput(position), details: inProgress.details(index) });
    }
    return;
  }
  const { recipe } = inProgress;
  const toTask = (position: number): CourseTask => {
    const { index } = entries[position]!;
    const input = toInput(position);
    return recipe
      ? { ...input, plans: recipe.plansOf(index) }
      : { ...input, details: inProgress.details(index) };
  };
  const steps: readonly DetailsStep[] = recipe?.steps ?? [];
  const count = availableParallelism();
  const script = new URL('./finish-course-worker.ts', import.meta.url);
  const threads = startThreads<CourseTask[], FinishedCourse[]>(script, steps, count);
  try {
    const underWay: Promise<FinishedCourse[]>[] = [];
    for (let start = 0; start < entries.length; start += BATCH) {
      const batch = entries.slice(start, start + BATCH).map((_, i) => toTask(start + i));
      underWay.push(threads.run(batch));
      if (underWay.length >= count * BATCHES_A_THREAD) yield* await underWay.shift()!;
    }
    for (const batch of underWay) yield* await batch;
  } finally {
    await threads.stop();
  }
}
