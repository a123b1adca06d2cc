import type { Country } from '#lib/api/records.ts';
import { WORLD_FRAME, worldPoint } from '#lib/drawing/world-frame.ts';
import { formatCount } from '#lib/text/format.ts';

/** Diameters of the dots, in thousandths of the map's width, for up to so many courses. */
const SIZES = [
  { upTo: 10, diameter: 4 },
  { upTo: 100, diameter: 8 },
  { upTo: 1000, diameter: 16 },
  { upTo: 4000, diameter: 28 },
  { upTo: Number.POSITIVE_INFINITY, diameter: 46 },
];

/** The world's courses at a glance: each country a dot, larger where there are more. */
export function WorldPlate({ countries }: { countries: readonly Country[] }) {
  const courseCount = countries.reduce((sum, { course_count }) => sum + course_count, 0);
  return (
    <div
      className="world-plate"
      style={{ aspectRatio: `${WORLD_FRAME.width} / ${WORLD_FRAME.height}` }}
      role="img"
      aria-label={`World map: ${formatCount(courseCount, 'course')} in ${formatCount(countries.length, 'country', 'countries')}`}
    >
      <div className="world-plate-land" />
      <svg viewBox={`0 0 ${WORLD_FRAME.width} ${WORLD_FRAME.height}`} aria-hidden="true">
        {SIZES.map(({ upTo, diameter }, index) => (
          <path
            key={diameter}
            strokeWidth={diameter}
            d={countries
              .filter(
                ({ course_count }) => course_count <= upTo && course_count > (SIZES[index - 1]?.upTo ?? 0),
              )
              .map(dot)
              .join('')}
          />
        ))}
      </svg>
    </div>
  );
}

function dot({ longitude, latitude }: Country): string {
  if (longitude === null || latitude === null) return '';
  const [x, y] = worldPoint(longitude, latitude);
  return `M${Math.round(x)} ${Math.round(y)}h0`;
}
