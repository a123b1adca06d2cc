import { open, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SourceError } from '../../errors.ts';
import { oplOfOverpass } from './overpass-json.ts';

/** Other files that people give, by how they begin, and what to do. */
const notExtracts: readonly [RegExp, string][] = [
  [
    /^\s*<!doctype html|^\s*<html/i,
    'is a web page: open its address in a browser, and download the file itself',
  ],
  [/^version https:\/\/git-lfs/, 'is only a pointer of Git LFS: fetch the file with git lfs pull'],
  [
    /^\s*\{[\s\S]{0,2000}"type"\s*:\s*"(?:FeatureCollection|Feature)"/,
    'is GeoJSON, which lacks what osmium needs: give an extract as PBF, XML, OPL or JSON of Overpass',
  ],
  [
    /^\s*<(?:\?xml[^>]*>\s*)?<?kml/i,
    'is KML: give an OpenStreetMap extract (PBF, XML, OPL or JSON of Overpass)',
  ],
  [/^PK(?!\w)/, 'is a ZIP archive: unpack it, and give the .osm.pbf in it; shapefiles lack what we need'],
];

const xml = /^\s*(?:<\?xml[^>]*>\s*)?<(?:osm|osmChange)[\s>]/;

/**
 * A path that osmium can read: JSON of Overpass becomes OPL, and XML without a name that says so gets one, both in the
 * work folder. Throws a SourceError that says what another file is.
 */
export async function prepareExtract(
  file: string,
  { path, workFolder, index }: { path: string; workFolder: string; index: number },
): Promise<string> {
  const head = await readHead(path);
  const other = notExtracts.find(([pattern]) => pattern.test(head));
  if (other) throw new SourceError(`${file} ${other[1]}`);
  if (/^\s*\{/.test(head)) {
    const opl = join(workFolder, `${index}.overpass.osm.opl`);
    await writeFile(opl, oplOfOverpass(file, await readFile(path, 'utf8')));
    return opl;
  }
  if (!xml.test(head) || /\.(osm|xml|osc)$/i.test(path)) return path;
  const link = join(workFolder, `${index}.named.osm`);
  await symlink(resolve(path), link);
  return link;
}

const HEAD_BYTES = 4096;

async function readHead(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
