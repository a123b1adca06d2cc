import { workerData } from 'node:worker_threads';
import { type Download, downloadDataset } from './download-dataset.ts';

await downloadDataset(workerData as Download);
