import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { samplePages } from '#testing/sample-pages.ts';
import { startServer } from '#testing/server-process.ts';
import { markdownTable, spreadOf } from '../report.ts';
import type { Suite } from '../suite.ts';

/**
 * Performance differs from load to load: pages whose first load isn't clearly good are loaded this many
 * times.
 */
const LOADS = 5;
const CLEARLY_GOOD = 98;
const WANTED = 'performance ≥ 95, all others 100';

export const lighthouseSuite: Suite = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile preset',
  async measure(sandbox, { courses, dataDir }) {
    ensureLighthouse();
    const site = await startServer(sandbox, { environment: { DATA_DIR: dataDir(courses) } });
    const rows: string[][] = [];
    for (const [name, path] of await listPages(site.origin)) {
      const url = site.origin + path;
      await fetch(url);
      const reports = [await runLighthouse(url)];
      if (reports[0]!.scores.performance < CLEARLY_GOOD)
        while (reports.length < LOADS) reports.push(await runLighthouse(url));
      rows.push(toRow(name, reports));
      console.error(`  ${rows.at(-1)!.join(' | ')}`);
      for (const line of shortcomings(reports[0]!)) console.error(`    ${line}`);
    }
    return [
      `Wanted: ${WANTED}. Every kind of page of the production server over ${courses.toLocaleString('en')} courses, by the ` +
        `package \`lighthouse\` in headless Chromium; ${LOADS} loads where the first is under ${CLEARLY_GOOD}: performance as ` +
        'the median with smallest and largest, the other categories as their smallest, times as medians.',
      markdownTable(['page', ...CATEGORIES, 'first paint', 'largest paint', 'blocked', 'shift'], rows),
    ].join('\n\n');
  },
};

async function listPages(origin: string): Promise<[name: string, path: string][]> {
  // Lighthouse refuses pages that are missing.
  const { 'missing page': _, ...pages } = await samplePages((path) => fetch(origin + path));
  const slug = pages.course!.split('/').at(-1)!;
  return Object.entries({
    ...pages,
    map: '/map',
    play: '/play',
    'play a course': `/play/${slug}`,
    legal: '/legal',
  });
}

function toRow(name: string, reports: readonly LighthouseReport[]): string[] {
  const scores = (category: (typeof CATEGORIES)[number]) =>
    spreadOf(reports.map((report) => report.scores[category]));
  const { median, min, max } = scores('performance');
  const value = (audit: string) =>
    spreadOf(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0)).median;
  return [
    name,
    `${median} (${min}–${max})`,
    ...CATEGORIES.slice(1).map((category) => String(scores(category).min)),
    `${(value('first-contentful-paint') / 1000).toFixed(1)} s`,
    `${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
    `${Math.round(value('total-blocking-time'))} ms`,
    value('cumulative-layout-shift').toFixed(3),
  ];
}

/** Audits that found something. */
function shortcomings({ audits }: LighthouseReport): string[] {
  return Object.entries(audits)
    .filter(([, { score }]) => score !== null && score < 0.9)
    .map(([id, { score, title, displayValue }]) => `${id} ${score}: ${title} ${displayValue ?? ''}`);
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'tools', 'lighthouse');
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** 0 to 100 for each category, and the audits below their best, by id. */
type LighthouseReport = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; displayValue?: string }
  >;
};

/** In a folder of its own: only this benchmark needs its 170 MB. */
function ensureLighthouse(): void {
  if (existsSync(program)) return;
  const command = [
    'install',
    '--workspaces=false',
    '--no-package-lock',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const { status } = spawnSync('npm', command, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new Error('Lighthouse could not be installed: npm install failed in tools/lighthouse');
}

/** On a busy machine Lighthouse sometimes loses a load's trace and asks to be run again. */
const ATTEMPTS = 4;

/** As Lighthouse's mobile preset does. */
async function runLighthouse(url: string): Promise<LighthouseReport> {
  for (let attempt = 1; ; attempt++) {
    try {
      return readReport(await lighthouseOutput(url));
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`Lighthouse gives no report of ${url}`, { cause: error });
    }
  }
}

async function lighthouseOutput(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking --disable-component-update --no-first-run',
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chromium() } },
  );
  return stdout;
}

function readReport(output: string): LighthouseReport {
  const report = JSON.parse(output) as {
    categories: Record<string, { score: number | null }>;
    audits: LighthouseReport['audits'];
  };
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    audits: report.audits,
  };
}

function chromium(): string | undefined {
  const system = '/usr/bin/chromium';
  return process.env.CHROME_PATH ?? (existsSync(system) ? system : undefined);
}
