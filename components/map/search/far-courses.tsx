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

/** Arrows at the map's edges to the courses of the place that lie far beyond it, with their numbers. */
export function FarCourses({ frame, onChoose }: FarCoursesProps) {
  const { searchMapTexts } = useTexts(searchMapPart);
  const bySide = Map.groupBy(frame.beyond, (courses) => directionOf(frame.bbox, courses).side);
  return [...bySide].map(([side, some]) => (
    <ul key={side} className="far-courses" data-side={side}>
      {some.map((courses, index) => {
        const { name, course_count } = courses;
        const said = (
          <>
            <span aria-hidden="true" style={{ rotate: `${directionOf(frame.bbox, courses).degrees}deg` }}>
              ↑
            </span>{' '}
            {name !== null && <bdi>{name}</bdi>} {course_count}
          </>
        );
        return (
          <li key={index}>
            {onChoose ? (
              <button
                type="button"
                aria-label={searchMapTexts.farCourses(course_count, name)}
                onClick={() => onChoose(courses)}
              >
                {said}
              </button>
            ) : (
              said
            )}
          </li>
        );
      })}
    </ul>
  ));
}

/** The side of the box beyond which they lie, and their direction from its middle in degrees clockwise from north. */
function directionOf([west, south, east, north]: Frame['bbox'], { latitude, longitude }: FarCourses) {
  const [width, height] = [(east - west + 360) % 360, north - south];
  const right = degreesEast(west + width / 2, longitude);
  const up = latitude - (south + north) / 2;
  const isSideways = Math.abs(right) * height > Math.abs(up) * width;
  const side = isSideways ? (right < 0 ? 'left' : 'right') : up < 0 ? 'bottom' : 'top';
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return { side, degrees: Math.round((Math.atan2(right * shrink, up) * 180) / Math.PI) };
}
