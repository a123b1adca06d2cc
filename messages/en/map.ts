import type { GroundKind } from '#lib/golf/surfaces.ts';
import { parts } from '../grammar.ts';
import { holeName } from './golf.ts';

export const mapTexts = {
  mapOf: (name: string) => `Map of ${name}`,
  open: 'Open the map',
  moreSources: (count: number) => (count === 1 ? '1 more source' : `${count} more sources`),
  loading: 'Loading the map…',
  lost: 'The map was interrupted and will be back shortly.',
  noWebgl: 'This browser doesn’t support WebGL, so you’re seeing a static plan.',
  failed: 'We couldn’t load the map, so you’re seeing a static plan. Reload the page to try again.',
};

export const courseMapTexts = {
  hole: holeName,
  previous: 'Previous hole',
  next: 'Next hole',
  wholeCourse: 'Show the whole course',
  facts: { par: 'Par', index: 'Index', length: 'Length', elevation: 'Elevation', direction: 'Direction' },
  parByLength: (par: number) => `${par} by its length`,
  level: 'level',
  climbs: <Height>(height: Height) => parts`climbs ${height}`,
  drops: <Height>(height: Height) => parts`drops ${height}`,
  measured: <Length>(fromTee: Length, toGreen: Length) =>
    parts`${fromTee} from the tee, ${toGreen} to the green`,
  clear: 'Clear',
  measureHint: 'Click or tap the hole to measure from there.',
  fromTheTee: 'From the tee',
  reach: 'Reach',
  carry: 'Carry',
  sideView: (tee: string, green: string) =>
    `Side view: tee at ${tee} metres, green at ${green} metres above sea level`,
  ends: <Height>(tee: Height, green: Height) => parts`Tee ${tee}, green ${green} above sea level`,
  place: <Value>(length: Value, height: Value) =>
    parts`${length} from the tee, about ${height} above sea level`,
  legend: 'Legend',
  linesOfPlay: 'Lines of play',
};

/** What the map's legend calls the ground; kinds of one name are switched together, null isn't in the legend. */
export const legendNames = {
  green: 'Greens',
  fairway: 'Fairways',
  tee: 'Tees',
  bunker: 'Bunkers and waste areas',
  waste: 'Bunkers and waste areas',
  water: 'Water',
  trees: 'Woods',
  rough: 'Rough',
  path: 'Paths',
  range: null,
  clubhouse: null,
  outline: null,
  bounds: null,
} satisfies Record<GroundKind, string | null>;
