import { readdirSync, readFileSync } from 'node:fs';

/** Processor time of all threads, and present memory. */
export type Usage = { processorMicroseconds: number; residentBytes: number };

/** What proc(5) says of a process: NaN where there is no such process. */
export function usageOf(pid: number): Usage {
  const nanoseconds = listIn(`${pid}/task`).reduce(
    (sum, thread) => sum + Number(readProc(`${pid}/task/${thread}/schedstat`).split(' ')[0]),
    0,
  );
  return { processorMicroseconds: nanoseconds / 1000, residentBytes: memoryOf(pid, 'VmRSS') };
}

/** Bytes: now (`VmRSS`), or the most so far (`VmHWM`). */
export function memoryOf(pid: number, which: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${which}:\\s+(\\d+) kB$`, 'm').exec(readProc(`${pid}/status`))?.[1];
  return Number(kilobytes ?? Number.NaN) * 1024;
}

/** Those still running. */
export function childrenOf(pid: number): number[] {
  const lists = listIn(`${pid}/task`).map((thread) => readProc(`${pid}/task/${thread}/children`));
  return lists.flatMap((list) => list.trim().split(' ').filter(Boolean).map(Number));
}

/** Resident bytes of a process and its children; those that have just ended count as none. */
export function memoryWithChildren(pid: number): number {
  const sizes = [pid, ...childrenOf(pid)].map((each) => memoryOf(each, 'VmRSS'));
  return sizes.reduce((sum, bytes) => sum + (Number.isNaN(bytes) ? 0 : bytes), 0);
}

/** Empty for a process that has just ended. */
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
