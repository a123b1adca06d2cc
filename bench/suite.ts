import type { Sandbox } from '#testing/sandbox.ts';

export type BenchOptions = {
  /** How many courses the invented world has. */
  courses: number;
  /** A published dataset with this many courses; built if missing. */
  dataDir: string;
  rounds: number;
  /** How long each server is measured in each round. */
  milliseconds: number;
};

/** A row of bench/RESULTS.md. */
export type Measurement = {
  what: string;
  measured: string;
  /** What we want; empty for a figure that only explains another. */
  mark: string;
  /** Whether the mark is reached; null without one. */
  holds: boolean | null;
};

export type Suite = {
  /** Its name on the command line, and in the section's mark. */
  name: string;
  title: string;
  measure: (sandbox: Sandbox, options: BenchOptions) => Measurement[] | Promise<Measurement[]>;
};

/** A figure that should be at most `most`, written with its unit and this many decimals. */
export function atMost(what: string, value: number, most: number, unit: string, decimals = 0): Measurement {
  const text = (number: number) =>
    `${number.toLocaleString('en', { maximumFractionDigits: decimals })} ${unit}`;
  return { what, measured: text(value), mark: `≤ ${text(most)}`, holds: value <= most };
}

/** A share of a floor or peer in the same run that should be at least `least`. */
export function atLeast(what: string, share: number, least: number): Measurement {
  const text = (number: number) => `${Math.round(number * 100)} %`;
  return { what, measured: text(share), mark: `≥ ${text(least)}`, holds: share >= least };
}

export function noted(what: string, measured: string): Measurement {
  return { what, measured, mark: '', holds: null };
}
