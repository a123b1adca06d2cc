import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import type { EndpointRates, RatesReport } from './endpoint-rates.ts';
import type { KernelTimes } from './nearest-kernel.ts';
import { formatThousands, type Spread } from './spread.ts';

export type BenchResults = {
  courses: number;
  rates: RatesReport;
  kernels: KernelTimes[];
  start: Spread;
  date: Date;
};

/** The results as the text of `bench/RESULTS.md`. */
export function toReport({ courses, rates, kernels, start, date }: BenchResults): string {
  return [
    '# Results of the benchmarks',
    `Made by \`npm run bench\` on ${date.toISOString().slice(0, 10)} at ${commit()}, ${machine()}, over ${courses.toLocaleString('en')} courses.`,
    '## Endpoints beside a bare server',
    'Requests a second (median, smallest and largest of the rounds) at 16 connections, each round first the bare `node:http` ' +
      'server that sends the same bytes, then the API without and with quota counting. Shares are medians of the same ' +
      "round's; processor time is the server's own, which other work on the machine disturbs least.",
    table(
      [
        'endpoint',
        'bare',
        'quota off',
        'quota on',
        'share off',
        'share on',
        'wanted',
        'µs bare',
        'µs off',
        'µs on',
        'p99 bare',
        'p99 on',
      ],
      rates.rates.map(rateRow),
    ),
    '## Nearest search',
    'Microseconds a query for the ten nearest within 50 km.',
    table(
      ['points', 'kd-tree in space, exact', 'geokdbush, great circles', 'brute force, exact'],
      kernels.map(({ points, ours, geokdbush, bruteForce }) => [
        points.toLocaleString('en'),
        micro(ours),
        micro(geokdbush),
        micro(bruteForce),
      ]),
    ),
    '## Start and memory',
    table(
      ['what', 'measured', 'wanted'],
      [
        ['process start to first answer', `${milli(start)} ms`, '≤ 1,000 ms'],
        ['resident after the benchmark', `${Math.round(rates.residentBytes / 1e6)} MB`, '≤ 350 MB'],
      ],
    ),
    '',
  ].join('\n\n');
}

function rateRow({ endpoint, bare, off, on, shareOff, shareOn, processor, p99 }: EndpointRates): string[] {
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    endpoint.name,
    formatThousands(bare),
    formatThousands(off),
    formatThousands(on),
    percent(shareOff),
    percent(shareOn),
    `≥ ${percent(endpoint.floor)}`,
    ...[processor.bare, processor.off, processor.on].map((time) => time.toFixed(1)),
    ...[p99.bare, p99.on].map((time) => `${time.toFixed(2)} ms`),
  ];
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

function micro({ median, min, max }: Spread): string {
  return `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)})`;
}

function milli({ median, min, max }: Spread): string {
  return `${Math.round(median)} (${Math.round(min)}–${Math.round(max)})`;
}

function commit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}

function machine(): string {
  const [first] = cpus();
  const load = loadavg()[0]!.toFixed(1);
  return `Node ${process.versions.node}, ${cpus().length} × ${first?.model.trim()}, load ${load} at the end`;
}
