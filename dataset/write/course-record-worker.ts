import { parentPort, workerData } from 'node:worker_threads';
import type { CourseDrafts, DraftsRecipe } from '../courses/course-draft.ts';
import type { CourseTask } from './course-records.ts';
import { toCourseRecord } from './to-course-record.ts';

const recipe = workerData as DraftsRecipe | null;
const drafts: CourseDrafts | null = recipe && (await import(recipe.module)).makeDrafts(recipe.options);

parentPort?.on('message', (tasks: CourseTask[]) => {
  const records = tasks.map(({ index, head, details, ...entry }) => {
    const own = details ?? drafts?.details(index);
    if (!own) throw new RangeError(`Course ${entry.golfId} came without details.`);
    return toCourseRecord({ ...entry, head, details: own });
  });
  parentPort?.postMessage(
    records,
    records.map((record) => record.body.buffer),
  );
});
