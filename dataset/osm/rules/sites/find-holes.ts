import type { Area } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { isArea } from '../../../geometry/area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { LandmarkIndex } from '../holes/hole-ends.ts';
import { type HoleLine, joinPieces } from '../holes/join-pieces.ts';
import { type MappedHole, toMappedHole } from '../holes/mapped-hole.ts';
import { osmFinding, type Remarks } from '../osm-course.ts';
import { clusterHoles } from './assign-holes.ts';

/** Metres. Shorter lines are often miniature golf. */
const shortestHoleMetres = 30;
/** Metres. A line whose ends are this near goes round a hole instead of down it. */
const closedMetres = 15;
/** Metres between lines of miniature golf. */
const miniatureMetres = 50;

export type FoundHoles = {
  holes: MappedHole[];
  holeGround: OsmFeature[];
  pieces: { piece: OsmFeature; of: string }[];
  short: MappedHole[];
  withoutLine: { id: string; value: string; isGround: boolean }[];
};

/** Lines long enough to be golf, whole, and the ground of holes drawn around instead of along. */
export function findHoles(features: OsmFeature[], landmarks: LandmarkIndex): FoundHoles {
  const isLine = (feature: OsmFeature): feature is HoleLine => feature.geometry.type === 'LineString';
  const { lines, pieces } = joinPieces(features.filter(isLine), landmarks);
  const whole = new Map(lines.map((line) => [line.id, line]));
  const parts = new Set(pieces.map(({ piece }) => piece.id));
  const found: FoundHoles = { holes: [], holeGround: [], pieces, short: [], withoutLine: [] };
  for (const mapped of features) {
    if (parts.has(mapped.id)) continue;
    const feature = whole.get(mapped.id) ?? mapped;
    const hole = isLine(feature) ? toMappedHole(feature) : null;
    const area = areaOfHole(feature.geometry, hole);
    if (area) {
      found.withoutLine.push({ id: feature.id, value: 'an area', isGround: true });
      found.holeGround.push({ ...feature, geometry: area });
    } else if (!hole) {
      found.withoutLine.push({ id: feature.id, value: feature.geometry.type, isGround: false });
    } else if (hole.mapped.metres < shortestHoleMetres) found.short.push(hole);
    else found.holes.push(hole);
  }
  return found;
}

/** Miniature golf is summed up once for each place. */
export function noteLines({ withoutLine, short, pieces }: FoundHoles, remarks: Remarks): void {
  remarks.nextRule();
  for (const { id, value, isGround } of withoutLine) {
    remarks.add(osmFinding(id, 'hole-without-line', isGround ? 'nulled' : 'rejected', value));
  }
  for (const { piece, of } of pieces) {
    remarks.add(osmFinding(piece.id, 'hole-in-pieces', 'mended', `joined to ${of}`));
  }
  remarks.nextRule();
  for (const { key, mapped } of short) {
    remarks.add(osmFinding(key, 'hole-under-30-m', 'rejected', `${mapped.metres.toFixed(1)} m`));
  }
  remarks.nextRule();
  for (const group of clusterHoles(short, miniatureMetres)) {
    const lengths = group.map(({ mapped }) => mapped.metres);
    const value = `${group.length} lines of ${Math.min(...lengths).toFixed(1)} to ${Math.max(...lengths).toFixed(1)} m`;
    // Four or more together are a separate place, fewer are slips on a course.
    if (group.length >= 4)
      remarks.add(osmFinding(group[0]!.key, 'miniature-golf-tagged-as-golf', 'noted', value));
  }
}

/** The area of a hole, or of a line that comes back to where it began; null for a line down the hole. */
function areaOfHole(geometry: OsmFeature['geometry'], hole: MappedHole | null): Area | null {
  if (isArea(geometry)) return geometry;
  if (hole === null || hole.mapped.metres < shortestHoleMetres || hole.line.length < 4) return null;
  const [start, end] = [hole.line[0]!, hole.line.at(-1)!];
  if (rulerAt(start[1]).distance(start, end) > closedMetres) return null;
  return { type: 'Polygon', coordinates: [[...hole.line.slice(0, -1), start]] };
}
