import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DownloadFile } from '../contract/download-file.ts';

/** What `dataset -- export` wrote from an edition; `date` is the edition's. */
export const ExportedFiles = z.object({
  version: z.string(),
  date: z.iso.datetime().nullable(),
  files: z.array(DownloadFile.omit({ url: true })),
});
export type ExportedFiles = z.infer<typeof ExportedFiles>;

/** The path under which the server has them. */
export const DOWNLOADS = '/downloads/';

export const EXPORTED_LIST = 'files.json';

export function exportFolderName(version: string): string {
  return `files-${version}`;
}

export function isExportFolder(name: string): boolean {
  return /^files-[0-9a-f]{16}$/.test(name);
}

/** Null if this version hasn't been exported. */
export function readExportedFiles(dataDir: string, version: string): ExportedFiles | null {
  let text: string;
  try {
    text = readFileSync(join(dataDir, exportFolderName(version), EXPORTED_LIST), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return ExportedFiles.parse(JSON.parse(text));
}
