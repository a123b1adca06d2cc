import { Worker } from 'node:worker_threads';

/**
 * Runs a module in a thread of its own and gives what it posts last. Throws what the module throws, or the
 * reason of `stopping`.
 */
export function runInThread<Result>(module: URL, data: unknown, stopping: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (stopping.aborted) return reject(stopping.reason);
    const thread = new Worker(module, { workerData: data });
    let result: Result;
    const stop = () => void thread.terminate();
    stopping.addEventListener('abort', stop, { once: true });
    thread.on('message', (message: Result) => {
      result = message;
    });
    thread.on('error', reject);
    thread.on('exit', () => {
      stopping.removeEventListener('abort', stop);
      // After an error the promise is rejected already.
      if (stopping.aborted) reject(stopping.reason);
      else resolve(result);
    });
  });
}
