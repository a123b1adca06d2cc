import { join } from 'node:path';
import { after } from 'node:test';
import { serveCurrentDataset } from '#server/store/current-dataset.ts';
import { openSandbox } from './sandbox.ts';
import { publishFixtureDataset } from './write-fixture-dataset.ts';

/** Follows data directories under one folder, as a server does, until the test file ends. */
export function followFixtures() {
  const sandbox = openSandbox();
  after(sandbox.clear);

  function open(dataDir: string, now?: () => number) {
    const errors: string[] = [];
    const opened: string[] = [];
    const log = {
      info: (details: object) => opened.push((details as { version: string }).version),
      error: (details: object) => errors.push(JSON.stringify(details)),
    };
    const follower = serveCurrentDataset(dataDir, log, now);
    sandbox.onEnd(() => follower.close());
    return { follower, errors, opened };
  }

  /** A new directory, with a dataset of `count` courses if that's not 0. */
  function follow(name: string, count = 0, now?: () => number) {
    const dataDir = join(sandbox.folder, name);
    const version = count > 0 ? publishFixtureDataset(dataDir, count) : null;
    return { dataDir, version, ...open(dataDir, now) };
  }

  return { root: sandbox.folder, follow, open };
}
