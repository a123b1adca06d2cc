import type { Geometry, Position } from 'geojson';
import { degreesEast } from '#lib/geo/longitude.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { WORLD_FRAME, worldPoint } from '#lib/geo/world-frame.ts';
import { groundOf } from '#lib/golf/hazards.ts';
import { GROUND, type GroundKind } from '#lib/golf/surfaces.ts';
import { darkColours, lightColours } from '#lib/site/colours.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { readGolfProfile } from '../store/read-golf-profile.ts';

/** The edges of a window on the world's map, in its drawing units. */
export type PictureBox = { x: number; y: number; width: number; height: number };

export const WORLD_BOX: PictureBox = { x: 0, y: 0, width: WORLD_FRAME.width, height: WORLD_FRAME.height };

/** The picture's width in its units; dots nearer than half of one are one dot. */
const DOTS_WIDTH = 1000;
const DOT = { world: 2.4, country: 8, region: 14 };

/** A picture with a dot for each course of the world, a country or a region; null if there's no such place. */
export function courseDots(
  { courses, directory }: Dataset,
  place: { country?: string | undefined; region?: string | undefined },
  box: PictureBox,
): string | null {
  const country = place.country === undefined ? null : directory.countryBySlug.get(place.country);
  const region = place.region === undefined ? null : country?.regionBySlug.get(place.region);
  if (country === undefined || region === undefined) return null;
  const scale = DOTS_WIDTH / box.width;
  const dot = region ? DOT.region : country ? DOT.country : DOT.world;
  const grid = dot / 4;
  const seen = new Map<number, Point>();
  for (let index = 0; index < courses.length; index++) {
    if (country && courses.countryIds[index] !== country.id) continue;
    if (region && courses.regionIds[index] !== region.id) continue;
    const [x, y] = worldPoint(courses.longitudes[index]!, courses.latitudes[index]!);
    const at = [Math.round(((x - box.x) * scale) / grid), Math.round(((y - box.y) * scale) / grid)] as const;
    seen.set(at[1] * 100_000 + at[0], at);
  }
  const path = dotsPath([...seen].sort(([a], [b]) => a - b).map(([, at]) => at));
  const height = Math.round(box.height * scale);
  return svg(`0 0 ${DOTS_WIDTH} ${height}`, '--deep-green', [
    `<path transform="scale(${grid})" fill="none" stroke-linecap="round" stroke-width="${dot / grid}" class="ink" d="${path}"/>`,
  ]);
}

type Point = readonly [x: number, y: number];

/** Lines of no length, each moved to from the one before. */
function dotsPath(points: readonly Point[]): string {
  return stepsFrom([0, 0], points)
    .map((step) => `m${step}h0`)
    .join('');
}

function stepsFrom(start: Point, points: readonly Point[]): string[] {
  return points.map(([x, y], at) => {
    const [lastX, lastY] = points[at - 1] ?? start;
    return `${x - lastX} ${y - lastY}`;
  });
}

/** Units of a thumbnail's side. */
const SIDE = 144;
const MARGIN = 6;
/** Metres around a hole's line where no outline is mapped. */
const GROUND_WIDTH = 90;
const DRAWN: ReadonlySet<GroundKind> = new Set(['outline', 'fairway', 'water', 'bunker', 'green'] as const);

/** A course as small as in a row of a list, north up; null where nothing is mapped or there's no such course. */
export function courseThumbnail(dataset: Dataset, slug: string): string | null {
  const index = dataset.courses.indexOfSlug(slug);
  if (index === undefined || dataset.courses.hasGeometry[index] !== 1) return null;
  const profile = readGolfProfile(dataset, index);
  const ground = groundOf<Geometry>(profile).flatMap(({ kind, geometry }) =>
    kind !== null && DRAWN.has(kind) ? [{ kind, rings: ringsOf(geometry) }] : [],
  );
  const lines = profile.holes.flatMap(({ line }) => (line ? [line.coordinates as Position[]] : []));
  const outline = ground.filter(({ kind }) => kind === 'outline');
  const extent = [...outline.flatMap(({ rings }) => rings.flat()), ...lines.flat()];
  const all = extent.length > 0 ? extent : ground.flatMap(({ rings }) => rings.flat());
  if (all.length === 0) return null;
  const { place, unitsPerMetre } = frameOf(all, outline.length > 0 ? 0 : GROUND_WIDTH / 2);
  const linePath = lines.map((line) => pathOf(line.map(place), '')).join('');
  const wide =
    outline.length > 0
      ? ''
      : `<path fill="none" class="ink ground" stroke-linecap="round" stroke-linejoin="round" stroke-width="${(GROUND_WIDTH * unitsPerMetre).toFixed(1)}" d="${linePath}"/>`;
  const shapes = [...Map.groupBy(ground, ({ kind }) => kind)]
    .sort(([a], [b]) => GROUND[a].level - GROUND[b].level)
    .map(([kind, pieces]) => {
      const path = pieces.flatMap(({ rings }) => rings.map((ring) => pathOf(ring.map(place), 'z'))).join('');
      return path === '' ? '' : `<path class="${kind}" d="${path}"/>`;
    });
  const holes = linePath && `<path fill="none" class="ink" stroke-width="1" d="${linePath}"/>`;
  return svg(`0 0 ${SIDE} ${SIDE}`, '--ink-soft', [wide, ...shapes, holes]);
}

function frameOf(positions: readonly Position[], room: number) {
  const [lon0 = 0, lat0 = 0] = positions[0]!;
  const { kx, ky } = rulerAt(lat0);
  const toMetres = ([lon = 0, lat = 0]: Position) =>
    [degreesEast(lon0, lon) * kx, (lat0 - lat) * ky] as const;
  const metres = positions.map(toMetres);
  const range = (axis: 0 | 1) => {
    const values = metres.map((at) => at[axis]);
    return [values.reduce((a, b) => Math.min(a, b)) - room, values.reduce((a, b) => Math.max(a, b)) + room];
  };
  const [[left = 0, right = 0], [top = 0, bottom = 0]] = [range(0), range(1)];
  const unitsPerMetre = (SIDE - 2 * MARGIN) / Math.max(right - left, bottom - top, 1);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const place = (position: Position) => {
    const [x, y] = toMetres(position);
    const toUnits = (value: number) => Math.round(SIDE / 2 + value * unitsPerMetre);
    return [toUnits(x - middleX), toUnits(y - middleY)] as const;
  };
  return { place, unitsPerMetre };
}

function ringsOf(geometry: Geometry): Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

/** Path data in whole units; nothing where too little is left to see. */
function pathOf(points: readonly Point[], end: '' | 'z'): string {
  const kept = points.filter((at, index) => {
    const before = points[index - 1];
    return before === undefined || before[0] !== at[0] || before[1] !== at[1];
  });
  const [first, ...rest] = kept;
  if (first === undefined || rest.length < (end === 'z' ? 3 : 1)) return '';
  return `M${first.join(' ')}l${stepsFrom(first, rest).join(' ')}${end}`;
}

type Colours = Readonly<Record<string, string>>;

/** A picture in the colours of the page that shows it, light or dark. */
function svg(viewBox: string, ink: keyof typeof darkColours, parts: readonly string[]): string {
  const style = (colours: Colours) =>
    [...DRAWN].map((kind) => `.${kind}{fill:${colours[GROUND[kind].colour]}}`).join('') +
    `.ink{stroke:${colours[ink]}}.ground{stroke:${colours['--rough']}}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<style>${style(lightColours)}@media(prefers-color-scheme:dark){${style(darkColours)}}</style>` +
    `${parts.join('')}</svg>`
  );
}
