import { parentPort, workerData } from 'node:worker_threads';
import { type FileToCheck, findDamage } from './check-dataset.ts';

parentPort?.postMessage(findDamage(workerData as FileToCheck));
