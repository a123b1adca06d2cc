import { LandPart } from '#components/drawing/land-part.tsx';
import { WORLD_FRAME, worldPoint } from '#components/drawing/world-frame.ts';
import type { Country } from '#lib/api/records.ts';
import { homeTexts } from '#messages/messages.ts';

/** In thousandths of the map's width, each up to a share of the largest country's courses. */
const SIZES = [
  { upTo: 0.003, diameter: 5 },
  { upTo: 0.012, diameter: 8 },
  { upTo: 0.05, diameter: 13 },
  { upTo: 0.12, diameter: 20 },
  { upTo: 0.4, diameter: 29 },
  { upTo: 1, diameter: 42 },
];

export function WorldPlate({ countries }: { countries: readonly Country[] }) {
  const courseCount = countries.reduce((sum, { course_count }) => sum + course_count, 0);
  const most = Math.max(...countries.map(({ course_count }) => course_count));
  return (
    <div
      className="world-plate"
      style={{ aspectRatio: `${WORLD_FRAME.width} / ${WORLD_FRAME.height}` }}
      role="img"
      aria-label={homeTexts.worldMap(courseCount, countries.length)}
    >
      <div className="world-plate-land" />
      <svg viewBox={`0 0 ${WORLD_FRAME.width} ${WORLD_FRAME.height}`} aria-hidden="true">
        {SIZES.map(({ diameter }, index) => (
          <path
            key={diameter}
            strokeWidth={diameter}
            d={countries
              .filter(({ course_count }) => sizeOf(course_count / most) === index)
              .map(dot)
              .join('')}
          />
        ))}
      </svg>
    </div>
  );
}

function sizeOf(share: number): number {
  return SIZES.findIndex(({ upTo }) => share <= upTo);
}

function dot({ longitude, latitude }: Country): string {
  if (longitude === null || latitude === null) return '';
  const [x, y] = worldPoint(longitude, latitude);
  return `M${Math.round(x)} ${Math.round(y)}h0`;
}

export type PlatePoint = { lat: number; lon: number; courseCount: number };

type AreaPlateProps = {
  label: string;
  /** `[west, south, east, north]`; nothing is drawn across the antimeridian. */
  bbox: readonly [number, number, number, number] | null;
  points: readonly PlatePoint[];
};

/** In thousandths of the world's width: coasts are no finer. */
const LEAST_WIDTH = 12;

/** Width / height on wide screens, height / width on phones. */
const WIDEST = 2.8;
const HIGHEST = 1.9;

export function AreaPlate({ label, bbox, points }: AreaPlateProps) {
  if (bbox === null || bbox[0] > bbox[2] || points.length === 0) return null;
  const [left, bottom] = worldPoint(bbox[0], bbox[1]);
  const [right, top] = worldPoint(bbox[2], bbox[3]);
  const width = Math.max(right - left, LEAST_WIDTH) * 1.16;
  const height = Math.max(bottom - top, LEAST_WIDTH / 2) * 1.16;
  const box = [(left + right - width) / 2, (top + bottom - height) / 2, width, height];
  const spareX = Math.max(0, height * WIDEST - width) / 2;
  const spareY = Math.max(0, width * HIGHEST - height) / 2;
  const shown = {
    left: box[0]! - spareX,
    top: box[1]! - spareY,
    right: box[0]! + width + spareX,
    bottom: box[1]! + height + spareY,
  };
  const most = Math.max(...points.map(({ courseCount }) => courseCount));
  const unit = Math.max(width, height * 2) / 100;
  return (
    <svg
      className="area-plate"
      viewBox={box.map((value) => value.toFixed(2)).join(' ')}
      role="img"
      aria-label={label}
    >
      <LandPart box={shown} />
      {points.map(({ lat, lon, courseCount }) => {
        const [x, y] = worldPoint(lon, lat);
        return (
          <circle
            key={`${lat} ${lon}`}
            cx={x.toFixed(2)}
            cy={y.toFixed(2)}
            r={(unit * (0.35 + 1.1 * Math.sqrt(courseCount / most))).toFixed(3)}
          />
        );
      })}
    </svg>
  );
}
