import type { Sandbox } from '#testing/sandbox.ts';

export type BenchOptions = {
  /** Of the invented world; growth is measured at ten times as many. */
  courses: number;
  /** A published dataset with this many courses; built if missing. */
  dataDir: (courses: number) => string;
  rounds: number;
  /** For each server in each round. */
  milliseconds: number;
  /** Of a tab that a round is played in. */
  kills: number;
  /** Of the synthetic OpenStreetMap extract. */
  extractMegabytes: number;
};

export type Suite = {
  /** On the command line, and in the section's mark. */
  name: string;
  title: string;
  /** Gives the section's text as markdown, without heading. Under five minutes. */
  measure: (sandbox: Sandbox, options: BenchOptions) => string | Promise<string>;
};
