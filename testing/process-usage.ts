import { readdirSync, readFileSync } from 'node:fs';

/** What a running process has used so far: processor time of all its threads, and the memory it has now. */
export type Usage = { processorMicroseconds: number; residentBytes: number };

/** What Linux says of a process (proc(5)): NaN where there is no such process. */
export function usageOf(pid: number): Usage {
  const nanoseconds = listIn(`${pid}/task`).reduce(
    (sum, thread) => sum + Number(readProc(`${pid}/task/${thread}/schedstat`).split(' ')[0]),
    0,
  );
  return { processorMicroseconds: nanoseconds / 1000, residentBytes: memoryOf(pid, 'VmRSS') };
}

/** The resident memory of a process in bytes: now (`VmRSS`), or the most it has had (`VmHWM`). */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB$`, 'm').exec(readProc(`${pid}/status`))?.[1];
  return Number(kilobytes ?? Number.NaN) * 1024;
}

/** The processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  const lists = listIn(`${pid}/task`).map((thread) => readProc(`${pid}/task/${thread}/children`));
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number));
}

/** A file of /proc; empty for a process that has just ended. */
export function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

function listIn(path: string): string[] {
  try {
    return readdirSync(`/proc/${path}`);
  } catch {
    return [];
  }
}
