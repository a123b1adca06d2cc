import type { Finding } from './finding.ts';

/** What came in from one source and what became of it. */
export type SourceTally = {
  /** 'osm', 'elevation', 'scorecards', 'courses', 'reviews', 'places', 'demo'. */
  key: string;
  itemsRead: number;
  itemsKept: number;
  /** Damaged or contradictory: more than 2 % of these stop the build. What is neither kept nor rejected was left out. */
  itemsRejected: number;
  /** Findings that belong to no course of the dataset; the others travel with their course's details. */
  findings: Finding[];
};
