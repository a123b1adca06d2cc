import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { MANIFEST_FILE } from '#lib/dataset-file/manifest.ts';
import { buildTiny } from '../fixtures/build-tiny.ts';
import { buildOptions } from './build.ts';
import { demoOptions } from './demo.ts';
import { infoOptions } from './info.ts';
import { helpText, runCommand } from './run-command.ts';

async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'commands-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** What it wrote to both outputs, and its exit code. */
async function run(argv: string[], env: Record<string, string> = {}) {
  const written = { out: '', error: '' };
  const code = await runCommand(argv, {
    env,
    stdout: {
      write: (text) => {
        written.out += text;
      },
    },
    stderr: {
      write: (text) => {
        written.error += text;
      },
    },
  });
  return { code, ...written };
}

test('--help explains every command and option and exits with 0', async () => {
  const { code, out } = await run(['--help']);
  assert.equal(code, 0);
  for (const word of ['build', 'demo', 'verify', 'info', 'list', 'rollback', '--osm', '--out', 'DATA_DIR']) {
    assert.ok(out.includes(word), word);
  }
  assert.equal((await run(['help'])).out, out);
});

test('a command with --help explains itself alone', async () => {
  const build = (await run(['build', '--help'])).out;
  for (const word of ['build --osm FILE…', '--elevation', '--allow-rejects', '--out DIR']) {
    assert.ok(build.includes(word), word);
  }
  assert.ok(!build.includes('--seed') && !build.includes('rollback'));
  const rollback = (await run(['rollback', '--help'])).out;
  assert.match(rollback, /^Usage: .*rollback \[OPTIONS\]\n\n {2}rollback .*\n\n {2}--out DIR .*\n$/);
});

test('--help lists exactly the options that each command takes', () => {
  const taken = { build: buildOptions, demo: demoOptions, info: infoOptions };
  for (const [command, options] of Object.entries(taken)) {
    const [section = ''] = new RegExp(`^  ${command} [^]*?(?=^  [a-z-]|^\\n)`, 'm').exec(helpText) ?? [];
    const listed = [...section.matchAll(/^ {6}--([a-z-]+)/gm)].map(([, name]) => name);
    assert.deepEqual(
      listed.toSorted(),
      Object.keys(options)
        .filter((name) => name !== 'out')
        .toSorted(),
    );
  }
});

