import { endpointSuite } from './api/endpoint-suite.ts';
import { growthSuite } from './api/growth-suite.ts';
import { startSuite } from './api/start-suite.ts';
import { builderSuite } from './builder/builder-suite.ts';
import { inventionSuite } from './builder/invention-suite.ts';
import { lighthouseSuite } from './lighthouse/lighthouse-suite.ts';
import { mapSuite } from './map/map-suite.ts';
import { nearestSuite } from './nearest/nearest-suite.ts';
import { cachedPagesSuite } from './pages/cached-pages-suite.ts';
import { renderSuite } from './pages/render-suite.ts';
import type { Suite } from './suite.ts';
import { tileSuite } from './tiles/tile-suite.ts';

/** Every suite, in the order in which `npm run bench` runs them. */
export const suites: readonly Suite[] = [
  startSuite,
  builderSuite,
  inventionSuite,
  endpointSuite,
  growthSuite,
  nearestSuite,
  tileSuite,
  mapSuite,
  cachedPagesSuite,
  renderSuite,
  lighthouseSuite,
];
