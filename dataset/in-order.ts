import { startThreads } from './threads.ts';

type Work<Task, Answer> = {
  script: URL;
  /** What each thread opens. */
  path: string;
  tasks: readonly Task[];
  /** With 0, this thread does the work. */
  threads: number;
  open: (path: string) => (task: Task) => Answer;
};

/** The answers to tasks in their order, some made ahead in threads. */
export async function* inOrder<Task, Answer>(work: Work<Task, Answer>): AsyncGenerator<Answer> {
  const { script, path, tasks, threads: count, open } = work;
  if (count === 0) {
    const run = open(path);
    for (const task of tasks) yield run(task);
    return;
  }
  const threads = startThreads<Task, Answer>(script, { path }, count);
  try {
    const ahead: Promise<Answer>[] = [];
    let next = 0;
    while (ahead.length > 0 || next < tasks.length) {
      while (next < tasks.length && ahead.length < count + 2) ahead.push(threads.run(tasks[next++]!));
      yield await ahead.shift()!;
    }
  } finally {
    await threads.stop();
  }
}
