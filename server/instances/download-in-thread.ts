import { Worker } from 'node:worker_threads';
import type { Download } from './download-dataset.ts';

const THREAD = new URL('download-thread.ts', import.meta.url);

/**
 * In a thread of its own, so that requests and the download don't hold each other up. Throws what the
 * download throws, or the reason of `closing`.
 */
export function downloadInThread(download: Download, closing: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(THREAD, { workerData: download });
    const stop = () => void thread.terminate();
    closing.addEventListener('abort', stop, { once: true });
    thread.on('error', reject);
    thread.on('exit', () => {
      closing.removeEventListener('abort', stop);
      // After an error the promise is rejected already.
      if (closing.aborted) reject(closing.reason);
      else resolve();
    });
  });
}
