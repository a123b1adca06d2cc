import { availableParallelism } from 'node:os';
import { sha256 } from '#lib/node/code-digest.ts';
import type { CourseDetails, DetailsStep } from '../../course/course-in-progress.ts';
import { startThreads } from '../../threads.ts';
import type { PreviousContent } from './course-content.ts';
import type { DatasetContents } from './dataset-contents.ts';
import type { Directory } from './directory.ts';
import { type FinishedCourse, finishCourse } from './finish-course.ts';
import type { KeptCourses } from './kept-courses.ts';

/** With its details, or the plans to make them from. */
export type CourseTask = Undetailed & ({ details: CourseDetails } | { plans: unknown[] });

type Undetailed = Omit<Parameters<typeof finishCourse>[0], 'details'>;

export type EditionOfCourses = {
  asOf: string | null;
  /** Keys of the sources that the build was given. */
  given: readonly string[];
  /** Null for a course that the previous edition didn't have. */
  contentOf: (golfId: number) => PreviousContent | null;
  /** What the previous build finished; null if nothing is kept. */
  kept: KeptCourses | null;
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
  edition: EditionOfCourses,
): AsyncGenerator<FinishedCourse> {
  const { entries, inProgress } = contents;
  const { recipe } = inProgress;
  const kept = recipe?.keyOf ? edition.kept : null;
  const inputOf = inputs(contents, directory, edition);
  const finishing = startFinishing(entries.length, recipe?.steps ?? []);
  const toTask = (input: Undetailed, index: number): CourseTask =>
    recipe && finishing.takesPlans
      ? { ...input, plans: recipe.plansOf(index) }
      : { ...input, details: inProgress.details(index) };
  const finish = async (first: number): Promise<FinishedCourse[]> => {
    const courses = entries.slice(first, first + BATCH).map(({ index }, i) => {
      const input = inputOf(first + i);
      const key = kept && keyOf(input, recipe!.keyOf!(index));
      return { input, index, key, found: key === null ? null : kept!.take(key, input.previous) };
    });
    const missing = courses.filter(({ found }) => !found);
    const made =
      missing.length === 0 ? [] : await finishing.run(missing.map((each) => toTask(each.input, each.index)));
    missing.forEach(({ key }, i) => {
      if (key !== null) kept!.add(key, made[i]!);
    });
    return courses.map(({ found }) => found ?? made.shift()!);
  };
  try {
    const underWay: Promise<FinishedCourse[]>[] = [];
    for (let first = 0; first < entries.length; first += BATCH) {
      const batch = finish(first);
      // A failure reaches the caller when it's the batch's turn.
      batch.catch(() => {});
      underWay.push(batch);
      if (underWay.length >= finishing.batches) yield* await underWay.shift()!;
    }
    for (const batch of underWay) yield* await batch;
    await kept?.keep();
  } finally {
    await finishing.stop();
  }
}

/** Of everything that a finished course depends on, except the previous edition and its time. */
function keyOf({ previous: _, asOf: __, ...input }: Undetailed, details: string): string {
  return sha256(JSON.stringify([input, details]));
}

function inputs(
  { entries, inProgress }: DatasetContents,
  directory: Directory,
  { asOf, given, contentOf }: EditionOfCourses,
): (position: number) => Undetailed {
  const pagedCities = new Set(directory.cities.filter((city) => city.courseCount > 1).map(({ id }) => id));
  const withoutRegions = new Set(
    directory.countries.filter((country) => !country.listsRegions).map(({ id }) => id),
  );
  return (position) => {
    const { golfId, slug, name, latin, place, index } = entries[position]!;
    const { cityId, countryId } = directory.idsOf[position]!;
    const cityHasPage = cityId !== null && pagedCities.has(cityId);
    const regionHasPage = !withoutRegions.has(countryId);
    const head = inProgress.heads[index]!;
    const previous = contentOf(golfId);
    return { golfId, slug, name, latin, place, head, cityHasPage, regionHasPage, asOf, given, previous };
  };
}

type Finishing = {
  run(tasks: CourseTask[]): Promise<FinishedCourse[]>;
  takesPlans: boolean;
  /** Under way at a time. */
  batches: number;
  stop(): Promise<void>;
};

function startFinishing(courses: number, steps: readonly DetailsStep[]): Finishing {
  if (courses < FEWEST_FOR_THREADS) {
    const run = async (tasks: CourseTask[]) =>
      tasks.map((task) => {
        if ('details' in task) return finishCourse(task);
        throw new RangeError('Plans are for threads.');
      });
    return { run, takesPlans: false, batches: 1, stop: async () => {} };
  }
  const count = availableParallelism();
  const script = new URL('./finish-course-worker.ts', import.meta.url);
  const threads = startThreads<CourseTask[], FinishedCourse[]>(script, steps, count);
  return { ...threads, takesPlans: true, batches: count * BATCHES_A_THREAD };
}
