import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { buildOptions } from '#dataset/commands/build.ts';
import { root } from '#test/source-files.ts';

const units = globSync('deploy/*.{service,timer}', { cwd: root });
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Lines that end in a backslash go on in the next. */
const lines = (path: string) =>
  read(path)
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');

test('every timer starts a service that is there, even after a night when the machine was off', () => {
  const timers = units.filter((unit) => unit.endsWith('.timer'));
  assert.ok(timers.length >= 2);
  for (const timer of timers) {
    assert.ok(existsSync(join(root, timer.replace('.timer', '.service'))), timer);
    assert.ok(lines(timer).includes('Persistent=true'), timer);
  }
});

test('the operator hears of a failed build, and of a failed backup', () => {
  for (const unit of ['deploy/fairway-atlas-build.service', 'deploy/fairway-atlas-ids.service'])
    assert.ok(lines(unit).includes('OnFailure=fairway-atlas-alert@%n.service'), unit);
  assert.match(read('deploy/fairway-atlas-build.service'), / \$BUILD_OPTIONS$/m);
  const alert = read('deploy/fairway-atlas-alert@.service');
  assert.match(alert, /^Environment=ALERT_UNIT=%i$/m);
  assert.match(alert, /^ExecStart=.*journalctl --unit "\$ALERT_UNIT" .* eval "\$ALERT_COMMAND"'$/m);
});

const operations = read('docs/operations.md');

test('every unit that an operator is asked to start, stop or reload exists', () => {
  const named = [...operations.matchAll(/\bsystemctl ([^&\n`]*)/g)]
    .flatMap(([, words = '']) => words.match(/fairway-atlas[@.\w-]*/g) ?? [])
    .map((unit) => unit.replace(/@.*/, '@'));
  assert.ok(named.length > 20);
  for (const unit of named)
    assert.ok(units.includes(`deploy/${unit}`) || units.includes(`deploy/${unit}.service`), unit);
});

test('an upgrade brings all of nginx’s files but those that an operator edits', () => {
  const [, words = ''] = /^rsync -r (.*) deploy\/nginx\.conf deploy\/nginx /m.exec(operations)!;
  const kept = [...words.matchAll(/--exclude (\S+)/g)].map(([, file]) => file);
  assert.deepEqual(kept, ['instances.conf', 'listen.conf']);
  for (const file of kept) assert.ok(existsSync(join(root, 'deploy/nginx', file!)), file);
});

test('the distribution’s nginx is off before ours is enabled', () => {
  const off = operations.indexOf('systemctl disable --now nginx');
  assert.ok(off > 0 && off < operations.indexOf('systemctl enable --now fairway-atlas@3001'));
});

test('an update that starts the distribution’s nginx doesn’t stop the site’s', () => {
  assert.ok(!lines('deploy/fairway-atlas-nginx.service').some((line) => line.startsWith('Conflicts=')));
});

test('nginx checks its files before it reads them again', () => {
  const [check, reload] = lines('deploy/fairway-atlas-nginx.service').filter((line) =>
    line.startsWith('ExecReload='),
  );
  assert.match(check ?? '', /nginx -t .*-c \/etc\/fairway-atlas\/nginx\.conf$/);
  assert.match(reload ?? '', /kill -HUP/);
});

/** The words of a command that are options of `build`; systemd writes % twice. */
function optionsOf(words: readonly string[]): string[] {
  return words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
}

test('the clock builds with options that the builder has, and never accepts losses by itself', () => {
  const start = lines('deploy/fairway-atlas-build.service').find((line) => line.startsWith('ExecStart='))!;
  const [, afterBuild = ''] = start.split(' build ');
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  for (const options of [optionsOf(afterBuild.split(/\s+/)), optionsOf(services.rebuild.command)]) {
    assert.ok(options.includes('sources') && options.includes('retire-vanished'));
    for (const option of options) assert.ok(Object.hasOwn(buildOptions, option), option);
    assert.ok(!options.includes('accept-losses'));
  }
});

test('of the containers, only the one that rebuilds by the clock reaches the internet to build', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  assert.equal(services.builder.network_mode, 'none');
  assert.deepEqual(services.rebuild.networks, ['outside']);
  assert.deepEqual(services.rebuild.profiles, ['rebuild']);
  assert.equal(services.rebuild.read_only, true);
});
