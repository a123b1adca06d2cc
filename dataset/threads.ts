import { Worker } from 'node:worker_threads';

/** Each message is answered by one message, in order. */
export type Threads<Task, Answer> = {
  /** To the thread with the least to do. */
  run(task: Task): Promise<Answer>;
  stop(): Promise<void>;
};

type Waiting<Answer> = { resolve(answer: Answer): void; reject(error: unknown): void };

/** Each thread gets `workerData`; an error in one fails every task that it still has. */
export function startThreads<Task, Answer>(
  script: URL,
  workerData: unknown,
  count: number,
): Threads<Task, Answer> {
  const threads = Array.from({ length: count }, () => startThread<Task, Answer>(script, workerData));
  return {
    run: (task) => threads.reduce((a, b) => (b.load() < a.load() ? b : a)).run(task),
    stop: async () => {
      await Promise.all(threads.map((thread) => thread.stop()));
    },
  };
}

function startThread<Task, Answer>(script: URL, workerData: unknown) {
  const worker = new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 96 } });
  const waiting: Waiting<Answer>[] = [];
  let failure: unknown = null;
  const fail = (error: unknown) => {
    failure ??= error;
    for (const task of waiting.splice(0)) task.reject(failure);
  };
  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A thread ended with code ${code}.`)));
  return {
    load: () => waiting.length,
    run(task: Task): Promise<Answer> {
      const answer = new Promise<Answer>((resolve, reject) => {
        if (failure) return reject(failure);
        waiting.push({ resolve, reject });
        worker.postMessage(task);
      });
      // The failure reaches the caller when it awaits this; until then it must not end the process.
      answer.catch(() => {});
      return answer;
    },
    stop: () => worker.terminate(),
  };
}
