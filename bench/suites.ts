import type { Suite } from './suite.ts';
import { buildSuite } from './suites/build.ts';
import { endpointSuite } from './suites/endpoints.ts';
import { holesSuite } from './suites/holes.ts';
import { pagesSuite } from './suites/pages.ts';
import { searchSuite } from './suites/search.ts';
import { startSuite } from './suites/start.ts';

export const suites: readonly Suite[] = [
  startSuite,
  endpointSuite,
  pagesSuite,
  searchSuite,
  holesSuite,
  buildSuite,
];
