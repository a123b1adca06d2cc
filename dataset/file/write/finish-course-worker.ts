import { parentPort, workerData } from 'node:worker_threads';
import type { CourseDetails } from '../../course/course-in-progress.ts';
import { finishCourse } from './finish-course.ts';
import type { CourseTask, DetailsMaker } from './finish-courses.ts';

const maker = workerData as DetailsMaker;
const makeDetails: ((plan: unknown) => CourseDetails) | null =
  maker && (await import(maker.module))[maker.exportName];

function detailsOf(task: CourseTask): CourseDetails {
  if ('details' in task) return task.details;
  if (!makeDetails) throw new RangeError(`Course ${task.golfId} came with a plan and no function for it.`);
  return makeDetails(task.plan);
}

parentPort?.on('message', (tasks: CourseTask[]) => {
  const records = tasks.map((task) => finishCourse({ ...task, details: detailsOf(task) }));
  parentPort?.postMessage(
    records,
    records.map((record) => record.body.buffer),
  );
});
