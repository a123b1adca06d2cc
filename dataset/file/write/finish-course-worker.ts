import { parentPort, workerData } from 'node:worker_threads';
import type { CourseDetails, DetailsStep, MakeDetails } from '../../course/course-in-progress.ts';
import { finishCourse } from './finish-course.ts';
import type { CourseTask } from './finish-courses.ts';

const steps: MakeDetails[] = await Promise.all(
  (workerData as DetailsStep[]).map(async ({ module, exportName }) => (await import(module))[exportName]),
);

function detailsOf(task: CourseTask): CourseDetails {
  if ('details' in task) return task.details;
  const made = steps.reduce<CourseDetails | null>((before, make, i) => make(task.plans[i], before), null);
  if (made === null) throw new RangeError(`Course ${task.golfId} came with plans that make nothing.`);
  return made;
}

parentPort?.on('message', (tasks: CourseTask[]) => {
  const records = tasks.map((task) => finishCourse({ ...task, details: detailsOf(task) }));
  parentPort?.postMessage(
    records,
    records.map((record) => record.body.buffer),
  );
});
