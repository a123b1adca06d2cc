// npm test: the whole check, from a fresh clone. A failed step doesn't stop the others; the last line counts.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBasemap } from './setup/basemap.mjs';
import { ensureDemoDataset } from './setup/demo-dataset.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root } from './setup/root.mjs';
import { run } from './setup/run.mjs';
import { say } from './setup/say.mjs';
import { ensureSiteBuild } from './setup/site-build.mjs';
import { ensureSystemPackages } from './setup/system-packages.mjs';

/** A folder of its own, so that the operator's dataset stays as it is. */
const E2E_DATA_DIR = '.cache/e2e-data';

// Each test file runs in a process of its own: what Node compiles for one is kept for the others.
process.env.NODE_COMPILE_CACHE = join(root, '.cache/compiled');

await Promise.all([ensureSystemPackages(), ensurePackages()]);

// Types of an earlier build or dev run may name pages that are gone.
for (const types of ['.next/types', '.next/dev']) rmSync(join(root, types), { recursive: true, force: true });

const counts = { passed: 0, failed: 0 };
// Each further checker works most types out again. One leaves the second core to the other two, and takes half the
// processor time.
const quietly = { quiet: true };
await Promise.all([
  step('Types (tsc)', 'tsc', ['--noEmit', '--checkers', '1'], quietly),
  step('Lint and format (biome)', 'biome', ['check', '--error-on-warnings', '.'], quietly),
  step('Unused code and packages (knip)', 'knip', [], quietly),
]);
await step('Unit and contract tests (node --test)', 'node', [
  '--test',
  '--import=./test/same-examples.ts',
  '--test-concurrency=3',
  '--test-reporter=spec',
  '**/*.test.ts',
]);
await step(
  'The README, walked as written (node --test)',
  'node',
  ['--test', '--test-reporter=spec', 'test/readme.walk.ts'],
  { env: { WALK_TAKES_HOME: '1' } },
);
// Nothing to do after a whole walk.
await Promise.all([ensureSiteBuild(), ensureBasemap().then(() => ensureDemoDataset(E2E_DATA_DIR))]);
await step('Journeys in a browser (playwright)', 'playwright', ['test'], { env: { E2E_DATA_DIR } });

process.stdout.write(`\ntotal: ${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);

async function step(title, command, args, options = {}) {
  say(title);
  const started = Date.now();
  const { code, output } = await run(command, args, options);
  const { passed, failed } = countTests(output);
  counts.passed += passed;
  // A step that fails without a failing test (a type error, a crash) counts as one.
  counts.failed += code === 0 ? failed : Math.max(1, failed);
  say(`${title}: ${code === 0 ? 'fine' : 'FAILED'} after ${Math.round((Date.now() - started) / 1000)} s`);
}

function countTests(output) {
  const total = (pattern) =>
    [...output.matchAll(pattern)].reduce((sum, [, number]) => sum + Number(number), 0);
  return {
    passed: total(/^ℹ pass (\d+)$/gm) + total(/^\s+(\d+) passed \(/gm),
    failed: total(/^ℹ fail (\d+)$/gm) + total(/^\s+(\d+) failed$/gm),
  };
}
