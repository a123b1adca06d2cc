import type { ChildProcess } from 'node:child_process';

/** What a process has used: processor time of all its threads in microseconds, and resident memory in bytes. */
export type Usage = { processorMicroseconds: number; residentBytes: number };

/** In a server process: answers its parent's questions about itself. */
export function answerUsage(): void {
  process.on('message', (question) => {
    if (question !== 'usage') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ processorMicroseconds: user + system, residentBytes: process.memoryUsage().rss });
  });
}

/** In the parent: asks a server process. */
export function askUsage(child: ChildProcess): Promise<Usage> {
  return new Promise((resolve) => {
    child.once('message', (usage) => resolve(usage as Usage));
    child.send('usage');
  });
}
