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

const workflow = parse(readFileSync(join(root, '.github/workflows/check.yml'), 'utf8')) as Workflow;
const stepsOf = (job: string) => workflow.jobs[job]?.steps ?? [];
const allSteps = Object.values(workflow.jobs).flatMap(({ steps }) => steps);

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

test('jobs may only read the repository, and run actions at a commit that cannot be moved', () => {
  assert.deepEqual(workflow.permissions, { contents: 'read' });
  for (const job of Object.values(workflow.jobs)) assert.equal(job.permissions, undefined);
  const used = allSteps.flatMap(({ uses }) => uses ?? []);
  assert.ok(used.length > 0);
  for (const action of used) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
});
