import type { ReactNode } from 'react';
import type { Box, PlanePoint } from '#components/drawing/plane.ts';
import { PageLink } from '#components/site/page-link.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { Said } from '#components/site/said.tsx';
import { Height } from '#components/units/lengths.tsx';
import type { GolfProfile, NearbyGolfCourse } from '#lib/api/records.ts';
import { TRAVEL_UNITS, type TravelUnit, travelUnits } from '#lib/golf/units.ts';
import { coursePart } from '#messages/parts/course.ts';
import { useTexts } from '#messages/use-texts.ts';
import { Daylight } from './daylight.tsx';
import { placeLabels } from './place-labels.ts';
import { areaPath, boxOf, FAR, linePath, NEAR, type Surroundings } from './surroundings.ts';
import './locator.css';

/** Drawing units: pixels on a wide screen. */
const WIDTH = 840;
const HEIGHT = (WIDTH * NEAR.y) / NEAR.x;
const NARROW_PIXEL = WIDTH / 340;
/** The narrowest screen that shows neighbours' names. */
const WIDE_PIXEL = WIDTH / 600;

const TOWNS = 3;
const NAMED_NEIGHBOURS = 6;
const LONGEST_NAME = 26;

/** Rings around the course, in kilometres or miles: the roundest numbers that fit the view. */
const RINGS: Record<'near' | 'far', Record<TravelUnit, readonly number[]>> = {
  near: { km: [5, 10], mi: [3, 6] },
  far: { km: [15, 30], mi: [10, 20] },
};

/** How far a course's locator shows: far enough for a few neighbours. */
export function locatorReach(nearest: readonly NearbyGolfCourse[]): typeof NEAR {
  const third = nearest[2]?.distance ?? Infinity;
  return third < NEAR.y ? NEAR : FAR;
}

type CourseLocatorProps = {
  profile: GolfProfile;
  nearest: readonly NearbyGolfCourse[];
  surroundings: Surroundings | null;
  /** An invented course has nothing to map, nor has a practice place any holes. */
  isDemo: boolean;
};

