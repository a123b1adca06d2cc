import { workerData } from 'node:worker_threads';
import { type Download, downloadDataset } from './download-dataset.ts';

/** The thread of one download: it ends when the file stands in the data directory, or with what went wrong. */
await downloadDataset(workerData as Download);
