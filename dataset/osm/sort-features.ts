import type { Position } from '#lib/contract/geometry.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import { disjointSets } from '../disjoint-sets.ts';
import type { Finding } from '../finding.ts';
import { pointOf } from '../geometry/area.ts';
import { indexBoxes } from '../geometry/box-index.ts';
import { normalizeArea } from '../geometry/normalize-area.ts';
import type { BytesPlace, NamelessFile } from '../nameless-file.ts';
import { doJob } from '../workers/do-job.ts';
import type { FeatureLines } from './extract/feature-lines.ts';
import { findNeighbourhoods, type Neighbourhoods } from './neighbourhoods.ts';
import { compareOsmIds, type OsmFeature, UNITS_A_DEGREE } from './osm-feature.ts';
import type { LeftOut } from './rules/find-courses.ts';
import { classify } from './rules/golf-kind.ts';
import { isLandscape } from './rules/parts/place-hazards.ts';
import { NEARBY_METRES } from './rules/waters/nearby-waters.ts';
import type { Batch, LinesOfBatch, SortedBatch } from './sort-batch.ts';

/** Some megabytes of text: enough to keep a thread busy for half a second. */
const FEATURES_A_BATCH = 4000;
/** Features that are sorted sooner than a worker starts. */
const SMALL = 20_000;

export type SortedFeatures = {
  /** Ordered by their first source ids. */
  courses: { head: CourseHead; details: BytesPlace }[];
  /** Findings about objects in no course. */
  findings: Finding[];
  counts: LeftOut;
};

/** `newest`: indexes by id, each object once. */
type Features = { lines: FeatureLines; newest: Uint32Array };

type SortedResult = Omit<SortedBatch, 'courses'> & Pick<SortedFeatures, 'courses'>;

type Sorting = {
  golf: Features;
  surroundings: Features;
  /** What's drawn around courses, from farther off. */
  waters: Features;
  /** The file to write details into. */
  details: NamelessFile;
  extractTimestamp: string | null;
  onProgress: (done: number, total: number) => void;
};

/** Neighbourhood by neighbourhood, on all cores: rules don't look further than a kilometre. */
export async function sortFeatures(sorting: Sorting): Promise<SortedFeatures> {
  const { golf, surroundings, waters, details, extractTimestamp, onProgress } = sorting;
  const total = golf.newest.length;
  const batches = toBatches(golf, surroundings, waters, extractTimestamp);
  const results: SortedResult[] = [];
  let done = 0;
  for await (const { courses, ...result } of doJob('sortBatch', batches, { small: total < SMALL })) {
    const placed = courses.map(({ head, details: json }) => ({ head, details: details.append(json) }));
    results.push({ ...result, courses: placed });
    done += result.features;
    onProgress(done, total);
  }
  return joined(results);
}

/** Whole neighbourhoods each; features are in the order of their ids. */
function* toBatches(
  golf: Features,
  surroundings: Features,
  waters: Features,
  extractTimestamp: string | null,
): Generator<Batch> {
  const watersNear = nearSites(golf, waters);
  const near = findNeighbourhoods(golf.newest, golf.lines.columns().boxes);
  const { of, around } = joinByWater(near, surroundings);
  const golfOf = grouped(golf.newest, (i) => of(near.groupOf[i]!), near.count);
  const aroundOf = grouped(around.items, around.groupOf, near.count);
  for (let group = 0; group < near.count; ) {
    const [golfIndexes, aroundIndexes]: [number[], number[]] = [[], []];
    for (; group < near.count && golfIndexes.length < FEATURES_A_BATCH; group++) {
      golfIndexes.push(...golfOf(group));
      aroundIndexes.push(...aroundOf(group));
    }
    yield {
      golf: linesOf(golf.lines, golfIndexes),
      surroundings: linesOf(surroundings.lines, aroundIndexes),
      waters: linesOf(waters.lines, watersNear(golfIndexes)),
      extractTimestamp,
    };
  }
}

/** The waters that may be drawn around the courses and holes among golf. */
function nearSites(golf: Features, waters: Features): (golfIndexes: number[]) => number[] {
  const index = indexBoxes([...waters.newest], waters.lines.box);
  const { isSite } = golf.lines.columns();
  return (golfIndexes) =>
    golfIndexes
      .filter((each) => isSite[each])
      .flatMap((each) => index.near(golf.lines.box(each), NEARBY_METRES));
}

type Groups = {
  /** The joined group of a neighbourhood, by its number. */
  of(group: number): number;
  /** Objects of the surroundings, once for each group that they belong to, and these groups. */
  around: { items: Uint32Array; groupOf: (i: number) => number };
};

/**
 * A pond belongs to every hole that it touches, so the neighbourhoods around it are sorted together. A river or a
 * coast is sorted with each of them: only its part there counts.
 */
