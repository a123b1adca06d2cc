import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listVersions } from './dataset-version.ts';
import type { DatasetManifest } from './manifest.ts';

/** Dataset files that stay for `rollback`, the published one among them. */
const KEPT_VERSIONS = 5;

/** Removes all but the five newest dataset files; the published one and the one before it always stay. */
export async function removeOldVersions(
  dataDir: string,
  { version, previous }: DatasetManifest,
): Promise<void> {
  const versions = await listVersions(dataDir);
  const removable = versions.filter((each) => each.version !== version && each.version !== previous);
  for (const { file } of removable.slice(KEPT_VERSIONS - 2)) await rm(join(dataDir, file));
}
