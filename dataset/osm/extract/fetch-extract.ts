import { stat } from 'node:fs/promises';
import { SourceError } from '../../errors.ts';
import { type DownloadOptions, downloadExtract } from './download-extract.ts';

/** The path itself, or the copy of an http(s) address. Throws a SourceError when there's nothing to read. */
export async function fetchExtract(file: string, options: DownloadOptions): Promise<string> {
  if (/^https?:\/\//i.test(file)) return downloadExtract(new URL(file), options);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new SourceError(`There's no file ${file}`);
    throw new SourceError(`${file} couldn't be read: ${error.message}`);
  });
  if (found.isDirectory()) throw new SourceError(`${file} is a folder, not an OpenStreetMap extract`);
  if (found.size === 0) throw new SourceError(`${file} is empty`);
  return file;
}
