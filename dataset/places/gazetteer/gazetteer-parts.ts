import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { isPointInRing } from '#dataset/geometry/area.ts';
import type { GazetteerPart } from '#lib/gazetteer/read-gazetteer.ts';
import { simplifyLine } from '#lib/geo/simplify-line.ts';
import type { SettlementRecord } from '../read-settlements.ts';

export type Point = readonly [lon: number, lat: number];

/** Degrees; Natural Earth at 1:10 million is as good as half a kilometre. */
const TOLERANCE = 0.003;
const STEPS = 1000;

/** Tab-separated: country, code, letters, simplified rings. None where the rings are smaller than the tolerance. */
export function outlineLine(
  [country, code, letters]: readonly [country: string, code: string, letters: string],
  rings: readonly (readonly Point[])[],
): string[] {
  const packed = rings
    .map((ring) => simplifyLine(ring, TOLERANCE))
    .filter((ring) => ring.length >= 4)
    .map(pack);
  return packed.length === 0 ? [] : [`${country}\t${code}\t${letters}\t${packed.join(';')}`];
}

/** Into lib/gazetteer/; prints the SHA-256 for its snapshot.json. */
export function writePart(name: GazetteerPart, lines: readonly string[]): void {
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = brotliCompressSync(bytes, { params });
  writeFileSync(new URL(`../../../lib/gazetteer/${name}.br`, import.meta.url), compressed);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  console.log(
    `${name}: ${lines.length} lines, ${bytes.length} bytes, ${compressed.length} compressed, sha256 ${sha256}`,
  );
}

/** The outer rings of a unit in GeoJSON. */
export function outerRings({ type, coordinates }: { type: string; coordinates: unknown }): Point[][] {
  const polygons = (type === 'Polygon' ? [coordinates] : coordinates) as Point[][][];
  return polygons.map(([outer = []]) => outer);
}

/** Share of the people in a unit's towns who must live in one division. */
const AGREEMENT = 0.85;

/** The division that nearly all people of the towns within the rings live in; null where several share them. */
export function divisionOf(
  rings: readonly (readonly Point[])[],
  towns: readonly SettlementRecord[],
  codeOf: (town: SettlementRecord) => string,
): string | null {
  const counts = new Map<string, number>();
  let all = 0;
  for (const town of towns) {
    if (!rings.some((ring) => isPointInRing([town.lon, town.lat], ring))) continue;
    counts.set(codeOf(town), (counts.get(codeOf(town)) ?? 0) + town.population + 1);
    all += town.population + 1;
  }
  const [code, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return count > all * AGREEMENT ? code : null;
}

/** Whole thousandths of a degree, each point as the step from the one before. */
function pack(ring: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return ring
    .flatMap(([lon, lat]) => {
      const [x, y] = [Math.round(lon * STEPS), Math.round(lat * STEPS)];
      const step = [x - lastX, y - lastY];
      [lastX, lastY] = [x, y];
      return step;
    })
    .join(' ');
}
