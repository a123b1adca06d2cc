import { seededRandom } from '#testing/seeded-random.ts';

export type GatheredPoints = {
  longitudes: Float64Array;
  latitudes: Float64Array;
  queries: [longitude: number, latitude: number][];
};

const QUERIES = 20_000;

export function gatherPoints(points: number): GatheredPoints {
  const random = seededRandom(points);
  const longitudes = new Float64Array(points);
  const latitudes = new Float64Array(points);
  for (let i = 0; i < points; i++)
    [longitudes[i], latitudes[i]] = nextPoint(random, i, longitudes, latitudes);
  const queries = Array.from({ length: QUERIES }, (): [number, number] => {
    const at = Math.floor(random() * points);
    return [longitudes[at]!, Math.max(-90, Math.min(90, latitudes[at]! + (random() - 0.5) / 5))];
  });
  return { longitudes, latitudes, queries };
}

function nextPoint(
  random: () => number,
  count: number,
  longitudes: Float64Array,
  latitudes: Float64Array,
): [number, number] {
  if (count < 200 || random() < 0.05) return [random() * 360 - 180, random() * 130 - 60];
  const near = Math.floor(random() * count);
  const stay = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  return [
    stay(longitudes[near]! + (random() - 0.5) * 2, 180),
    stay(latitudes[near]! + (random() - 0.5) * 2, 90),
  ];
}
