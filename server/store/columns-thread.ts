import { parentPort, workerData } from 'node:worker_threads';
import { shareColumns } from '#lib/dataset-file/stored-columns.ts';
import { openReadOnly } from './read-dataset-file.ts';

parentPort?.postMessage(shareColumns(openReadOnly(workerData as string)));
