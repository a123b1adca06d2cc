import { areApart, type Box, boxAround, type PlanePoint } from '#components/drawing/plane.ts';
import { PageLink } from '#components/site/page-link.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { Said } from '#components/site/said.tsx';
import { Height } from '#components/units/lengths.tsx';
import type { GolfProfile, NearbyGolfCourse } from '#lib/api/records.ts';
import { TRAVEL_UNITS, type TravelUnit, travelUnits } from '#lib/golf/units.ts';
import { coursePart } from '#messages/parts/course.ts';
import { useTexts } from '#messages/use-texts.ts';
import { Daylight } from './daylight.tsx';
import { areaPath, linesPath, type Surroundings } from './surroundings.ts';

/** Metres from the course, and rings around it: the roundest numbers that fit the view. */
const VIEWS: Record<'near' | 'far', { box: Box; rings: Record<TravelUnit, readonly number[]> }> = {
  near: {
    box: { left: -21_000, top: -12_000, right: 21_000, bottom: 12_000 },
    rings: { km: [5, 10], mi: [3, 6] },
  },
  far: {
    box: { left: -70_000, top: -40_000, right: 70_000, bottom: 40_000 },
    rings: { km: [15, 30], mi: [10, 20] },
  },
};

/** Drawing units: pixels on a wide screen. */
const WIDTH = 840;
const HEIGHT = 480;
const NARROW_PIXEL = WIDTH / 340;
/** The narrowest screen that shows neighbours' names. */
const WIDE_PIXEL = WIDTH / 600;

const TOWNS = 3;
const NAMED_NEIGHBOURS = 6;
const LONGEST_NAME = 26;

type CourseLocatorProps = {
  profile: GolfProfile;
  /** The nearest first. */
  neighbours: readonly NearbyGolfCourse[];
  /** The base map in a box around the course, in metres from it. */
  readSurroundings: (box: Box) => Surroundings | null;
  /** Whether the course is invented: there's nothing to map then. */
  isDemo: boolean;
};

/** A map of where a course without mapped holes is, and what we know about the place. */
export function CourseLocator({ profile, neighbours, readSurroundings, isDemo }: CourseLocatorProps) {
  const { locatorTexts } = useTexts(coursePart);
  const { latitude, longitude, city, region, country, timezone } = profile.location;
  const [lat, lon] = [latitude.toFixed(5), longitude.toFixed(5)];
  return (
    <section
      className="grid break-inside-avoid border border-rule min-[56rem]:grid-cols-[minmax(0,1fr)_19rem] print:grid-cols-[minmax(0,1fr)_14rem]"
      aria-labelledby="whereabouts"
    >
      <LocatorMap name={profile.name} neighbours={neighbours} readSurroundings={readSurroundings} />
      <div className="grid content-center gap-2 px-6 py-5 text-soft max-[56rem]:border-rule max-[56rem]:border-t min-[56rem]:border-rule min-[56rem]:border-l">
        <h2 id="whereabouts" className="text-[1.1875rem] text-ink">
          {placeNames((city ?? region)?.name, country.name).join(', ')}
        </h2>
        <HeightSentence location={profile.location} />
        {timezone !== null && <Daylight lat={latitude} lon={longitude} timezone={timezone} />}
        <p className="print:hidden">
          <PageLink
            href={`/map?at=${lat},${lon},12`}
            className="inline-flex min-h-(--tap) items-center text-ink underline"
          >
            {locatorTexts.seeOnMap}
          </PageLink>
        </p>
        <p className="figures">
          {lat}, {lon}
        </p>
        {!isDemo && profile.kind !== 'practice' && (
          <p className="fine-print">
            <Said
              parts={locatorTexts.mapIt(
                <a
                  className="text-ink underline"
                  href={`https://www.openstreetmap.org/edit#map=16/${lat}/${lon}`}
                  rel="noopener noreferrer external"
                >
                  {locatorTexts.mapInEditor}
                </a>,
              )}
            />
          </p>
        )}
      </div>
    </section>
  );
}

function HeightSentence({ location }: { location: GolfProfile['location'] }) {
  const { locatorTexts } = useTexts(coursePart);
  const metres = Math.round(location.elevation ?? 0);
  if (metres <= 0) return null;
  const height = <Height metres={metres} />;
  const town = location.elevation_town;
  return (
    <p>
      <Said parts={town === null ? locatorTexts.height(height) : locatorTexts.heightAt(height, town)} />
    </p>
  );
}

type LocatorMapProps = Pick<CourseLocatorProps, 'neighbours' | 'readSurroundings'> & { name: string };

