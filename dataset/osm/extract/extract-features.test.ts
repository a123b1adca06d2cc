import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { openNamelessFile } from '../../nameless-file.ts';
import { linksExtract, scratchFolder, withoutOsmium } from '../fixtures/scratch.ts';
import type { OsmFeature } from '../osm-feature.ts';
import {
  type Extraction,
  extractGolf,
  extractSurroundings,
  filterExtract,
  filterSurroundings,
} from './extract-features.ts';
import { openFeatureLines } from './feature-lines.ts';
import { coverFeatures } from './region.ts';

describe('woods and waters', { skip: withoutOsmium }, () => {
  const { folder, remove } = scratchFolder();
  after(remove);

  test('are the same whether osmium cuts them to the region or not', async () => {
    const extraction: Extraction = { file: linksExtract, path: linksExtract, workFolder: folder, index: 0 };
    const golf = openFeatureLines(openNamelessFile(join(folder, 'golf')));
    await filterExtract(extraction);
    await extractGolf(extraction, golf);
    await filterSurroundings(extraction);
    const features = [...golf.newest()].map(golf.read);
    const region = coverFeatures(features.filter(({ tags }) => tags.leisure === 'golf_course'));
    const read = async (cutAboveBytes: number) => {
      const found: OsmFeature[] = [];
      await extractSurroundings({ ...extraction, cutAboveBytes }, 'near', region, (feature) =>
        found.push(feature),
      );
      return found;
    };
    const cut = await read(0);
    assert.deepEqual(
      cut.map(({ id }) => id),
      ['way/1110', 'way/1111'],
    );
    assert.deepEqual(await read(1_000_000), cut);
  });
});
