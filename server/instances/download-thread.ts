import { workerData } from 'node:worker_threads';
import { type Download, downloadDataset } from './download-dataset.ts';

/** The thread of one download. It ends when the file is in the data directory, or throws what went wrong. */
await downloadDataset(workerData as Download);
