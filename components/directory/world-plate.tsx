import { WORLD_FRAME, worldPoint } from '#components/drawing/world-frame.ts';
import type { Country } from '#lib/api/records.ts';
import { formatCount } from '#lib/text/format.ts';

/** Diameters of the dots, in thousandths of the map's width, up to such a share of the largest country's courses. */
const SIZES = [
  { upTo: 0.003, diameter: 5 },
  { upTo: 0.012, diameter: 8 },
  { upTo: 0.05, diameter: 13 },
  { upTo: 0.12, diameter: 20 },
  { upTo: 0.4, diameter: 29 },
  { upTo: 1, diameter: 42 },
];

/** The world's courses at a glance: each country a dot, larger where there are more. */
export function WorldPlate({ countries }: { countries: readonly Country[] }) {
  const courseCount = countries.reduce((sum, { course_count }) => sum + course_count, 0);
  const most = Math.max(...countries.map(({ course_count }) => course_count));
  return (
    <div
      className="world-plate"
      style={{ aspectRatio: `${WORLD_FRAME.width} / ${WORLD_FRAME.height}` }}
      role="img"
      aria-label={`World map: ${formatCount(courseCount, 'course')} in ${formatCount(countries.length, 'country', 'countries')}`}
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
