import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'tools', 'lighthouse');
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Scores from 0 to 100, and audits by id. */
export type LighthouseReport = {
  scores: Record<(typeof CATEGORIES)[number], number>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; displayValue?: string }
  >;
};

/** Installs Lighthouse in a folder of its own: only this benchmark needs its 170 MB. */
export function ensureLighthouse(): void {
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

/** How often it's tried: on a busy machine Lighthouse sometimes loses a load's trace and asks to be run again. */
const ATTEMPTS = 4;

/** Loads a page as Lighthouse's mobile preset does. */
export async function runLighthouse(url: string): Promise<LighthouseReport> {
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
