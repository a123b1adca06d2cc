import { LandPart } from '#components/drawing/land-part.tsx';
import { boxAround } from '#components/drawing/plane.ts';
import { SearchMap } from '#components/map/search/search-map.tsx';
import { picturePath } from '#components/site/picture-path.ts';
import type { Country, Frame } from '#lib/api/records.ts';
import { WORLD_FRAME, worldPoint } from '#lib/geo/world-frame.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';

/** A box on the world's map: `x` and `y` are its left and upper edges. */
type PlateBox = { x: number; y: number; width: number; height: number };

/** A dot for each course, on as much of the world as has courses. */
export function WorldPlate({ countries }: { countries: readonly Country[] }) {
  const { homeTexts } = useTexts(directoryPart);
  const courseCount = countries.reduce((sum, { course_count }) => sum + course_count, 0);
  const box = coursesBox(countries);
  const { x, y, width, height } = box;
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  const sheet = {
    left: share(-x, width),
    top: share(-y, height),
    width: share(WORLD_FRAME.width, width),
    height: share(WORLD_FRAME.height, height),
  };
  return (
    <div
      className="relative mx-auto max-w-5xl overflow-hidden"
      style={{ aspectRatio: `${width.toFixed(2)} / ${height.toFixed(2)}` }}
      role="img"
      aria-label={homeTexts.worldMap(courseCount, countries.length)}
    >
      {width > COARSE_WIDTH ? (
        <div className="world-plate-land" style={sheet} />
      ) : (
        <svg
          className="absolute inset-0 size-full"
          viewBox={[x, y, width, height].join(' ')}
          aria-hidden="true"
        >
          <LandPart box={{ left: x, top: y, right: x + width, bottom: y + height }} />
        </svg>
      )}
      {/* biome-ignore lint/performance/noImgElement: a drawing, fetched when it's near */}
      <img
        src={picturePath.dots(['world'], [x, y, width, height])}
        className="absolute inset-0 size-full"
        alt=""
        loading="lazy"
      />
    </div>
  );
}

/** A width in thousandths of the world's: the world's own drawing of its land is too coarse below it. */
const COARSE_WIDTH = 500;
const PLATE_MARGIN = 1.08;
/** Width / height. */
const PLATE_SHAPE = { highest: 1.5, widest: 2.4 };

function coursesBox(countries: readonly Country[]): PlateBox {
  const boxes = countries.flatMap(({ bbox }) => (bbox === null ? [] : [bbox]));
  const edges = boxes.flatMap(([west, south, east, north]) =>
    // Across the antimeridian it reaches both edges of the map.
    (west > east ? [west, -180, 180, east] : [west, east]).flatMap((lon) => [
      worldPoint(lon, south),
      worldPoint(lon, north),
    ]),
  );
  if (edges.length === 0) return { x: 0, y: 0, ...WORLD_FRAME };
  const { left, top, right, bottom } = boxAround(edges);
  const tall = Math.max(bottom - top, LEAST_WIDTH / PLATE_SHAPE.widest) * PLATE_MARGIN;
  const width = Math.min(
    WORLD_FRAME.width,
    Math.max((right - left) * PLATE_MARGIN, LEAST_WIDTH, tall * PLATE_SHAPE.highest),
  );
  const height = Math.min(WORLD_FRAME.height, Math.max(tall, width / PLATE_SHAPE.widest));
  const within = (middle: number, size: number, whole: number) =>
    Math.max(0, Math.min(whole - size, middle - size / 2));
  return {
    x: within((left + right) / 2, width, WORLD_FRAME.width),
    y: within((top + bottom) / 2, height, WORLD_FRAME.height),
    width,
    height,
  };
}

type PlaceMapProps = {
  name: string;
  place: { country: string; region?: string };
  frame: Frame;
  isNarrow?: boolean;
};

/** The map of a country or region, and until it runs a sketch. */
export function PlaceMap({ name, place, frame, isNarrow = false }: PlaceMapProps) {
  const { placeTexts } = useTexts(directoryPart);
  return (
    <SearchMap label={placeTexts.map(name)} start={{ place, frame }} isNarrow={isNarrow}>
      <AreaPlate label={placeTexts.sketch(name)} bbox={frame.bbox} place={place} />
    </SearchMap>
  );
}

type AreaPlateProps = {
  label: string;
  /** Nothing is drawn across the antimeridian. */
  bbox: Frame['bbox'];
  place: PlaceMapProps['place'];
};

/** The least width, in thousandths of the world's: coasts are no finer. */
const LEAST_WIDTH = 12;

/** Width / height on wide screens, height / width on phones. */
const WIDEST = 2.8;
const HIGHEST = 1.9;

function AreaPlate({ label, bbox, place }: AreaPlateProps) {
  if (bbox[0] > bbox[2]) return null;
  const [left, bottom] = worldPoint(bbox[0], bbox[1]);
  const [right, top] = worldPoint(bbox[2], bbox[3]);
  const width = Math.max(right - left, LEAST_WIDTH) * 1.16;
  const height = Math.max(bottom - top, LEAST_WIDTH / 2) * 1.16;
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  const box = [x, y, width, height];
  const spareX = Math.max(0, height * WIDEST - width) / 2;
  const spareY = Math.max(0, width * HIGHEST - height) / 2;
  const shown = {
    left: x - spareX,
    top: y - spareY,
    right: x + width + spareX,
    bottom: y + height + spareY,
  };
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox={box.map((value) => value.toFixed(2)).join(' ')}
      role="img"
      aria-label={label}
    >
      <LandPart box={shown} />
      <image href={picturePath.dots(Object.values(place), box)} x={x} y={y} width={width} height={height} />
    </svg>
  );
}
