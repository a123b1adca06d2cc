import type { Frame } from '#lib/api/records.ts';
import { degreesEast } from '#lib/geo/longitude.ts';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useTexts } from '#messages/use-texts.ts';

export type FarCourses = Frame['beyond'][number];

type FarCoursesProps = {
  frame: Frame;
  /** Called with the courses that are chosen; without it they aren't buttons. */
  onChoose?: (courses: FarCourses) => void;
};

const PLACES = {
  left: 'top-1/2 left-2 flex-col items-start',
  right: 'top-1/2 right-2 flex-col items-end',
  top: 'inset-x-1/5 top-2',
  bottom: 'inset-x-1/5 bottom-2',
};

/** Arrows at the map's edges to the courses of the place that lie far beyond it, with their numbers. */
export function FarCourses({ frame, onChoose }: FarCoursesProps) {
  const { searchMapTexts } = useTexts(searchMapPart);
  const bySide = Map.groupBy(frame.beyond, (courses) => directionOf(frame.bbox, courses).side);
  return [...bySide].map(([side, some]) => (
    <ul
      key={side}
      className={`absolute z-2 flex flex-wrap justify-center gap-1 text-[0.8125rem] ${PLACES[side]}`}
    >
      {some.map((courses, index) => {
        const { name, course_count } = courses;
        const said = (
          <>
            <span
              aria-hidden="true"
              className="inline-block"
              style={{ rotate: `${directionOf(frame.bbox, courses).degrees}deg` }}
            >
              ↑
            </span>{' '}
            {name !== null && <bdi>{name}</bdi>} {course_count}
          </>
        );
        return (
          <li key={index} className="bg-paper font-semibold text-deep tabular-nums">
            {onChoose ? (
              <button
                type="button"
                className="min-h-(--tap) px-2 hover:underline"
                aria-label={searchMapTexts.farCourses(course_count, name)}
                onClick={() => onChoose(courses)}
              >
                {said}
              </button>
            ) : (
              <span className="px-1">{said}</span>
            )}
          </li>
        );
      })}
    </ul>
  ));
}

/** The side of the box beyond which they lie, and their direction from its middle in degrees clockwise from north. */
function directionOf(
  [west, south, east, north]: Frame['bbox'],
  { latitude, longitude }: FarCourses,
): { side: keyof typeof PLACES; degrees: number } {
  const [width, height] = [(east - west + 360) % 360, north - south];
  const right = degreesEast(west + width / 2, longitude);
  const up = latitude - (south + north) / 2;
  const isSideways = Math.abs(right) * height > Math.abs(up) * width;
  const side = isSideways ? (right < 0 ? 'left' : 'right') : up < 0 ? 'bottom' : 'top';
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return { side, degrees: Math.round((Math.atan2(right * shrink, up) * 180) / Math.PI) };
}
