import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** The fastest: the profiles of the world are 3.3 GB of text. */
const GZIP_LEVEL = 1;

/** A gzipped text file, written in the background. */
export function openText(path: string) {
  const gzip = createGzip({ level: GZIP_LEVEL });
  const written = pipeline(gzip, createWriteStream(path));
  return {
    async add(line: string): Promise<void> {
      if (!gzip.write(line)) await once(gzip, 'drain');
    },
    async finish(): Promise<void> {
      gzip.end();
      await written;
    },
  };
}
