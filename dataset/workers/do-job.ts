import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Jobs, jobs } from './jobs.ts';

type TaskOf<Job extends keyof Jobs> = Parameters<Jobs[Job]>[0];
type ResultOf<Job extends keyof Jobs> = ReturnType<Jobs[Job]>;

/**
 * The results of a job in the order of its tasks, with enough of them under way to keep all cores busy. What's
 * `small` is done in this thread, sooner than a worker would start.
 */
export async function* doJob<Job extends keyof Jobs>(
  job: Job,
  tasks: Iterable<TaskOf<Job>>,
  { small }: { small: boolean },
): AsyncGenerator<ResultOf<Job>> {
  const run = jobs[job] as (task: TaskOf<Job>) => ResultOf<Job>;
  if (small) {
    for (const task of tasks) yield run(task);
    return;
  }
  const workers = startedWorkers();
  const underWay: Promise<ResultOf<Job>>[] = [];
  let isDone = false;
  try {
    for (const task of tasks) {
      const idlest = workers.reduce((a, b) => (b.load() < a.load() ? b : a));
      underWay.push(idlest.run({ job, task }) as Promise<ResultOf<Job>>);
      if (underWay.length >= TASKS_A_WORKER * workers.length) yield await underWay.shift()!;
    }
    for (const result of underWay) yield await result;
    isDone = true;
  } finally {
    if (!isDone) await stopWorkers();
  }
}

/** One in work, one waiting. */
const TASKS_A_WORKER = 2;

type Running = ReturnType<typeof startWorker>;

let started: Running[] = [];

/** The same workers for all jobs. They don't keep the program from ending. */
function startedWorkers(): Running[] {
  if (started.length === 0) started = Array.from({ length: availableParallelism() }, startWorker);
  return started;
}

/** Their files may be closed and other files opened under the same numbers, so nothing may go on. */
async function stopWorkers(): Promise<void> {
  const stopping = started;
  started = [];
  await Promise.all(stopping.map((worker) => worker.stop()));
}

function startWorker() {
  const worker = new Worker(new URL('./jobs.ts', import.meta.url));
  worker.unref();
  const waiting: PromiseWithResolvers<unknown>[] = [];
  const fail = (error: unknown) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (result) => {
    waiting.shift()?.resolve(result);
    if (waiting.length === 0) worker.unref();
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A worker ended with code ${code}.`)));
  return {
    load: () => waiting.length,
    run(task: unknown): Promise<unknown> {
      const result = Promise.withResolvers<unknown>();
      waiting.push(result);
      // A failure reaches the caller at its turn; until then it must not end the program.
      result.promise.catch(() => {});
      worker.ref();
      worker.postMessage(task);
      return result.promise;
    },
    stop: () => worker.terminate(),
  };
}
