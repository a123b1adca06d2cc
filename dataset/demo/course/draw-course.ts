import { type CourseDetails, nothingKnown } from '../../course/course-in-progress.ts';
import type { OsmFeature, OsmTags } from '../../osm/osm-feature.ts';
import { findCourses } from '../../osm/rules/find-courses.ts';
import { toCardsAndTeeboxes } from '../../sources/cards-and-teeboxes.ts';
import { suitsPar } from '../../validate/par-rules.ts';
import { type Random, randomOf } from '../random.ts';
import { drawClubTags } from './club-tags.ts';
import type { CourseSpec } from './course-spec.ts';
import { drawReviews } from './draw-reviews.ts';
import { drawGrounds } from './grounds.ts';
import type { Drawn } from './grow-hole.ts';
import { drawArea, drawHeights, drawLengths, drawPars } from './holes.ts';
import { type Layout, layCourse } from './layout.ts';
import { drawLoops, groupByLoop, type Loop } from './loops.ts';
import { lineLength, type Ring, toPositions } from './plane.ts';
import { type CardHole, printCards } from './print-cards.ts';
import { drawStyle, STYLES, type StyleName } from './style.ts';
import { drawTeeSets } from './tee-sets.ts';

/** When the rules of this world were settled, in seconds since 1970. */
const UPDATED_AT = Date.UTC(2026, 10, 27) / 1000;

/** Draws a course as OpenStreetMap has it, with its cards, and reads both by the builder's own rules. */
export function drawCourse(spec: CourseSpec): CourseDetails {
  const random = (purpose: number) => randomOf(spec.seed, spec.index, purpose);
  const { town } = spec.site;
  const styleName = drawStyle(town, random(1));
  const clubTags = drawClubTags(spec, town, styleName, random(3));
  const drawn = spec.isUntraced ? null : drawHoles(spec, clubTags, styleName, random);
  const features = drawn?.features ?? [pointOf(spec, clubTags)];
  const isWild = ({ tags }: OsmFeature) => tags.golf === undefined && tags.leisure === undefined;
  const { courses } = findCourses({
    golf: features.filter((feature) => !isWild(feature)),
    surroundings: features.filter(isWild),
    waters: [],
    extractTimestamp: null,
  });
  const details = courses[0]?.details ?? nothingKnown();
  const heights = drawHeights(details.holes.length, town.elevation ?? 50, random(5));
  const known = details.holes.length - spec.holesWithoutElevation;
  return {
    ...details,
    ...toCardsAndTeeboxes(drawn?.cards ?? [], details.holes),
    holes: details.holes.map((hole, i) => ({ ...hole, heights: i < known ? heights[i]! : null })),
    reviewDistribution: drawReviews(random(4)),
    elevation: town.elevation,
    sources: ['demo'],
  };
}

type Draws = (purpose: number) => Random;

function drawHoles(spec: CourseSpec, clubTags: OsmTags, styleName: StyleName, random: Draws) {
  const isLinks = styleName === 'links';
  const loops = drawLoops(spec.holeCount, isLinks, spec.hasPracticeLoop, random(10));
  const parts = loops.map((loop, i) => drawLoop(loop, loops.length > 1, random(20 + i)));
  const main = parts.flatMap(({ pars }, i) => (loops[i]!.isPractice ? [] : pars));
  const layout = layCourse(
    {
      wings: parts.flatMap(({ wings }) => wings),
      areaSquareMetres: drawArea(main, random(11)),
      hasRange: spec.hasHazards && spec.holeCount >= 18 && !isLinks,
    },
    random(12),
  );
  const teeSets = drawTeeSets(spec.site.countryCode, random(13));
  const holes = drawCardHoles(spec, loops, layout, random(14));
  const hasCard = !spec.lacksPars || holes.some(({ isParUnknown }) => !isParUnknown);
  const cards = hasCard ? printCards(spec, loops, groupByLoop(loops, holes), teeSets, random(15)) : [];
  const drawn = drawGrounds(spec, { layout, loops, holes, teeSets, style: STYLES[styleName] }, random(16));
  const toFeature = featureMaker(spec);
  return {
    features: [toFeature({ tags: clubTags, rings: [layout.outline] }), ...drawn.map(toFeature)],
    cards,
  };
}

/** Practice holes are a third as long as par 3s. */
function drawLoop({ holes, wings, isPractice }: Loop, isFull: boolean, random: Random) {
  const pars = drawPars(holes, isFull, random);
  const lengths = drawLengths(pars, random).map((length) => (isPractice ? length / 2 : length));
  const all = pars.map((par, i) => ({ par, length: lengths[i]! }));
  return { pars, wings: wings.map((count) => all.splice(0, count)) };
}

/** Half of the differences between card and line are below 3 %, none is over 12. */
const DEVIATION = 0.0445;
const MOST_DEVIATION = 0.11;

function drawCardHoles(
  spec: CourseSpec,
  loops: readonly Loop[],
  { lines, pars }: Layout,
  random: Random,
): CardHole[] {
  const numbers = loops.flatMap(({ firstNumber, holes }) =>
    Array.from({ length: holes }, (_, i) => firstNumber + i),
  );
  const isCardless = spec.lacksPars && random.chance(0.5);
  const missing = isCardless ? lines.length : spec.lacksPars ? random.whole(1, 5) : 0;
  const unknown = new Set(random.shuffled(lines.map((_, i) => i)).slice(0, missing));
  return lines.map((line, i) => {
    const length = lineLength(line);
    const by = Math.min(MOST_DEVIATION, Math.abs(random.normal(0, DEVIATION)));
    // Longer and shorter in turn: a card that's always longer would be a slip of units.
    const off = spec.isCardUnlikeLines ? 1 + (i % 2 === 0 ? by : -by) : 1;
    const suits = [-1, 1].every((by) => suitsPar(pars[i]!, Math.round(length * off) + by, 'men'));
    return {
      number: numbers[i]!,
      par: pars[i]!,
      length,
      off: suits ? off : 1,
      isParUnknown: unknown.has(i),
    };
  });
}

function pointOf({ site }: CourseSpec, tags: OsmTags): OsmFeature {
  const geometry = { type: 'Point' as const, coordinates: site.position };
  return { id: 'demo:0000', version: 1, timestamp: UPDATED_AT, tags, geometry };
}

/** Ids count up in the order of drawing. */
function featureMaker({ site }: CourseSpec): (drawn: Drawn) => OsmFeature {
  const toPosition = toPositions(site.position);
  let drawn = 0;
  const closed = (ring: Ring) => [[...ring, ring[0]!].map(toPosition)];
  return (each) => ({
    id: `demo:${String(drawn++).padStart(4, '0')}`,
    version: 1,
    timestamp: UPDATED_AT,
    tags: each.tags,
    geometry:
      'rings' in each
        ? { type: 'MultiPolygon', coordinates: each.rings.map(closed) }
        : { type: 'LineString', coordinates: each.line.map(toPosition) },
  });
}
