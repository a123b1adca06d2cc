import type { Random } from '../random.ts';
import { distance, type MeasuredLine, pointAlong, type Ring, ringArea, stepFrom, type XY } from './plane.ts';

type BlobForm = {
  area: number;
  vertices: number;
  /** Length divided by width, 1 or more. */
  stretch: number;
  /** How far the edge swings, 0 to about 0.25. */
  unrest: number;
  /** Radians from east. */
  direction: number;
};

const WAVES = [2, 3, 5];
/** The angles of each vertex, times `count`. */
type Turns = { count: number; cos: Float64Array; sin: Float64Array };
const turnsByVertices = new Map<number, Turns & { waves: Turns[] }>();

function turnsOf(vertices: number): Turns & { waves: Turns[] } {
  let turns = turnsByVertices.get(vertices);
  if (!turns) {
    const times = (count: number) => {
      const angles = Float64Array.from({ length: vertices }, (_, i) => (2 * Math.PI * i * count) / vertices);
      return { count, cos: angles.map(Math.cos), sin: angles.map(Math.sin) };
    };
    turns = { ...times(1), waves: WAVES.map(times) };
    turnsByVertices.set(vertices, turns);
  }
  return turns;
}

/**
 * Exactly the area given (square metres): an ellipse whose radius swings in waves. Every ray from the centre
 * meets its edge once, so it never crosses itself.
 */
export function blob(centre: XY, form: BlobForm, random: Random): Ring {
  const { cos, sin, waves } = turnsOf(form.vertices);
  const swings = waves.map((wave) => {
    const height = (form.unrest * random.between(0.4, 1)) / Math.sqrt(wave.count - 1);
    const phase = random.between(0, 2 * Math.PI);
    // height · cos(count · angle + phase), written as a sum.
    return { wave, ahead: height * Math.cos(phase), aside: height * Math.sin(phase) };
  });
  const east = Math.cos(form.direction);
  const north = Math.sin(form.direction);
  const ring: [x: number, y: number][] = [];
  for (let i = 0; i < form.vertices; i++) {
    let radius = 1;
    for (const { wave, ahead, aside } of swings) radius += ahead * wave.cos[i]! - aside * wave.sin[i]!;
    const along = radius * form.stretch * cos[i]!;
    const across = radius * sin[i]!;
    ring.push([along * east - across * north, along * north + across * east]);
  }
  const scale = Math.sqrt(form.area / ringArea(ring));
  for (const point of ring) {
    point[0] = centre[0] + point[0] * scale;
    point[1] = centre[1] + point[1] * scale;
  }
  return ring;
}

/** Metres from centre to edge in a direction (radians), by the nearest vertex. */
export function radiusTowards(ring: Ring, centre: XY, angle: number): number {
  let best = 0;
  let bestCos = Number.NEGATIVE_INFINITY;
  const [east, north] = [Math.cos(angle), Math.sin(angle)];
  for (const point of ring) {
    const away = distance(centre, point);
    const cos = ((point[0] - centre[0]) * east + (point[1] - centre[1]) * north) / away;
    if (cos > bestCos) {
      bestCos = cos;
      best = away;
    }
  }
  return best;
}

type RibbonForm = {
  from: number;
  to: number;
  /** How far it is to the left of the line. */
  offset: number;
  halfWidth: number;
  steps: number;
  /** How much the width swings, 0 to about 0.3. */
  unrest: number;
};

/** A ring with rounded ends and gently swinging edges: a fairway, a long pond, a wood. */
export function ribbon(line: MeasuredLine, form: RibbonForm, random: Random): Ring {
  const left: XY[] = [];
  const right: XY[] = [];
  const phases = [random.between(0, 6.28), random.between(0, 6.28)];
  const swings = random.between(0.9, 1.8);
  const isPlain = form.offset === 0 && form.halfWidth > LEAST_PLAIN && form.halfWidth < MOST_PLAIN;
  const along = isPlain ? pointAlong : gentlyAlong;
  for (let i = 0; i <= form.steps; i++) {
    // Steps are closer at the ends, where the edge bends most.
    const share = (1 - Math.cos((Math.PI * i) / form.steps)) / 2;
    const { point, direction } = along(line, form.from + (form.to - form.from) * share);
    const fromMiddle = (2 * share - 1) ** 2;
    const end = Math.sqrt(Math.max(0, 1 - fromMiddle * fromMiddle * fromMiddle));
    const width = (phase: number) =>
      form.halfWidth * end * (1 + form.unrest * Math.sin(phase + share * swings * 2 * Math.PI));
    if (i === 0 || i === form.steps) right.push(stepFrom(point, direction, 0, form.offset));
    else {
      left.push(stepFrom(point, direction, 0, form.offset + width(phases[0]!)));
      right.push(stepFrom(point, direction, 0, form.offset - width(phases[1]!)));
    }
  }
  return right.concat(left.reverse());
}

const LEAST_PLAIN = 8;
const MOST_PLAIN = 24;

/** A direction is the mean over this far before and after the point. */
const BLUR_METRES = 22;

/** Like pointAlong with a blurred direction, so that a band next to a bend doesn't fold. */
function gentlyAlong(line: MeasuredLine, metres: number): { point: XY; direction: XY } {
  const from = pointAlong(line, metres - BLUR_METRES).point;
  const to = pointAlong(line, metres + BLUR_METRES).point;
  const { point } = pointAlong(line, metres);
  const length = distance(from, to);
  return { point, direction: [(to[0] - from[0]) / length, (to[1] - from[1]) / length] };
}

/** Metres; the length runs in the direction given. */
export function rectangle(centre: XY, direction: XY, length: number, width: number): Ring {
  const [along, across] = [length / 2, width / 2];
  return [
    stepFrom(centre, direction, -along, -across),
    stepFrom(centre, direction, along, -across),
    stepFrom(centre, direction, along, across),
    stepFrom(centre, direction, -along, across),
  ];
}
