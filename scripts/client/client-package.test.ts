import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { pagedOperations } from '#lib/api/client.ts';
import { contracts } from '#lib/contract/operations.ts';
import { openSandbox } from '#testing/sandbox.ts';
import { serveFixture } from '#testing/served-fixture.ts';
import { root } from '../setup/root.mjs';
import { packClient } from './client-package.ts';

const run = promisify(execFile);

test('every list of the contract that has pages can be read item by item', () => {
  const inPages = Object.entries(contracts).filter(([, contract]) => 'skip' in { ...Object(contract).query });
  assert.deepEqual(inPages.map(([id]) => id).sort(), [...pagedOperations].sort());
});

/** Prints what each call gave, as JSON. */
const PROGRAM = `
import { ApiError, createClient } from 'fairway-atlas-client';
const atlas = createClient({ baseUrl: process.argv[2] });
const slugs = [];
for await (const { slug } of atlas.each.listGolfCourses({ limit: 7 })) slugs.push(slug);
const inRegion = [];
for await (const { slug } of atlas.each.listRegionGolfCourses({ country: 'france', region: 'bretagne', limit: 3 }))
  inRegion.push(slug);
const profile = await atlas.getGolfCourseProfile({ slug: 'harbour-short-nine' });
const none = await atlas.getGolfCourseProfile({ slug: 'no-such-course' });
const failed = await atlas.listGolfCourses({ limit: 1000 }).catch((error) => error);
console.log(JSON.stringify({ slugs, inRegion, name: profile.name, none,
  failed: failed instanceof ApiError && [failed.status, failed.parameter] }));
`;

const TYPED = `
import { createClient, type GolfProfile } from 'fairway-atlas-client';
const atlas = createClient({ baseUrl: 'https://golf.example/v2' });
const profile: GolfProfile | null = await atlas.getGolfCourseProfile({ slug: 'elm-hill' });
const holes: number = profile?.holes.length ?? 0;
for await (const { slug, par } of atlas.each.listGolfCourses({ kind: 'course' })) console.log(slug.length + (par ?? holes));
for await (const hole of atlas.each.searchHoles({ par: 3 })) console.log(hole.course.slug satisfies string);
const text: string | null = await atlas.getGolfCourseMarkdown({ slug: 'elm-hill' });
// @ts-expect-error there is no such kind
await atlas.listGolfCourses({ kind: 'crazy' });
// @ts-expect-error the slug is missing
await atlas.getGolfCourseProfile({});
console.log(text);
`;

describe('the package fairway-atlas-client, installed from its tarball into an empty project', () => {
  // Five requests a second: a client that doesn't wait is refused.
  const fixture = serveFixture({ RATE_LIMIT_PER_SECOND: '5' });
  const sandbox = openSandbox();
  before(() => {
    const tarball = packClient(sandbox.folder);
    writeFileSync(join(sandbox.folder, 'package.json'), '{ "type": "module" }');
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
      cwd: sandbox.folder,
      stdio: 'pipe',
    });
  });
  after(() => sandbox.clear());

  test('reads records and pages in Node, and waits if it asks too fast', async () => {
    const program = join(sandbox.folder, 'program.mjs');
    writeFileSync(program, PROGRAM);
    const { stdout } = await run(process.execPath, [program, fixture.url('/v2')]);
    const said = JSON.parse(stdout);
    assert.equal(said.slugs.length, 60);
    assert.equal(new Set(said.slugs).size, 60);
    assert.ok(said.inRegion.length > 3);
    assert.deepEqual([said.name, said.none, said.failed], ['Harbour Short Nine', null, [400, 'limit']]);
  });

  test('runs the example of its README as written, but for the site’s address', async () => {
    const readme = readFileSync(join(sandbox.folder, 'node_modules/fairway-atlas-client/README.md'), 'utf8');
    const [, example = ''] = /```js\n([\s\S]+?)```/.exec(readme) ?? [];
    const program = join(sandbox.folder, 'example.mjs');
    const address = fixture.url('/v2');
    writeFileSync(
      program,
      `${example.replace('https://golf.example/v2', address)}\nconsole.log(course.name);`,
    );
    const { stdout } = await run(process.execPath, [program]);
    const lines = stdout.trim().split('\n');
    assert.equal(lines.at(-1), 'Harbour Short Nine');
    assert.ok(lines.length > 1);
  });

  test('has types for every record and call', async () => {
    writeFileSync(join(sandbox.folder, 'typed.mts'), TYPED);
    const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--types', ''];
    const checked = await run(join(root, 'node_modules/.bin/tsc'), [...options, 'typed.mts'], {
      cwd: sandbox.folder,
    }).catch((error) => error);
    assert.equal(checked.stdout, '');
  });
});
