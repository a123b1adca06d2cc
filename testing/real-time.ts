import { spawnSync } from 'node:child_process';

/**
 * Gives the first thread of a process a processor as soon as it needs one, as the systemd unit does for the
 * server. False where that isn't allowed: only root may.
 */
export function runInRealTime(pid: number): boolean {
  return spawnSync('chrt', ['--reset-on-fork', '--rr', '--pid', '1', String(pid)]).status === 0;
}
