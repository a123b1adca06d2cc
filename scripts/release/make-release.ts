import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packClient } from '../client/client-package.ts';
import { root } from '../setup/root.mjs';
import { mcpServer } from './mcp-server.ts';
import { releaseNotes } from './release-notes.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

export function readVersion(): string {
  return JSON.parse(read('package.json')).version;
}

/**
 * Writes the client's tarball, the API's document, the MCP registry's `server.json` and the release notes into
 * `folder`, and returns their paths. Throws if the changelog or CITATION.cff has another version.
 */
export function makeRelease(folder = join(root, '.cache/release')): string[] {
  const version = readVersion();
  const notes = releaseNotes(read('CHANGELOG.md'), version);
  if (!read('CITATION.cff').split('\n').includes(`version: ${version}`)) {
    throw new Error(`CITATION.cff doesn't say "version: ${version}", as package.json does.`);
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { repository } = JSON.parse(read('package.json'));
  const server = mcpServer({ version, repository: repository.url.replace(/^git\+|\.git$/g, '') });
  const workshop = join(folder, 'client');
  mkdirSync(workshop);
  const packed = packClient(workshop);
  const client = join(folder, basename(packed));
  copyFileSync(packed, client);
  rmSync(workshop, { recursive: true });
  return [
    client,
    write(folder, 'openapi.json', read('docs/openapi.json')),
    write(folder, 'server.json', `${JSON.stringify(server, null, 2)}\n`),
    write(folder, 'release-notes.md', notes),
  ];
}

function write(folder: string, name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
