import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { fail, say } from './say.mjs';
import { fingerprintOf, isStamped, stamp } from './stamp.mjs';

const SOURCES = [
  'dataset',
  'lib/contract',
  'lib/dataset-file',
  'lib/gazetteer',
  'lib/geo',
  'lib/golf',
  'lib/site',
  'lib/text',
  'package-lock.json',
];

/**
 * Invents a world where nothing is published in `dataDir`, or one of an older builder. A dataset from real
 * sources is never touched.
 */
export async function ensureDemoDataset(dataDir) {
  const stampFile = join(relative(root, resolve(root, dataDir)), '.demo-made-from');
  const published = publishedVersion(dataDir);
  const fingerprint = `${fingerprintOf(SOURCES)} `;
  if (published !== null && !isStamped(stampFile, fingerprint + published)) {
    if (!wasMadeHere(stampFile, published)) return;
  } else if (published !== null) {
    return;
  }
  say(`Making the demo dataset in ${dataDir}`);
  const started = Date.now();
  const { code } = await run('node', ['dataset/cli.mjs', 'demo', '--out', dataDir], { quiet: true });
  if (code !== 0) fail('The demo dataset could not be made (the reason is above).');
  stamp(stampFile, fingerprint + publishedVersion(dataDir));
  say(`Demo dataset published in ${Math.round((Date.now() - started) / 1000)} s`);
}

function publishedVersion(dataDir) {
  const manifest = resolve(root, dataDir, 'current.json');
  if (!existsSync(manifest)) return null;
  try {
    return JSON.parse(readFileSync(manifest, 'utf8')).version ?? null;
  } catch {
    return fail(
      `${manifest} is not valid JSON: remove it, or restore a version with npm run dataset -- rollback.`,
    );
  }
}

function wasMadeHere(stampFile, published) {
  const full = join(root, stampFile);
  return existsSync(full) && readFileSync(full, 'utf8').endsWith(` ${published}`);
}
