import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { iso1A2Codes } from '@rapideditor/country-coder';
import { DOCUMENT_FILE, documentText } from './openapi.ts';

test('docs/openapi.json says what the contract says', async () => {
  assert.equal(
    await readFile(DOCUMENT_FILE, 'utf8'),
    await documentText(),
    'The contract has changed: run `npm run openapi` and commit what it writes.',
  );
});

type Example = { [key: string]: Example } | Example[] | string | number | boolean | null;
type Place = { latitude: number; longitude: number; code?: string | null; country_code?: string | null };

/** Every record with a place in an example. */
function placesIn(example: Example): Place[] {
  if (typeof example !== 'object' || example === null) return [];
  const inside = Object.values(example).flatMap(placesIn);
  return 'latitude' in example && typeof example.latitude === 'number'
    ? [example as Place, ...inside]
    : inside;
}

/** Every position of GeoJSON in an example. */
function positionsIn(example: Example): number[][] {
  if (typeof example !== 'object' || example === null) return [];
  const inside = Object.values(example).flatMap(positionsIn);
  const isGeometry = 'coordinates' in example && Array.isArray(example.coordinates);
  return isGeometry ? [...pairsIn(example.coordinates as Example[]), ...inside] : inside;
}

function pairsIn(coordinates: Example[]): number[][] {
  if (typeof coordinates[0] === 'number') return [coordinates as number[]];
  return coordinates.flatMap((each) => pairsIn(each as Example[]));
}

test('every example is on the globe, and a place in the country that it names', async () => {
  const { paths } = JSON.parse(await readFile(DOCUMENT_FILE, 'utf8'));
  let known = 0;
  for (const [path, { get }] of Object.entries<{ get: { responses: Record<string, unknown> } }>(paths)) {
    const { content } = get.responses[200] as { content: Record<string, { example?: Example }> };
    const [example = null] = Object.values(content).map((each) => each.example ?? null);
    for (const { latitude, longitude, code, country_code } of placesIn(example)) {
      assert.ok(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, `${path}: ${latitude}, ${longitude}`);
      const country = code ?? country_code;
      const codes = iso1A2Codes([longitude, latitude]);
      if (!country || codes.length === 0) continue;
      known++;
      assert.ok(codes.includes(country), `${path}: ${latitude}, ${longitude} is in ${codes}, not ${country}`);
    }
    for (const [longitude = 999, latitude = 999] of positionsIn(example)) {
      assert.ok(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, `${path}: ${longitude}, ${latitude}`);
    }
  }
  assert.ok(known > 20, `${known} places`);
});
