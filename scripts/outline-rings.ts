import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

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
    .map(simplify)
    .filter((ring) => ring.length >= 4)
    .map(pack);
  return packed.length === 0 ? [] : [`${country}\t${code}\t${letters}\t${packed.join(';')}`];
}

/** Into lib/gazetteer/; prints the SHA-256 for its snapshot.json. */
export function writeOutlines(name: 'outlines.tsv' | 'districts.tsv', lines: readonly string[]): void {
  const bytes = Buffer.from(`${lines.join('\n')}\n`);
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = brotliCompressSync(bytes, { params });
  writeFileSync(new URL(`../lib/gazetteer/${name}.br`, import.meta.url), compressed);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  console.log(
    `${name}: ${lines.length} lines, ${bytes.length} bytes, ${compressed.length} compressed, sha256 ${sha256}`,
  );
}

export function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = ring[i]!;
    const [xj, yj] = ring[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Douglas and Peucker's simplification of a closed ring. */
function simplify(ring: readonly Point[]): Point[] {
  const kept = new Uint8Array(ring.length);
  kept[0] = kept[ring.length - 1] = 1;
  const open: [number, number][] = [[0, ring.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = TOLERANCE;
    for (let i = from + 1; i < to; i++) {
      const distance = distanceToSegment(ring[i]!, ring[from]!, ring[to]!);
      if (distance > most) [farthest, most] = [i, distance];
    }
    if (farthest === -1) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return ring.filter((_, index) => kept[index] === 1);
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
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
