import KDBush from 'kdbush';

/** Places on a flat world, 0 to 1 each way, y down. */
export type Places = { xs: Float64Array; ys: Float64Array };

/** The courses and clusters of one zoom. In typed arrays, because V8 visits every object when it collects garbage. */
type Items = Places & {
  /** How many courses: 1 for one on its own. */
  counts: Uint32Array;
  /** A course's own, or one that no other cluster has. */
  ids: Uint32Array;
  /** Of a cluster: the zoom at which it splits up. */
  expands: Uint8Array;
};

export type ZoomLevel = Items & {
  /** Places in these arrays of all that's in a box. */
  within: (box: { west: number; north: number; east: number; south: number }) => number[];
  /** At most `radius` from a place, as a share of the world, into `found`; returns how many there are. */
  near: (x: number, y: number, radius: number, found: Uint32Array) => number;
};

/**
 * Levels by zoom, the last with all courses on their own. From the closest zoom to the farthest, each course or cluster
 * takes in what is closer than `radius` (a share of the world, at zoom 0) and isn't taken yet, and moves to the middle of
 * its courses, as in Mapbox's Supercluster. All take 0.12 s at 35,000 courses.
 */
export function* clusterCourses(
  places: Places,
  { ids, radius, lastZoom }: { ids: Uint32Array; radius: number; lastZoom: number },
): Generator<void, ZoomLevel[], void> {
  const length = ids.length;
  const levels: ZoomLevel[] = [];
  let level = openLevel({
    ...places,
    ids,
    counts: new Uint32Array(length).fill(1),
    expands: new Uint8Array(length),
  });
  levels[lastZoom + 1] = level;
  for (let zoom = lastZoom; zoom >= 0; zoom--) {
    yield;
    const clustered = yield* clusterLevel(level, radius / 2 ** zoom, zoom);
    yield;
    if (clustered.ids.length < level.ids.length) level = openLevel(clustered);
    levels[zoom] = level;
  }
  return levels;
}

function openLevel(items: Items): ZoomLevel {
  const { xs, ys } = items;
  const tree = new KDBush(xs.length);
  for (let item = 0; item < xs.length; item++) tree.add(xs[item]!, ys[item]!);
  tree.finish();
  return {
    ...items,
    within: ({ west, north, east, south }) => tree.range(west, north, east, south),
    near: (x, y, radius, found) => tree.withinInto(x, y, radius, found),
  };
}

const ITEMS_A_STEP = 8192;

function* clusterLevel(level: ZoomLevel, radius: number, zoom: number): Generator<void, Items, void> {
  const { length } = level.ids;
  const next: Items = {
    xs: new Float64Array(length),
    ys: new Float64Array(length),
    counts: new Uint32Array(length),
    ids: new Uint32Array(length),
    expands: new Uint8Array(length),
  };
  const isTaken = new Uint8Array(length);
  const nearby = new Uint32Array(length);
  let made = 0;
  for (let item = 0; item < length; item++) {
    if (item % ITEMS_A_STEP === ITEMS_A_STEP - 1) yield;
    if (isTaken[item]) continue;
    isTaken[item] = 1;
    const [x, y, own] = [level.xs[item]!, level.ys[item]!, level.counts[item]!];
    let [sumX, sumY, count] = [x * own, y * own, own];
    const found = level.near(x, y, radius, nearby);
    for (let at = 0; at < found; at++) {
      const other = nearby[at]!;
      if (isTaken[other]) continue;
      isTaken[other] = 1;
      const others = level.counts[other]!;
      sumX += level.xs[other]! * others;
      sumY += level.ys[other]! * others;
      count += others;
    }
    const isNew = count > own;
    next.xs[made] = isNew ? sumX / count : x;
    next.ys[made] = isNew ? sumY / count : y;
    next.counts[made] = count;
    next.ids[made] = isNew ? item * 32 + zoom + 1 : level.ids[item]!;
    next.expands[made] = isNew ? zoom + 1 : level.expands[item]!;
    made++;
  }
  return {
    xs: next.xs.slice(0, made),
    ys: next.ys.slice(0, made),
    counts: next.counts.slice(0, made),
    ids: next.ids.slice(0, made),
    expands: next.expands.slice(0, made),
  };
}
