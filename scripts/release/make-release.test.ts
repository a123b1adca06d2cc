import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, test } from 'node:test';
import { openSandbox } from '#testing/sandbox.ts';
import { root } from '../setup/root.mjs';
import { makeRelease, readVersion } from './make-release.ts';
import { IMAGE, MCP_NAME } from './mcp-server.ts';

const sandbox = openSandbox();
after(sandbox.clear);
const version = readVersion();
const files = makeRelease(join(sandbox.folder, 'release'));
const textOf = (name: string) => readFileSync(join(sandbox.folder, 'release', name), 'utf8');

test('a release is the client, the API’s document, the entry for the MCP registry, and notes', () => {
  assert.deepEqual(
    files.map((file) => basename(file)),
    [`fairway-atlas-client-${version}.tgz`, 'openapi.json', 'server.json', 'release-notes.md'],
  );
  assert.ok(textOf('release-notes.md').length > 500);
  assert.equal(textOf('openapi.json'), readFileSync(join(root, 'docs/openapi.json'), 'utf8'));
});

test('the client’s tarball has its code, types, licence and example, and nothing else', () => {
  const listed = execFileSync('tar', ['tzf', files[0]!], { encoding: 'utf8' }).trim().split('\n');
  const names = listed.map((name) => name.replace('package/', ''));
  for (const name of ['package.json', 'LICENSE', 'README.md', 'client.d.ts', 'api/client.js']) {
    assert.ok(names.includes(name), name);
  }
  assert.deepEqual(
    names.filter(
      (name) => !/^(package\.json|LICENSE|README\.md|client\.d\.ts|(api|contract)\/[a-z-]+\.js)$/.test(name),
    ),
    [],
  );
});

test('the MCP registry gets the image of this version, under the name in its label', () => {
  const server = JSON.parse(textOf('server.json'));
  assert.equal(server.version, version);
  assert.equal(server.packages[0].identifier, `${IMAGE}:${version}`);
  assert.ok(server.description.length <= 100);
  assert.match(server.repository.url, /^https:\/\/github\.com\/[^/]+\/[^/.]+$/);
  const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
  assert.ok(dockerfile.includes(`LABEL io.modelcontextprotocol.server.name="${MCP_NAME}"`));
});

test('the workflow that a tag starts checks, pushes that image for two kinds of processor, and attaches these files', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  for (const part of [
    '.ci/run',
    '--platform linux/amd64,linux/arm64',
    '--provenance=mode=max',
    '--sbom=true',
    IMAGE,
  ]) {
    assert.ok(workflow.includes(part), part);
  }
  assert.match(workflow, /npm run release\n/);
  assert.match(workflow, /gh release create .*\.cache\/release\/\*/);
});