/** A map of where a course without mapped holes is, and what we know about the place. */
export function CourseLocator({ profile, nearest, surroundings, isDemo }: CourseLocatorProps) {
  const { locatorTexts } = useTexts(coursePart);
  const { latitude, longitude, city, region, country, timezone } = profile.location;
  const at = `${latitude.toFixed(5)},${longitude.toFixed(5)}`;
  return (
    <section className="course-locator" aria-labelledby="whereabouts">
      <LocatorMap profile={profile} nearest={nearest} surroundings={surroundings} />
      <div className="course-locator-words">
        <h2 id="whereabouts">{placeNames((city ?? region)?.name, country.name).join(', ')}</h2>
        <HeightSentence location={profile.location} />
        {timezone !== null && <Daylight lat={latitude} lon={longitude} timezone={timezone} />}
        <p className="course-locator-links">
          <PageLink href={`/map?at=${at},12`}>{locatorTexts.seeOnMap}</PageLink>
        </p>
        <p className="figures">
          {latitude.toFixed(5)}, {longitude.toFixed(5)}
        </p>
        {!isDemo && profile.kind !== 'practice' && (
          <p className="fine-print">
            <Said
              parts={locatorTexts.mapIt(
                <a
                  href={`https://www.openstreetmap.org/edit#map=16/${latitude.toFixed(5)}/${longitude.toFixed(5)}`}
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
  const height: ReactNode = <Height metres={metres} />;
  return (
    <p>
      <Said
        parts={
          location.elevation_town === null
            ? locatorTexts.height(height)
            : locatorTexts.heightAt(height, location.elevation_town)
        }
      />
    </p>
  );
}

type LocatorMapProps = Omit<CourseLocatorProps, 'isDemo'>;

function LocatorMap({ profile, nearest, surroundings }: LocatorMapProps) {
  const { locatorTexts } = useTexts(coursePart);
  const reach = locatorReach(nearest);
  const box = boxOf(reach);
  const grain = (2 * reach.x) / WIDTH;
  const middle: PlanePoint = [WIDTH / 2, HEIGHT / 2];
  const neighbours = nearest
    .map((course) => ({ course, at: placeNeighbour(course, grain) }))
    .filter(({ at: [x, y] }) => x > 4 && x < WIDTH - 4 && y > 4 && y < HEIGHT - 4);
  const { towns, named } = labelsOf(surroundings, neighbours, box, grain);
  const paths = surroundings && {
    land: areaPath(surroundings.land, box, grain),
    lakes: areaPath(surroundings.lakes, box, grain),
    shores: linePath(surroundings.shores, box, grain),
    borders: linePath(surroundings.borders, box, grain),
  };
  return (
    <div className="locator">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={locatorTexts.whereIs(profile.name)}
        data-ground={paths ? 'known' : undefined}
      >
        {paths && (
          <>
            <path className="locator-land" d={paths.land} />
            {paths.lakes && <path className="locator-lake" d={paths.lakes} />}
            {paths.shores && <path className="locator-shore" d={paths.shores} />}
            {paths.borders && <path className="locator-border" d={paths.borders} />}
          </>
        )}
        <Rings reach={reach} grain={grain} />
        {towns.length > 0 && <path className="locator-town" d={dotsAt(towns.map(({ at }) => at))} />}
        <path className="locator-near" d={dotsAt(neighbours.map(({ at }) => at))} />
        <path className="locator-pin" d={`M${middle[0]} ${middle[1]}v-30`} />
        <path className="locator-flag" d={`M${middle[0]} ${middle[1] - 30}l19 7-19 7z`} />
      </svg>
      <div aria-hidden="true">
        {towns.map(({ text, at, side }) => (
          <LocatorLabel key={`${text} ${at}`} kind="town" text={text} at={at} side={side} />
        ))}
        {named.map(({ text, at, side }) => (
          <LocatorLabel key={`${text} ${at}`} kind="course" text={text} at={at} side={side} />
        ))}
        {travelUnits.flatMap((unit) =>
          ringsOf(reach)[unit].map((count) => (
            <span
              key={`${count} ${unit}`}
              className="locator-label locator-label-ring"
              data-travel-unit={unit}
              style={{
                left: '50%',
                top: `${(50 + (100 * radiusOf(count, unit)) / grain / HEIGHT).toFixed(1)}%`,
              }}
            >
              {count} {unit}
            </span>
          )),
        )}
      </div>
    </div>
  );
}

type LocatorLabelProps = { kind: 'town' | 'course'; text: string; at: PlanePoint; side: 'left' | 'right' };

function LocatorLabel({ kind, text, at: [x, y], side }: LocatorLabelProps) {
  return (
    <span
      className={kind === 'town' ? 'locator-label' : 'locator-label locator-label-course'}
      data-side={side}
      style={{ left: `${((100 * x) / WIDTH).toFixed(1)}%`, top: `${((100 * y) / HEIGHT).toFixed(1)}%` }}
    >
      <bdi>{text}</bdi>
    </span>
  );
}

function Rings({ reach, grain }: { reach: typeof NEAR; grain: number }) {
  return travelUnits.map((unit) => (
    <g key={unit} data-travel-unit={unit}>
      {ringsOf(reach)[unit].map((count) => (
        <circle
          key={count}
          className="locator-ring"
          cx={WIDTH / 2}
          cy={HEIGHT / 2}
          r={Math.round(radiusOf(count, unit) / grain)}
        />
      ))}
    </g>
  ));
}

const ringsOf = (reach: typeof NEAR) => RINGS[reach === NEAR ? 'near' : 'far'];
/** Metres. */
const radiusOf = (count: number, unit: TravelUnit) => count * TRAVEL_UNITS[unit].metres;

function placeNeighbour({ distance, bearing }: NearbyGolfCourse, grain: number): PlanePoint {
  const angle = (bearing * Math.PI) / 180;
  return [
    Math.round(WIDTH / 2 + (Math.sin(angle) * distance) / grain),
    Math.round(HEIGHT / 2 - (Math.cos(angle) * distance) / grain),
  ];
}

const dotsAt = (points: readonly PlanePoint[]) => points.map(([x, y]) => `M${x} ${y}h0`).join('');

type Neighbour = { course: NearbyGolfCourse; at: PlanePoint };

/** Towns have room on a phone, too; neighbours' names only on wider screens. */
function labelsOf(
  surroundings: Surroundings | null,
  neighbours: readonly Neighbour[],
  box: Box,
  grain: number,
) {
  const pin: Box = {
    left: WIDTH / 2 - 12,
    right: WIDTH / 2 + 24,
    top: HEIGHT / 2 - 34,
    bottom: HEIGHT / 2 + 6,
  };
  const names = neighbours.map(({ course, at }) => ({
    text: shorten(course.name_latin ?? course.name),
    at,
    dot: dotBox(at),
  }));
  const taken = [pin, ...names.map(({ dot }) => dot)];
  const dots = (surroundings?.towns ?? []).map(({ name, at: [x, y] }) => ({
    text: name,
    at: [Math.round((x - box.left) / grain), Math.round((y - box.top) / grain)] as PlanePoint,
  }));
  const size = { width: WIDTH, height: HEIGHT };
  const towns = placeLabels(dots, TOWNS, taken, { ...size, pixel: NARROW_PIXEL });
  const named = placeLabels(names, NAMED_NEIGHBOURS, taken, { ...size, pixel: WIDE_PIXEL });
  return { towns, named };
}

const DOT = 5;
const dotBox = ([x, y]: PlanePoint): Box => ({
  left: x - DOT,
  right: x + DOT,
  top: y - DOT,
  bottom: y + DOT,
});

function shorten(name: string): string {
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}
