import { join } from 'node:path';
import { after } from 'node:test';
import { type FollowerOptions, followDataset } from '#server/store/dataset-follower.ts';
import { openSandbox } from './sandbox.ts';
import { publishFixtureDataset } from './write-fixture-dataset.ts';

/** Follows data directories under one folder, as a server does, until the test file ends. */
export function followFixtures() {
  const sandbox = openSandbox();
  after(sandbox.clear);

  function open(dataDir: string, options: FollowerOptions = {}) {
    const errors: string[] = [];
    const opened: string[] = [];
    const log = {
      info: (details: object) => opened.push((details as { version: string }).version),
      error: (details: object) => errors.push(JSON.stringify(details)),
    };
    const follower = followDataset(dataDir, log, options);
    sandbox.onEnd(() => follower.close());
    return { follower, errors, opened };
  }

  /** A new directory, with a dataset of `count` courses if that's not 0. */
  function follow(name: string, count = 0, options: FollowerOptions = {}) {
    const dataDir = join(sandbox.folder, name);
    const version = count > 0 ? publishFixtureDataset(dataDir, count) : null;
    return { dataDir, version, ...open(dataDir, options) };
  }

  return { root: sandbox.folder, follow, open };
}
