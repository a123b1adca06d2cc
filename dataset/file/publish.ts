import { readdirSync, rmSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLockDataDir } from '#lib/dataset-file/data-dir-lock.ts';
import { datasetFileName, listVersions, removeOldVersions } from '#lib/dataset-file/dataset-version.ts';
import { renameDurably, sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import {
  DatasetFileError,
  type DatasetManifest,
  readManifest,
  writeManifest,
} from '#lib/dataset-file/manifest.ts';
import { BuildError } from '../errors.ts';
import { appendToLedgerFile, type LedgerEntry } from '../identity/ledger.ts';

/** What the manifest will say of a verified file that isn't published yet. */
export async function manifestOf(dataDir: string, buildingFile: string): Promise<DatasetManifest> {
  const sha256 = await sha256OfFile(buildingFile);
  const version = sha256.slice(0, 16);
  const file = datasetFileName(version);
  const { size } = await stat(buildingFile);
  const published = await readManifest(dataDir);
  const previous = (published?.version === version ? published.previous : published?.version) ?? null;
  return { version, file, size, sha256, previous };
}

/**
 * Publishes a verified file: first the file under its version, then the ledger's new lines, then the manifest
 * by rename, each after the one before is on the disk. A kill at any moment leaves the old dataset published
 * or the new one. Needs the data directory's lock.
 */
export async function publishDataset(
  dataDir: string,
  {
    buildingFile,
    manifest,
    newLedgerEntries,
    kept,
  }: {
    buildingFile: string;
    manifest: DatasetManifest;
    newLedgerEntries: readonly LedgerEntry[];
    /** How many editions stay. */
    kept?: number | undefined;
  },
): Promise<void> {
  await renameDurably(buildingFile, join(dataDir, manifest.file));
  appendToLedgerFile(dataDir, newLedgerEntries);
  await writeManifest(dataDir, manifest);
  await removeOldVersions(dataDir, manifest, kept);
}

/** The returned function unlocks. Throws BuildError when another process has the lock. */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLockDataDir(dataDir);
  if (unlock) return unlock;
  throw new BuildError(
    `Another build, export or rollback is running in ${dataDir}: try again when it has finished.`,
  );
}

export const BUILDING_FILE = 'building.sqlite';

/** Removes what killed builds left. Needs the data directory's lock. */
export async function cleanLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (isLeftover(name)) await rm(join(dataDir, name), { recursive: true });
}

/** The same without waiting, where a program is about to exit. */
export function cleanLeftoversAtOnce(dataDir: string): void {
  for (const name of readdirSync(dataDir))
    if (isLeftover(name)) rmSync(join(dataDir, name), { recursive: true });
}

function isLeftover(name: string): boolean {
  return name.startsWith(BUILDING_FILE) || name.endsWith('.new');
}

/**
 * Checks the previous version and publishes it again. The ledger stays, since ids are never given twice. Throws BuildError if
 * there's no previous version.
 */
export async function rollBack(dataDir: string): Promise<DatasetManifest> {
  await readPublished(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const published = await readPublished(dataDir);
    const versions = await listVersions(dataDir);
    const index = versions.findIndex(({ version }) => version === published.previous);
    const target = versions[index];
    if (!target) throw new BuildError(`${dataDir} has no version from before ${published.version}.`);
    const sha256 = await sha256OfFile(join(dataDir, target.file));
    if (!sha256.startsWith(target.version)) {
      throw new DatasetFileError(`${target.file} is damaged: its SHA-256 doesn't match its version.`);
    }
    const older = versions.slice(index + 1).find(({ version }) => version !== published.version);
    const { version, file, size } = target;
    const manifest = { version, file, size, sha256, previous: older?.version ?? null };
    await writeManifest(dataDir, manifest);
    return manifest;
  } finally {
    unlock();
  }
}

async function readPublished(dataDir: string): Promise<DatasetManifest> {
  const published = await readManifest(dataDir);
  if (published) return published;
  throw new BuildError(`Nothing is published in ${dataDir}: there is nothing to roll back.`);
}
