import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Syncs a file's bytes, or a directory's names. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Readers see the old file or the new one, never half of one. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await syncToDisk(from);
  await rename(from, to);
  await syncToDisk(dirname(to));
}

export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.new`;
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
  await renameDurably(temporary, path);
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest('hex');
}