function joinByWater(near: Neighbourhoods, { lines, newest }: Features): Groups {
  const sets = disjointSets(near.count);
  const { boxes } = lines.columns();
  const [items, groups]: [number[], number[]] = [[], []];
  for (const feature of newest) {
    const box = boxes.subarray(4 * feature, 4 * feature + 4);
    const { groups: own, isLong } = groupsOf(lines.read(feature), near, box);
    if (!isLong) for (const other of own.slice(1)) sets.join(own[0]!, other);
    for (const group of isLong ? own : own.slice(0, 1)) {
      items.push(feature);
      groups.push(group);
    }
  }
  const of = (group: number) => sets.find(group);
  const found = onceEach(items, groups.map(of));
  return { of, around: { items: found.items, groupOf: (i) => found.groups[i]! } };
}

/** Neighbourhoods that were joined have a river once. */
function onceEach(items: number[], groups: number[]): { items: Uint32Array; groups: Uint32Array } {
  const isFirst = (i: number) => {
    for (let k = i - 1; k >= 0 && items[k] === items[i]; k--) if (groups[k] === groups[i]) return false;
    return true;
  };
  const kept = [...items.keys()].filter(isFirst);
  return {
    items: Uint32Array.from(kept, (i) => items[i]!),
    groups: Uint32Array.from(kept, (i) => groups[i]!),
  };
}

/** The groups that a feature goes to. A wood goes to the one around its middle; what's long goes to all that it passes, and joins none. */
function groupsOf(
  { tags, geometry }: OsmFeature,
  near: Neighbourhoods,
  box: Int32Array,
): { groups: number[]; isLong: boolean } {
  const whole = (groups: number[]) => ({ groups, isLong: false });
  const along = (places: readonly Position[]) => ({
    groups: [...new Set(places.flatMap((at) => near.near(boxAt(at))))],
    isLong: true,
  });
  const { kind } = classify(tags);
  if (kind === null) return whole([]);
  if (kind === 'trees') {
    const group = near.at(...pointOf(geometry));
    return whole(group === null ? [] : [group]);
  }
  if (geometry.type === 'LineString') return along(geometry.coordinates);
  const groups = near.near(box);
  if (geometry.type === 'Point') return whole(groups);
  // Its damage still has to be noted somewhere.
  if (groups.length === 0) return whole([0]);
  const { area } = normalizeArea(geometry);
  if (area === null) return whole(groups.slice(0, 1));
  if (!isLandscape({ tags }, area)) return whole(groups);
  const shore = along(area.type === 'Polygon' ? area.coordinates.flat() : area.coordinates.flat(2));
  return shore.groups.length > 0 ? shore : whole(groups.slice(0, 1));
}

/** A box around a position, in ten-millionths of a degree. */
function boxAt([lon, lat]: Position): [number, number, number, number] {
  const [x, y] = [Math.round(lon * UNITS_A_DEGREE), Math.round(lat * UNITS_A_DEGREE)];
  return [x, y, x, y];
}

/** Gives the items of a group, in their order. */
function grouped(
  items: Uint32Array,
  groupOf: (i: number) => number,
  count: number,
): (group: number) => Uint32Array {
  const starts = new Uint32Array(count + 2);
  for (let i = 0; i < items.length; i++) starts[groupOf(i) + 1]! += 1;
  for (let group = 0; group <= count; group++) starts[group + 1]! += starts[group]!;
  const next = starts.slice();
  const sorted = new Uint32Array(items.length);
  for (let i = 0; i < items.length; i++) sorted[next[groupOf(i)]!++] = items[i]!;
  return (group) => sorted.subarray(starts[group], starts[group + 1]);
}

function linesOf(lines: FeatureLines, indexes: number[]): LinesOfBatch {
  const { keys, offsets, lengths } = lines.columns();
  // A river may be in several neighbourhoods.
  const sorted = [...new Set(indexes)].sort((a, b) => keys[a]! - keys[b]!);
  return {
    file: lines.file,
    offsets: Float64Array.from(sorted, (index) => offsets[index]!),
    lengths: Uint32Array.from(sorted, (index) => lengths[index]!),
  };
}

function joined(results: readonly SortedResult[]): SortedFeatures {
  const courses = results
    .flatMap((result) => result.courses)
    .sort((a, b) => compareOsmIds(a.head.sourceIds[0]!, b.head.sourceIds[0]!));
  const remarks = results
    .flatMap((result) => result.remarks)
    .sort((a, b) => a.rule - b.rule || a.key - b.key);
  const sum = (key: keyof LeftOut) => results.reduce((total, { counts }) => total + counts[key], 0);
  return {
    courses,
    findings: saidOnce(remarks.map(({ finding }) => finding)),
    counts: { rejected: sum('rejected'), damaged: sum('damaged') },
  };
}

/** Leaves out repetitions: a river or a lake may be in several batches, and a key that we don't use is reported once. */
function saidOnce(findings: readonly Finding[]): Finding[] {
  const said = new Map<string, Finding>();
  for (const finding of findings) {
    const { rule, place, value } = finding;
    const key = JSON.stringify(rule === 'golf-key-unused' ? [rule, value] : [rule, place, value]);
    if (!said.has(key)) said.set(key, finding);
  }
  return [...said.values()];
}
