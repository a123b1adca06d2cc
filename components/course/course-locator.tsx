import { LandPart } from '#components/drawing/land-part.tsx';
import { boxAround } from '#components/drawing/plane.ts';
import { worldPoint } from '#components/drawing/world-frame.ts';
import { placeNames } from '#components/site/place-names.ts';
import type { GolfProfile, NearbyGolfCourse } from '#lib/api/records.ts';
import { courseTexts } from '#messages/messages.ts';

/** In thousandths of the world's width, each some 40 km at the equator. */
const WIDTH = 24;
const HEIGHT = 9.6;

type CourseLocatorProps = { profile: GolfProfile; nearest: readonly NearbyGolfCourse[] };

/** For a course without mapped holes: a sketch of where it is, and a sentence that says so. */
export function CourseLocator({ profile, nearest }: CourseLocatorProps) {
  const { latitude, longitude, city, region, country } = profile.location;
  const [x, y] = worldPoint(longitude, latitude);
  const box = boxAround([
    [x - WIDTH / 2, y - HEIGHT / 2],
    [x + WIDTH / 2, y + HEIGHT / 2],
  ]);
  // A little more than is seen, so that the cut edge of the land shows no line.
  const shown = { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 };
  const dots = nearest.map((course) => worldPoint(course.longitude, course.latitude));
  return (
    <section className="course-locator" aria-labelledby="whereabouts">
      <svg
        viewBox={[box.left, box.top, WIDTH, HEIGHT].map((value) => value.toFixed(2)).join(' ')}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={courseTexts.whereIs(profile.name)}
      >
        <LandPart box={shown} />
        {[1, 2, 3].map((ring) => (
          <circle
            key={ring}
            className="locator-ring"
            cx={x.toFixed(2)}
            cy={y.toFixed(2)}
            r={(ring * 1.04).toFixed(2)}
          />
        ))}
        <path
          className="locator-near"
          d={dots.map(([dotX, dotY]) => `M${dotX.toFixed(2)} ${dotY.toFixed(2)}h0`).join('')}
        />
        <path className="locator-pin" d={`M${x.toFixed(2)} ${y.toFixed(2)}v-1.36`} />
        <path className="locator-flag" d={`M${x.toFixed(2)} ${(y - 1.36).toFixed(2)}l.88.32-.88.32z`} />
      </svg>
      <div>
        <h2 id="whereabouts">{placeNames((city ?? region)?.name, country.name).join(', ')}</h2>
        <p>{courseTexts.noPlan}</p>
        <p>
          <a href={`/map?at=${latitude.toFixed(5)},${longitude.toFixed(5)},12`}>{courseTexts.seeOnMap}</a>
        </p>
      </div>
    </section>
  );
}