function LocatorMap({ name, neighbours, readSurroundings }: LocatorMapProps) {
  const { locatorTexts } = useTexts(coursePart);
  // It shows enough of the surroundings for a few neighbours.
  const isNear = (neighbours[2]?.distance ?? Infinity) < VIEWS.near.box.bottom;
  const { box, rings } = VIEWS[isNear ? 'near' : 'far'];
  const grain = (box.right - box.left) / WIDTH;
  const surroundings = readSurroundings(box);
  const courses = neighbours
    .map(({ name_latin, name, distance, bearing }) => {
      const angle = (bearing * Math.PI) / 180;
      return toDot(
        shorten(name_latin ?? name),
        [Math.sin(angle) * distance, -Math.cos(angle) * distance],
        grain,
      );
    })
    .filter(({ at: [x, y] }) => x > 4 && x < WIDTH - 4 && y > 4 && y < HEIGHT - 4);
  const towns = surroundings?.towns.map(({ name, at }) => toDot(name, at, grain)) ?? [];
  // Towns have room on a phone, too; neighbours' names only on wider screens.
  const taken = [PIN, ...courses.map(({ dot }) => dot)];
  const namedTowns = placeLabels(towns, TOWNS, taken, NARROW_PIXEL);
  const namedCourses = placeLabels(courses, NAMED_NEIGHBOURS, taken, WIDE_PIXEL);
  return (
    <div className="locator">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={locatorTexts.whereIs(name)}
        className={`block h-auto w-full ${surroundings ? 'bg-(--locator-sea)' : 'bg-(--panel)'}`}
        fill="none"
        strokeLinejoin="round"
      >
        {surroundings && <Ground {...surroundings} box={box} grain={grain} />}
        {travelUnits.map((unit) => (
          <g key={unit} data-travel-unit={unit}>
            {rings[unit].map((count) => (
              <circle
                key={count}
                className="locator-ring"
                cx={WIDTH / 2}
                cy={HEIGHT / 2}
                r={Math.round(metresOf(count, unit) / grain)}
              />
            ))}
          </g>
        ))}
        <g strokeLinecap="round">
          <path className="stroke-4 stroke-soft" d={dotsAt(namedTowns)} />
          <path className="stroke-8 stroke-deep" d={dotsAt(courses)} />
          <path className="stroke-2 stroke-ink" d={`M${WIDTH / 2} ${HEIGHT / 2}v-30`} />
        </g>
        <path className="fill-flag" d={`M${WIDTH / 2} ${HEIGHT / 2 - 30}l19 7-19 7z`} />
      </svg>
      <div aria-hidden="true">
        <LocatorLabels labels={namedTowns} className="text-soft" />
        <LocatorLabels labels={namedCourses} className="font-medium text-deep max-sm:hidden" />
        {travelUnits.flatMap((unit) =>
          rings[unit].map((count) => (
            <span
              key={`${count} ${unit}`}
              className="locator-label -translate-x-1/2 text-soft"
              data-travel-unit={unit}
              style={placeOf([WIDTH / 2, HEIGHT / 2 + metresOf(count, unit) / grain])}
            >
              {count} {unit}
            </span>
          )),
        )}
      </div>
    </div>
  );
}

function Ground({ land, lakes, shores, borders, box, grain }: Surroundings & { box: Box; grain: number }) {
  return (
    <>
      <path className="fill-(--locator-land)" d={areaPath(land, box, grain)} />
      <path className="fill-(--locator-sea)" d={areaPath(lakes, box, grain)} />
      <path className="locator-shore" d={linesPath(shores, box, grain)} />
      <path className="locator-border" d={linesPath(borders, box, grain)} />
    </>
  );
}

function LocatorLabels({ labels, className }: { labels: readonly PlacedLabel[]; className: string }) {
  return labels.map(({ text, at, side }) => (
    <span
      key={`${text} ${at}`}
      className={`locator-label ${side === 'right' ? 'ml-[7px]' : '-ml-[7px] -translate-x-full'} ${className}`}
      style={placeOf(at)}
    >
      <bdi>{text}</bdi>
    </span>
  ));
}

function placeOf([x, y]: PlanePoint) {
  return { left: `${((100 * x) / WIDTH).toFixed(1)}%`, top: `${((100 * y) / HEIGHT).toFixed(1)}%` };
}

const metresOf = (count: number, unit: TravelUnit) => count * TRAVEL_UNITS[unit].metres;

const dotsAt = (dots: readonly Dot[]) => dots.map(({ at: [x, y] }) => `M${x} ${y}h0`).join('');

/** A place in drawing units, with its name and what its dot covers. */
type Dot = { text: string; at: PlanePoint; dot: Box };
type PlacedLabel = Dot & { side: 'left' | 'right' };

function toDot(text: string, [east, south]: PlanePoint, grain: number): Dot {
  const [x, y] = [Math.round(WIDTH / 2 + east / grain), Math.round(HEIGHT / 2 + south / grain)];
  return { text, at: [x, y], dot: { left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 } };
}

const PIN = { left: WIDTH / 2 - 12, right: WIDTH / 2 + 24, top: HEIGHT / 2 - 34, bottom: HEIGHT / 2 + 6 };

/** Pixels of the locator's small type. */
const LETTER = 6.4;
const LINE = 17;
const FROM_DOT = 7;

/** The labels that fit next to their dots, in the given order and at most `most`; adds what they cover to `taken`. */
function placeLabels(dots: readonly Dot[], most: number, taken: Box[], pixel: number): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const label of dots) {
    if (placed.length === most) break;
    for (const side of ['right', 'left'] as const) {
      const covered = coverOf(label, side, pixel);
      // A label may touch its own dot.
      if (!isWithin(covered) || taken.some((box) => box !== label.dot && !areApart(box, covered))) continue;
      taken.push(covered);
      placed.push({ ...label, side });
      break;
    }
  }
  return placed;
}

function isWithin({ left, right, top, bottom }: Box): boolean {
  return left > 0 && right < WIDTH && top > 0 && bottom < HEIGHT;
}

function coverOf({ text, at: [x, y] }: Dot, side: PlacedLabel['side'], pixel: number): Box {
  const sign = side === 'right' ? 1 : -1;
  return boxAround([
    [x - sign * 4 * pixel, y - (LINE / 2) * pixel],
    [x + sign * (FROM_DOT + text.length * LETTER) * pixel, y + (LINE / 2) * pixel],
  ]);
}

function shorten(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}
