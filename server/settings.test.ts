import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readSettings, SettingsError, settingNames } from './settings.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README lists exactly the settings that are read', () => {
  const section = /^## Settings$([\s\S]*?)^## /m.exec(readme)?.[1] ?? '';
  const listed = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(listed.toSorted(), [...settingNames].toSorted());
});

test('the defaults are those that the README names', () => {
  const settings = readSettings({});
  for (const [name, value] of [
    ['PORT', settings.port],
    ['SITE_NAME', settings.siteName],
    ['DATA_DIR', `\`${settings.dataDir}\``],
    ['RATE_LIMIT_PER_SECOND', settings.rateLimitPerSecond],
    ['TRUSTED_PROXY_HOPS', settings.trustedProxyHops],
    ['WEBSITE', settings.hasWebsite ? 'on' : 'off'],
    ['RENDERS_PER_SECOND', settings.rendersPerSecond],
    ['DATASET_POLL_SECONDS', settings.datasetPollSeconds],
    ['LOG_LEVEL', settings.logLevel],
  ] as const) {
    assert.ok(readme.includes(`| \`${name}\` | ${value} |`), name);
  }
});

test('the poll interval may be a fraction of a second', () => {
  assert.equal(readSettings({ DATASET_POLL_SECONDS: '2.5' }).datasetPollSeconds, 2.5);
  for (const wrong of ['0', '0.05', '3601', '1e3', '-1']) {
    assert.throws(
      () => readSettings({ DATASET_POLL_SECONDS: wrong }),
      /^SettingsError: .*DATASET_POLL_SECONDS/s,
    );
  }
});

test('a number out of bounds is refused, and the bounds are named', () => {
  assert.throws(() => readSettings({ TRUSTED_PROXY_HOPS: '21' }), /TRUSTED_PROXY_HOPS must be from 0 to 20/);
  assert.throws(() => readSettings({ MAX_CONNECTIONS: '0' }), /MAX_CONNECTIONS must be from 1 to 1000000/);
  assert.throws(() => readSettings({ PORT: '65536' }), /PORT must be from 0 to 65535/);
});

test('an empty variable is one that is not set', () => {
  assert.deepEqual(readSettings({ PORT: '', HOST: '', SITE_URL: '' }), readSettings({}));
});

test('a setting that cannot be used is refused with its name and value', () => {
  assert.throws(
    () => readSettings({ PORT: 'http', LOG_LEVEL: 'loud' }),
    (error) =>
      error instanceof SettingsError &&
      /^PORT: .*"http"/m.test(error.message) &&
      /^LOG_LEVEL: .*"loud"/m.test(error.message),
  );
});
