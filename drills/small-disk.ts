import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Ground } from './ground.ts';

export type SmallDisk = { folder: string; remount: (options: string) => void };

/** A file system in memory of so many bytes; null where this process may not mount one. */
export function mountSmallDisk(ground: Ground, name: string, bytes: number): SmallDisk | null {
  const folder = join(ground.folder, name);
  mkdirSync(folder);
  const mount = (options: string) =>
    spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (!mount(`size=${bytes}`)) return null;
  ground.onEnd(() => spawnSync('umount', ['-l', folder]));
  return {
    folder,
    remount(options) {
      if (!mount(`remount,${options}`)) throw new Error(`${folder} can't be mounted again with ${options}`);
    },
  };
}
