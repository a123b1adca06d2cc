/** Seeded. */
export type Random = {
  /** Uniform in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  whole(low: number, high: number): number;
  /** A number at most three deviations from the mean. */
  normal(mean: number, deviation: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A key, in proportion to its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key;
  /** A new array. */
  shuffled<T>(items: readonly T[]): T[];
};

/** The same keys always draw the same numbers: sfc32 (Chris Doty-Humphrey), seeded with murmur3's finaliser. */
export function randomOf(...keys: readonly number[]): Random {
  let hash = 0x9e3779b9;
  const mixed = () => {
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  for (const key of keys) {
    hash = (mixed() + Math.imul(key | 0, 0x9e3779b1)) | 0;
    mixed();
  }
  let a = mixed();
  let b = mixed();
  let c = mixed();
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 8; i++) next();
  return drawsFrom(next);
}

function drawsFrom(next: () => number): Random {
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    normal(mean, deviation) {
      const z = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return mean + deviation * Math.max(-3, Math.min(3, z));
    },
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    weighted<Key extends string>(weights: Readonly<Record<Key, number>>) {
      const items = Object.entries(weights) as [Key, number][];
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return items.at(-1)![0];
    },
    shuffled<T>(items: readonly T[]): T[] {
      const made = [...items];
      for (let i = made.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [made[i], made[j]] = [made[j]!, made[i]!];
      }
      return made;
    },
  };
}

const SHARES = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1];

/** The least value, the 5th, 25th, 50th, 75th and 95th percentile, and the most. */
export type Percentiles = readonly number[];

/** The value that this share of cases is below, interpolated between percentiles. */
export function valueAt(percentiles: Percentiles, share: number): number {
  const above = SHARES.findIndex((each) => share <= each);
  const i = Math.max(1, above === -1 ? SHARES.length - 1 : above);
  const [from, to] = [percentiles[i - 1]!, percentiles[i]!];
  return from + ((to - from) * (share - SHARES[i - 1]!)) / (SHARES[i]! - SHARES[i - 1]!);
}
