import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { SourceError } from '../errors.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';
import type { SourceFiles } from './merge-sources.ts';

const folder = sourceFolder();
after(() => folder.remove());

const holes = Array.from({ length: 18 }, (_, i) => ({
  number: i + 1,
  par: 4,
  stroke_index: i + 1,
  length: 300 + i,
}));
const rating = {
  par: 72,
  course_rating: 71.2,
  slope: 128,
  rated_holes: 18,
  front: { course_rating: 35.5, slope: 127 },
};

/** A small intact file of each kind. */
const samples: Record<keyof SourceFiles, string> = {
  courses: ndjson(
    ...Array.from({ length: 12 }, (_, i) => ({
      source_id: `x:${i}`,
      name: i % 5 === 4 ? null : `Côte ${i} "Golf" 東京`,
      latitude: 37 + i / 50,
      longitude: -8,
      country_code: 'PT',
      access: 'Public',
      architects: ['A. Smith'],
      hole_count: 18,
      holes,
    })),
  ),
  scorecards: ndjson(
    ...Array.from({ length: 6 }, (_, i) => ({
      name: `Côte ${i} Links`,
      country_code: 'PT',
      teeboxes: [{ name: 'Brancas', color_hex: '#ffffff', gender: 'men', measured_in: 'm', rating, holes }],
    })),
  ),
  corrections: `course,field,value,reason,date\n${['phone,+351 281 000 000', 'name,"Côte, ""Neu"" 東京"', 'par,72', 'hole_count,18', 'architects,"A, B"', 'hidden,no'].map((cells, i) => `x:${i % 3},${cells},club,2026-01-0${i + 1}\n`).join('')}`,
  reviews: `course,member,rating,date\n${Array.from({ length: 20 }, (_, i) => `x:${i % 12},"m, ""${i}""",${(i % 5) + 1},2026-01-0${(i % 9) + 1}\n`).join('')}`,
};

/** What a damaged disk, a bad download or a careless editor does. */
const damageOf = (kind: 'flip' | 'cut' | 'repeat' | 'drop', byte: fc.Arbitrary<number>) =>
  fc.record({ kind: fc.constant(kind), at: fc.double({ min: 0, max: 1, noNaN: true }), byte });
const damage = fc.oneof(
  damageOf('flip', fc.nat(255)),
  damageOf('cut', fc.constant(0)),
  damageOf('repeat', fc.nat(200)),
  damageOf('drop', fc.nat(60)),
);

function damaged(
  file: Buffer,
  { kind, at, byte }: { kind: 'flip' | 'cut' | 'repeat' | 'drop'; at: number; byte: number },
): Buffer {
  const index = Math.min(file.length - 1, Math.floor(at * file.length));
  if (kind === 'cut') return file.subarray(0, index);
  if (kind === 'drop') return Buffer.concat([file.subarray(0, index), file.subarray(index + byte)]);
  if (kind === 'repeat') return Buffer.concat([file.subarray(0, index + byte), file.subarray(index)]);
  const copy = Buffer.from(file);
  copy[Math.max(0, index)] = byte;
  return copy;
}

/** Either every course can be read, or there's one sentence about the file. */
async function readsOrExplains(key: keyof SourceFiles, content: Uint8Array): Promise<void> {
  const files = Object.fromEntries(
    Object.entries(samples).map(([kind, text]) => [
      kind,
      [folder.write(`${kind}.txt`, kind === key ? content : text)],
    ]),
  );
  try {
    const { inProgress, tallies } = await mergeFiles(null, files);
    for (const index of inProgress.heads.keys()) inProgress.details(index);
    for (const { itemsRead, itemsKept, itemsRejected } of tallies)
      assert.ok(itemsKept + itemsRejected <= itemsRead);
  } catch (error) {
    assert.ok(error instanceof SourceError, String(error instanceof Error ? error.stack : error));
    assert.match(error.message, new RegExp(`^${key}\\.txt(:\\d+)?: .{10,}`));
  }
}

describe('readers of damaged files', () => {
  for (const [key, text] of Object.entries(samples)) {
    const kind = key as keyof SourceFiles;
    it(`read ${key} or explain`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(damage, { minLength: 1, maxLength: 4 }),
          fc.boolean(),
          async (damages, zipped) => {
            const sound = zipped ? gzipSync(text) : Buffer.from(text);
            await readsOrExplains(
              kind,
              damages.reduce<Buffer>((file, one) => (file.length > 0 ? damaged(file, one) : file), sound),
            );
          },
        ),
        { numRuns: 150 },
      );
    });

    it(`read values of any kind in ${key} or explain`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.oneof(
              fc.jsonValue(),
              fc.dictionary(
                fc.constantFrom(
                  'source_id',
                  'name',
                  'latitude',
                  'longitude',
                  'holes',
                  'teeboxes',
                  'number',
                  'rating',
                  'architects',
                  'front',
                ),
                fc.jsonValue(),
              ),
            ),
          ),
          async (values) => {
            await readsOrExplains(
              kind,
              Buffer.from(ndjson({ source_id: 'x:1', name: 'x', latitude: 1, longitude: 1 }, ...values)),
            );
          },
        ),
        { numRuns: 80 },
      );
    });
  }

  const real = new URL('../../../shared/data/scorecards/portugal.scorecards.ndjson.gz', import.meta.url);
  it('read a real file or explain', { skip: !existsSync(real) && 'needs ../shared/data' }, async () => {
    const zipped = readFileSync(real);
    const plain = gunzipSync(zipped).subarray(0, 150_000);
    await fc.assert(
      fc.asyncProperty(damage, fc.boolean(), async (one, isZipped) => {
        await readsOrExplains('scorecards', damaged(isZipped ? zipped : plain, one));
      }),
      { numRuns: 40 },
    );
  });
});
