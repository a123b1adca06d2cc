import { parentPort } from 'node:worker_threads';
import { checkCourses } from '../file/verify/check-courses.ts';
import { completeProfiles } from '../file/write/complete-profiles.ts';
import { finishCourses } from '../file/write/finish-course.ts';
import { sortBatch } from '../osm/sort-batch.ts';

/** What workers do. Each takes a plain record and gives one back. */
export const jobs = { sortBatch, finishCourses, completeProfiles, checkCourses };

export type Jobs = typeof jobs;

parentPort?.on('message', ({ job, task }: { job: keyof Jobs; task: never }) => {
  parentPort?.postMessage(jobs[job](task));
});
