import { parentPort, workerData } from 'node:worker_threads';
import { type CourseCheckTask, checkCourses } from './check-courses.ts';

parentPort?.postMessage(checkCourses(workerData as CourseCheckTask));