test('wrong usage gets an explanation that points to --help, and exit code 2', async () => {
  const cases: [string[], RegExp][] = [
    [['bild'], /there is no command 'bild'/],
    [['toString'], /there is no command 'toString'/],
    [['build'], /build needs at least one/],
    [['demo', '--corses', '5'], /Unknown option '--corses'/],
    [['demo', '--courses', 'many'], /--courses needs a whole number of at least 1, not 'many'/],
    [['demo', '--courses', '0'], /--courses needs/],
    [['demo', '--seed', '1.5'], /--seed needs/],
    [['verify', 'a.sqlite', 'b.sqlite'], /only one FILE at a time/],
    [['list', 'x'], /Unexpected argument 'x'/],
  ];
  for (const [argv, sentence] of cases) {
    const { code, out, error } = await run(argv);
    assert.equal(code, 2, argv.join(' '));
    assert.match(error, sentence);
    assert.match(error, /^Wrong usage: [^\n]+--help' explains every command\.\n$/);
    assert.equal(out, '');
  }
});

test('a data directory without a dataset gets an explanation, and exit code 1', async (t) => {
  const folder = await temporaryFolder(t);
  for (const directory of [folder, join(folder, 'nowhere')]) {
    for (const command of ['verify', 'info', 'rollback']) {
      const { code, error } = await run([command, '--out', directory]);
      assert.equal(code, 1);
      assert.match(error, /^\n?Nothing is published in [^\n]+\.\n$/);
    }
  }
  const { code, out } = await run(['list'], { DATA_DIR: join(folder, 'nowhere') });
  assert.deepEqual([code, out], [0, `No dataset in ${join(folder, 'nowhere')}.\n`]);
});

test('files that aren’t datasets get an explanation, and exit code 1', async (t) => {
  const folder = await temporaryFolder(t);
  const text = join(folder, 'text.sqlite');
  await writeFile(text, 'not a database, but longer than the header of one: '.repeat(20));
  const cases: [string, RegExp][] = [
    [join(folder, 'missing.sqlite'), /does not exist\.\n$/],
    [text, /is not a SQLite file that can be read\.\n$/],
    [folder, /is not a SQLite file that can be read\.\n$/],
  ];
  for (const [file, sentence] of cases) {
    const { code, error } = await run(['info', file]);
    assert.equal(code, 1);
    assert.match(error, sentence);
  }
  await writeFile(join(folder, MANIFEST_FILE), '{"version": "x"}');
  const { code, error } = await run(['list', '--out', folder]);
  assert.equal(code, 1);
  assert.match(error, /is not a dataset manifest: version: /);
});

test('missing sources get an explanation', async (t) => {
  const folder = await temporaryFolder(t);
  const build = (...args: string[]) => run(['build', '--out', folder, '--osm', 'missing.osm.pbf', ...args]);
  assert.equal((await build()).error.split('\n').at(-2), "There's no file missing.osm.pbf.");
  const elevation = join(folder, 'tiles');
  assert.match((await build('--elevation', elevation)).error, /^\nThere's no elevation folder .*tiles\.\n$/);
});

test('every file is opened before the first extract is read, and nothing is left behind', async (t) => {
  const folder = await temporaryFolder(t);
  const out = join(folder, 'new', 'data');
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const extract = await write('broken.osm.pbf', 'x');
  const cases: [args: string[], sentence: RegExp][] = [
    [['--courses', await write('a.ndjson', 'name,latitude\n')], /a\.ndjson:1: not a JSON object/],
    [
      ['--courses', await write('b.ndjson', '{"source_id":"x:1","latitude":"51.5","longitude":"0.1"}\n')],
      /b\.ndjson: none of the lines is a course.*are text, not numbers/,
    ],
    [['--scorecards', await write('c.ndjson', '[]\n')], /c\.ndjson:1: not a JSON object/],
    [['--reviews', await write('d.csv', 'course,stars\n')], /d\.csv:1: no column member, rating, date/],
    [[], /broken\.osm\.pbf/],
    [['--scorecards', join(folder, 'nowhere.ndjson')], /nowhere\.ndjson: there is no such file/],
  ];
  for (const [args, sentence] of cases) {
    const { code, error } = await run(['build', '--out', out, '--osm', extract, ...args]);
    assert.equal(code, 1);
    assert.match(error, sentence);
    assert.ok(!existsSync(join(folder, 'new')), 'a folder was left behind');
  }
});

test('a data directory that is a file gets an explanation', async (t) => {
  const folder = await temporaryFolder(t);
  const file = join(folder, 'data');
  await writeFile(file, '');
  const { code, error } = await run(['demo', '--courses', '1', '--out', file]);
  assert.equal(code, 1);
  assert.match(error, /data: something else is already there; the published dataset hasn't changed\.\n$/);
});

test('a published dataset is listed, described and verified', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildTiny(folder);
  const list = await run(['list', '--out', folder]);
  assert.match(list.out, new RegExp(`${manifest.version} .* published\n`));
  const info = await run(['info', '--out', folder]);
  assert.match(info.out, /\nholes +64\n/);
  assert.match(info.out, /\nplaces +GeoNames +CC-BY-4\.0 +6 +6 +0\n/);
  const course = await run(['info', '--course', 'penina', '--out', folder]);
  assert.match(course.out, /Penina +golf_id 1/);
  assert.match(course.out, /slope-out-of-range +nulled +way\/12 +200/);
  const unknown = await run(['info', '--course', 'nowhere', '--out', folder]);
  assert.deepEqual(
    [unknown.code, unknown.error],
    [1, "\nNo course in this dataset has the slug 'nowhere'.\n"],
  );
  const verified = await run(['verify', join(folder, manifest.file)]);
  assert.equal(verified.code, 0);
  assert.match(verified.out, /: all checks passed \(/);
});

test('a dataset with changed bytes fails verification, with exit code 1 and a list', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildTiny(folder);
  const bytes = await readFile(join(folder, manifest.file), 'latin1');
  const damaged = join(folder, 'damaged.sqlite');
  await writeFile(damaged, bytes.replaceAll('"slug":"vanua-links"', '"slug":"vanua-lynx!"'), 'latin1');
  const { code, out, error } = await run(['verify', damaged]);
  assert.equal(code, 1);
  assert.match(out, /^Course 3: the list row is not that of the profile\.\nCourse 3: the summary is not /m);
  assert.equal(out.match(/^Course 3: /gm)?.length, 3);
  assert.match(error, /can't be trusted: 3 failed checks\.\n$/);
});

test('info --rule lists each finding with its source, place and value', async (t) => {
  const folder = await temporaryFolder(t);
  const { tallies } = await buildTiny(folder);
  const found = tallies.flatMap(({ findings }) => findings);
  const { code, out } = await run(['info', '--rule', 'all', '--csv', '--out', folder]);
  assert.equal(code, 0);
  const [header, ...lines] = out.trimEnd().split('\r\n');
  assert.equal(header, 'rule,action,source,where,value,course');
  assert.ok(lines.length >= found.length && found.length > 0);
  for (const { rule, action, source, place } of found) {
    const beginning = `${rule},${action},${source},${place},`;
    assert.ok(
      lines.some((line) => line.startsWith(beginning)),
      beginning,
    );
  }
  const one = await run(['info', '--rule', found[0]!.rule, '--out', folder]);
  assert.match(one.out, /^rule +action +source +where +value +course/);
  assert.equal((await run(['info', '--csv', '--out', folder])).code, 2);
  const none = await run(['info', '--rule', 'no-such-rule', '--out', folder]);
  assert.equal(none.code, 1);
  assert.match(none.error, /no finding of the rule 'no-such-rule'; its findings are of .*[a-z]/);
});

test('each of a hundred damaged files gets an explanation', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildTiny(folder);
  const path = join(folder, manifest.file);
  const whole = await readFile(path);
  for (let seed = 1; seed <= 100; seed++) {
    const damaged = Buffer.from(whole);
    // Knuth's multiplier spreads the places over the file: a byte changed, a run of zeros, or the end cut off.
    const at = (seed * 2_654_435_761) % whole.length;
    if (seed % 3 === 0) damaged.fill(0xff, at, at + 64);
    else damaged[at] = damaged[at]! ^ (1 << (seed % 8));
    await writeFile(path, seed % 10 === 0 ? damaged.subarray(0, at) : damaged);
    const { code, out, error } = await run(['verify', '--out', folder]);
    assert.equal(code, 1, `seed ${seed}`);
    assert.match(out, /^[^\n]+ is damaged: its SHA-256 begins with [0-9a-f]{16}, not with its version\.\n$/);
    assert.match(error, /can't be trusted/);
  }
});

test('a damaged file under another name is refused with an explanation', async (t) => {
  const folder = await temporaryFolder(t);
  const { manifest } = await buildTiny(folder);
  const bytes = await readFile(join(folder, manifest.file));
  const path = join(folder, 'copy.sqlite');
  await writeFile(path, bytes.fill(0xff, 8192));
  const { code, error } = await run(['verify', path]);
  assert.equal(code, 1);
  assert.match(error, /copy\.sqlite (is damaged|is not a|isn't a|can't be trusted)/);
});

test('an invented world never replaces a real dataset', async (t) => {
  const folder = await temporaryFolder(t);
  await mkdir(folder, { recursive: true });
  await buildTiny(folder, 1, undefined, 'real');
  const { code, error } = await run(['demo', '--courses', '1', '--out', folder]);
  assert.equal(code, 1);
  assert.match(error, /holds a dataset of real courses: choose another directory/);
});

test('tiles lists the cells of the published edition, a line each', async (t) => {
  const folder = await temporaryFolder(t);
  await buildTiny(folder);
  const { code, out } = await run(['tiles', '--out', folder]);
  assert.equal(code, 0);
  const lines = out.trim().split('\n');
  assert.ok(lines.length > 0);
  for (const line of lines) assert.match(line, /^[NS]\d{2}_[EW]\d{3}\t[1-9]\d*\t[1-9]\d*$/);
});
