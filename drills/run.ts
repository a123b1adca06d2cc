import { parseArgs } from 'node:util';
import { currentLoad, markdownTable, provenance, writeSection } from '#bench/report.ts';
import { ensureSiteBuild } from '#scripts/setup/site-build.mjs';
import { cachedDemoWorld } from '#testing/demo-world.ts';
import { type Drill, type Finding, runDrill } from './drill.ts';
import { drills } from './drills.ts';

const usage = `npm run drill -- NAME… | all [--data DIR] [--seconds N]
Drills: ${drills.map(({ name }) => name).join(', ')}.
Each writes what it found into bench/RESULTS.md. Exits with 1 if a promise didn't hold.
  --data DIR    the directory of a published dataset; without it, an invented world of 2,000 courses is made
  --seconds N   how long load is kept up, instead of each drill's own time`;

const COURSES = 2000;

/** `npm run drill`: each drill named on the command line reports into its section. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    seconds: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const chosen = positionals.includes('all') ? drills : drills.filter(({ name }) => positionals.includes(name));
const unknown = positionals.find((name) => name !== 'all' && !drills.some((drill) => drill.name === name));
if (values.help || unknown !== undefined || chosen.length === 0) {
  console.error(unknown === undefined ? usage : `There is no drill "${unknown}".\n${usage}`);
  process.exit(values.help ? 0 : 2);
}
await ensureSiteBuild();
const dataDir = values.data ?? cachedDemoWorld(COURSES);
let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopped = true;
  });
}
for (const drill of chosen) {
  if (isStopped) break;
  const findings = await perform(drill);
  if (!findings.every(({ holds }) => holds)) process.exitCode = 1;
}
process.exit();

async function perform(drill: Drill): Promise<Finding[]> {
  const { name, title } = drill;
  const loadBefore = currentLoad();
  console.error(`${title} (load ${loadBefore})`);
  const seconds = values.seconds === undefined ? drill.seconds : Number(values.seconds);
  const findings = await runDrill(drill, { dataDir, seconds, isQuick: false }).catch(toFinding);
  const rows = findings.map(({ promised, measured, holds }) => [
    promised,
    measured,
    holds ? 'yes' : '**no**',
  ]);
  const table = markdownTable(['promised', 'measured', 'holds'], rows);
  const text = `${provenance(`drill -- ${name}`, loadBefore)}\n\n${table}`;
  writeSection({ name: `drill ${name}`, title, text });
  console.log(`\n### ${title}\n\n${text}\n`);
  return findings;
}

/** A drill that was cut short hasn't shown that its promises hold. */
function toFinding(error: unknown): Finding[] {
  console.error(error);
  const reason = error instanceof Error ? error.message : String(error);
  return [{ promised: 'the drill finishes', measured: reason, holds: false }];
}
