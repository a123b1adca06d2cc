import { LandPart } from '#components/drawing/land-part.tsx';
import { picturePath } from '#components/site/picture-path.ts';
import type { Country } from '#lib/api/records.ts';
import { WORLD_FRAME, worldPoint } from '#lib/geo/world-frame.ts';
import { homeTexts } from '#messages/messages.ts';

export function WorldPlate({ countries }: { countries: readonly Country[] }) {
  const courseCount = countries.reduce((sum, { course_count }) => sum + course_count, 0);
  return (
    <div
      className="world-plate"
      style={{ aspectRatio: `${WORLD_FRAME.width} / ${WORLD_FRAME.height}` }}
      role="img"
      aria-label={homeTexts.worldMap(courseCount, countries.length)}
    >
      <div className="world-plate-land" />
      {/* biome-ignore lint/performance/noImgElement: a drawing, fetched when it's near */}
      <img src={picturePath.worldDots} alt="" loading="lazy" />
    </div>
  );
}

type AreaPlateProps = {
  label: string;
  /** `[west, south, east, north]`; nothing is drawn across the antimeridian. */
  bbox: readonly [number, number, number, number] | null;
  /** Slugs: of its country, and of its region. */
  place: readonly string[];
};

/** In thousandths of the world's width: coasts are no finer. */
const LEAST_WIDTH = 12;

/** Width / height on wide screens, height / width on phones. */
const WIDEST = 2.8;
const HIGHEST = 1.9;

export function AreaPlate({ label, bbox, place }: AreaPlateProps) {
  if (bbox === null || bbox[0] > bbox[2]) return null;
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
      className="area-plate"
      viewBox={box.map((value) => value.toFixed(2)).join(' ')}
      role="img"
      aria-label={label}
    >
      <LandPart box={shown} />
      <image href={picturePath.dots(place, box)} x={x} y={y} width={width} height={height} />
    </svg>
  );
}
