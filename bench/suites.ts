import type { Suite } from './suite.ts';
import { builderSuite } from './suites/builder.ts';
import { endpointSuite } from './suites/endpoints.ts';
import { growthSuite } from './suites/growth.ts';
import { holesSuite } from './suites/holes.ts';
import { inventionSuite } from './suites/invention.ts';
import { lighthouseSuite } from './suites/lighthouse.ts';
import { mapSuite } from './suites/map.ts';
import { namesSuite } from './suites/names.ts';
import { cachedPagesSuite } from './suites/pages.ts';
import { playSuite } from './suites/play.ts';
import { renderSuite } from './suites/render.ts';
import { searchSuite } from './suites/search.ts';
import { startSuite } from './suites/start.ts';
import { tileSuite } from './suites/tiles.ts';
import { worldSuite } from './suites/world.ts';

export const suites: readonly Suite[] = [
  startSuite,
  builderSuite,
  worldSuite,
  inventionSuite,
  endpointSuite,
  growthSuite,
  searchSuite,
  holesSuite,
  namesSuite,
  tileSuite,
  mapSuite,
  playSuite,
  cachedPagesSuite,
  renderSuite,
  lighthouseSuite,
];
