import { formatCount, formatDuration } from './format.ts';

/** What a phase took. */
export type PhaseCost = { name: string; seconds: number; peakBytes: number };

/** Tells the operator what is being done; every phase is timed, and its greatest memory noted. */
export type Progress = {
  /** Starts a phase, ending the one before. */
  start(name: string): void;
  /** How far the phase is. `total` null where it isn't known. */
  update(done: number, total: number | null): void;
  /** Ends the last phase; the costs of all. */
  finish(): PhaseCost[];
};

type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };
type Meter = { now(): number; memoryBytes(): number };

const realMeter: Meter = { now: () => performance.now(), memoryBytes: () => process.memoryUsage.rss() };

/** Milliseconds between two drawings of the bar. */
const REDRAW_MS = 100;

/** A bar with counts and time left on a terminal; a plain line for each phase in a log. */
export function createProgress(output: Output, meter: Meter = realMeter): Progress {
  const costs: PhaseCost[] = [];
  let name: string | null = null;
  let startedAt = 0;
  let drawnAt = 0;
  let peakBytes = 0;
  const draw = (line: string) => output.write(`\r\u001b[2K${line.slice(0, (output.columns ?? 80) - 1)}`);

  function end(): void {
    if (name === null) return;
    peakBytes = Math.max(peakBytes, meter.memoryBytes());
    const seconds = (meter.now() - startedAt) / 1000;
    costs.push({ name, seconds, peakBytes });
    if (output.isTTY) draw('');
    output.write(`${name}: ${formatDuration(seconds)}\n`);
    name = null;
  }

  return {
    start(next) {
      end();
      name = next;
      startedAt = meter.now();
      drawnAt = Number.NEGATIVE_INFINITY;
      peakBytes = meter.memoryBytes();
      if (output.isTTY) draw(`${next} …`);
    },
    update(done, total) {
      const now = meter.now();
      if (name === null || now - drawnAt < REDRAW_MS) return;
      drawnAt = now;
      peakBytes = Math.max(peakBytes, meter.memoryBytes());
      if (output.isTTY) draw(progressLine(name, done, total, (now - startedAt) / 1000));
    },
    finish() {
      end();
      return costs;
    },
  };
}

function progressLine(name: string, done: number, total: number | null, seconds: number): string {
  if (total === null || total === 0) return `${name} ${formatCount(done)}`;
  const share = Math.min(1, done / total);
  const bar = '█'.repeat(Math.round(share * 20)).padEnd(20, '░');
  const left = done > 0 && seconds > 1 ? `, ${formatDuration((seconds / done) * (total - done))} left` : '';
  return `${name} ${bar} ${formatCount(done)} of ${formatCount(total)}${left}`;
}
