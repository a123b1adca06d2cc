// npm run release: makes everything in a release except the image, in .cache/release.
// Without --dry-run the checkout has to be clean and at the tag of the version that package.json names.
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { makeRelease, readVersion } from './release/make-release.ts';
import { root } from './setup/root.mjs';
import { fail } from './setup/say.mjs';

const isDryRun = process.argv.includes('--dry-run');
const version = readVersion();
if (!isDryRun) {
  const tag = git('tag', '--points-at', 'HEAD').split('\n');
  if (!tag.includes(`v${version}`))
    fail(`HEAD isn't tagged v${version}: git tag v${version}, or use --dry-run.`);
  if (git('status', '--porcelain') !== '')
    fail('Some files differ from the tag: commit them first, or use --dry-run.');
}
try {
  for (const file of makeRelease()) console.log(relative(process.cwd(), file));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
}
