import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectRoot, startServer } from '#testing/server-process.ts';
import { becomesTrue } from '#testing/until.ts';
import type { Drill, Finding } from './drill.ts';
import { describeFailures, startSteadyLoad } from './steady-load.ts';

const COURSES = 100;
const SECONDS_TO_NOTICE = 20;

type Week = {
  name: string;
  /** The text of its list. */
  list: string;
  /** Courses of the edition that's shown afterwards. */
  shown: number;
  /** The last line of what the operator is sent; empty if all is well. */
  mail: RegExp;
  options?: readonly string[];
};

/** A good edition, a damaged source, and fewer courses, which the operator then accepts. */
const weeks: readonly Week[] = [
  { name: 'a good edition', list: listOf(COURSES + 1), shown: COURSES + 1, mail: /^$/ },
  {
    name: 'a source that’s cut off',
    list: listOf(COURSES + 1).slice(0, 3000),
    shown: COURSES + 1,
    mail: /nothing was published/,
  },
  {
    name: '6 of 101 courses gone',
    list: listOf(COURSES - 5),
    shown: COURSES + 1,
    mail: /would disappear.*nothing was published/,
  },
  {
    name: 'the same, accepted for one run',
    list: listOf(COURSES - 5),
    shown: COURSES - 5,
    mail: /^$/,
    options: ['--retire-vanished', '6', '--accept-losses'],
  },
];

/** Visitors never notice that an edition fails; the operator reads why in one line, by the units of `deploy/`. */
export const weeksPassByTheClock: Drill = {
  name: 'weeks',
  title: 'Rebuilt by the clock, with a damaged source and lost courses',
  seconds: 0,
  boundSeconds: 300,
  async run(sandbox) {
    const { folder } = sandbox;
    const dataDir = join(folder, 'data');
    writeFileSync(join(folder, 'sources'), 'courses list.courses.ndjson\n');
    await rebuild(folder, { list: listOf(COURSES) });
    const { port, stop } = await startServer(sandbox, { environment: { DATA_DIR: dataDir } });
    let shown = 0;
    const { failures, stop: stopAsking } = startSteadyLoad(sandbox, {
      port,
      clients: 4,
      targets: [{ path: '/v2/golfs?limit=1' }, { path: '/v2/search/golfs?q=oak' }],
      check({ status, body }) {
        if (status !== 200) return `status ${status}`;
        const { query, golfs } = JSON.parse(body).data;
        if (query.q === undefined) shown = golfs.total;
        return null;
      },
    });
    const findings: Finding[] = [];
    for (const week of weeks) {
      const failedBefore = failures.length;
      const mail = await rebuild(folder, week);
      const isShown = await becomesTrue(() => shown === week.shown, SECONDS_TO_NOTICE);
      const reason = mail.trim().split('\n').at(-1)!;
      findings.push({
        promised: `${week.name}: visitors see ${week.shown} courses and no failure, the operator ${week.mail.test('') ? 'hears nothing' : 'reads why in the last line of a mail'}`,
        measured: `${shown} courses, ${describeFailures(failures.slice(failedBefore))}; ${reason === '' ? 'no mail' : `“${reason}”`}`,
        holds: isShown && failures.length === failedBefore && week.mail.test(reason),
      });
    }
    await stopAsking();
    await stop();
    return findings;
  },
};

/** Runs the command of the build's unit, and if it fails that of the alert's. Returns what the operator is sent. */
async function rebuild(
  folder: string,
  { list, options = [] }: Pick<Week, 'list' | 'options'>,
): Promise<string> {
  writeFileSync(join(folder, 'list.courses.ndjson'), list);
  const [, command = ''] = startOf('fairway-atlas-build.service').split('bin/node ');
  const words = command
    .replaceAll('%%', '%')
    .replace('/etc/fairway-atlas/sources', join(folder, 'sources'))
    .replace('$BUILD_OPTIONS', '')
    .trim()
    .split(/\s+/);
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  const build = spawn(process.execPath, [...words, ...options], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log = await text(build.stderr);
  if ((build.exitCode ?? (await once(build, 'exit'))[0]) === 0) return '';
  const [, alert = ''] = /\| (eval .*)'$/.exec(startOf('fairway-atlas-alert@.service')) ?? [];
  const mailing = spawn('/bin/sh', ['-c', alert], { env: { ...process.env, ALERT_COMMAND: 'cat' } });
  mailing.stdin.end(log);
  return text(mailing.stdout);
}

function startOf(unit: string): string {
  const text = readFileSync(join(projectRoot, 'deploy', unit), 'utf8').replaceAll(/\\\n\s*/g, '');
  return /^ExecStart=(.*)$/m.exec(text)?.[1] ?? '';
}

/** Courses in rows, each with a name of its own. */
function listOf(count: number): string {
  const trees = 'Oak Elm Ash Fir Yew Bay Fig Box Nut Pea'.split(' ');
  const places = 'Hill Moor Dale Wood Field Bridge Brook Lane Mill Heath Ford'.split(' ');
  const courses = Array.from({ length: count }, (_, number) => {
    const [column, row] = [number % trees.length, Math.floor(number / trees.length)];
    return {
      source_id: `drill:${number}`,
      name: `${trees[column]} ${places[row]}`,
      latitude: 38 + column / 5,
      longitude: Number((row / 20 - 8).toFixed(2)),
      country_code: 'PT',
    };
  });
  return courses.map((course) => `${JSON.stringify(course)}\n`).join('');
}
