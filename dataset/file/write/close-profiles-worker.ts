import { openSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readBytes } from '../../osm/details-file.ts';
import { closeBrotli, type OpenBrotli } from './open-brotli.ts';

/** Profiles that follow each other in a file of open ones. */
export type OpenProfiles = {
  /** Bytes. */
  offset: number;
  lengths: number[];
  /** The JSON that each still lacks. */
  ends: string[];
};

export function openCloser(path: string): (task: OpenProfiles) => Uint8Array<ArrayBuffer>[] {
  const file = openSync(path, 'r');
  return ({ offset, lengths, ends }) => {
    const sum = lengths.reduce((total, length) => total + length, 0);
    const bytes = readBytes(file, offset, sum) as OpenBrotli;
    let end = 0;
    // Copies, so that handing one to another thread takes nothing else along.
    return lengths.map((length, i) => {
      const body = bytes.subarray(end, end + length);
      end += length;
      return new Uint8Array(closeBrotli(body, Buffer.from(ends[i]!)));
    });
  };
}

if (parentPort) {
  const port = parentPort;
  const run = openCloser((workerData as { path: string }).path);
  port.on('message', (task: OpenProfiles) => {
    const closed = run(task);
    port.postMessage(
      closed,
      closed.map(({ buffer }) => buffer),
    );
  });
}
