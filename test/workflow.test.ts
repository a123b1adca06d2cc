import assert from 'node:assert/strict';
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { helpText } from '#dataset/commands/run-command.ts';
import { root } from './source-files.ts';

type Step = { uses?: string; run?: string };
type Workflow = {
  on: Record<string, unknown>;
  permissions: unknown;
  jobs: Record<string, { permissions?: unknown; steps: Step[] }>;
};

const readWorkflow = (name: string) =>
  parse(readFileSync(join(root, '.github/workflows', name), 'utf8')) as Workflow;
const workflow = readWorkflow('check.yml');
const stepsOf = (job: string) => workflow.jobs[job]?.steps ?? [];
const all = [workflow, readWorkflow('release.yml')];

test('pushes and pull requests run the script that CI runs everywhere else', () => {
  assert.ok('push' in workflow.on && 'pull_request' in workflow.on);
  assert.ok(stepsOf('check').some(({ run }) => run === '.ci/run'));
  accessSync(join(root, '.ci/run'), constants.X_OK);
});

test('the schedule builds a public extract by its address, with a command that the builder has', () => {
  assert.ok('schedule' in workflow.on);
  const commands = stepsOf('extract')
    .flatMap(({ run = '' }) => run.split(' && '))
    .filter((command) => command.startsWith('npm run dataset -- '))
    .map((command) => command.replace('npm run dataset -- ', ''));
  assert.ok(commands.some((command) => /^build --osm https:\/\/\S+\.osm\.pbf$/.test(command)));
  for (const command of commands) assert.match(helpText, new RegExp(`^  ${command.split(' ')[0]} `, 'm'));
});

test('jobs may only read the repository, unless they publish a release; actions are named by commits, which can’t be moved', () => {
  for (const { permissions } of all) assert.deepEqual(permissions, { contents: 'read' });
  for (const { permissions } of Object.values(workflow.jobs)) assert.equal(permissions, undefined);
  const used = all.flatMap(({ jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? [])),
  );
  assert.ok(used.length > 0);
  for (const action of used) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});

test('a version is released from its tag, after the whole check', () => {
  const { on, jobs } = all[1]!;
  assert.deepEqual(on, { push: { tags: ['v*'] } });
  assert.ok(jobs.check!.steps.some(({ run }) => run === '.ci/run'));
});
