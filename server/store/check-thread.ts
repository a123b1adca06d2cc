import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './check-dataset.ts';
import type { DatasetFile } from './dataset-files.ts';

parentPort?.postMessage(await findDamage(workerData as DatasetFile));
