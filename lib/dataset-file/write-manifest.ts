import { join } from 'node:path';
import { replaceFile } from './durable-file.ts';
import { type DatasetManifest, MANIFEST_FILE } from './manifest.ts';

/** Publishes what the manifest names, whose file must be in place already. */
export async function writeManifest(dataDir: string, manifest: DatasetManifest): Promise<void> {
  await replaceFile(join(dataDir, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
}
