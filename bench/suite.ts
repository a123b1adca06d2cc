import type { Sandbox } from '#testing/sandbox.ts';

/** What a run of the benchmarks is over, from the command line. */
export type BenchOptions = {
  /** Courses of the invented world that is served; ten times as many are the growth. */
  courses: number;
  /** The directory of a published dataset with so many courses; built when asked for and missing. */
  dataDir: (courses: number) => string;
  rounds: number;
  /** How long each server is asked in each round. */
  milliseconds: number;
  /** Size of the synthetic OpenStreetMap extract that the builder reads. */
  extractMegabytes: number;
};

/** Measurements that belong together: one section of `bench/RESULTS.md`. */
export type Suite = {
  /** What it is called on the command line, and the section's mark. */
  name: string;
  /** Heading of its section. */
  title: string;
  /** Measures, and gives the section's text as markdown, without heading. Under five minutes. */
  measure: (sandbox: Sandbox, options: BenchOptions) => string | Promise<string>;
};
