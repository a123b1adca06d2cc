/** '35,165' */
export function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** '4.2 s' or '3 min 20 s' */
export function formatDuration(seconds: number): string {
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Bytes in units of 1000. */
export function formatBytes(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}

export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows];
  const columns = header.map((_, column) => ({
    width: Math.max(...lines.map((line) => line[column]?.length ?? 0)),
    isNumeric: rows.every((row) => /^([0-9][0-9.,]*( [a-zA-Z]+)*)*$/.test(row[column] ?? '')),
  }));
  const format = (line: readonly string[]) =>
    columns
      .map(({ width, isNumeric }, column) => {
        const cell = line[column] ?? '';
        return isNumeric && column > 0 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = columns.map(({ width }) => '─'.repeat(width)).join('  ');
  return [format(header), rule, ...rows.map(format)].map((line) => `${line}\n`).join('');
}

export type PhaseCost = { name: string; seconds: number; peakBytes: number };

/** Times every phase and notes its peak memory. */
export type Progress = {
  start(name: string): void;
  /** `total` null where it isn't known; 1 where `done` is a share. */
  update(done: number, total: number | null): void;
  finish(): PhaseCost[];
};

type Output = { write(text: string): unknown; isTTY?: boolean; columns?: number };
type Meter = { now(): number; memoryBytes(): number };

const realMeter: Meter = { now: () => performance.now(), memoryBytes: () => process.memoryUsage.rss() };

const REDRAW_MS = 100;

/** The time between two lines in a log about a long phase. */
const LOG_MS = 30_000;

/** A bar with counts and time left on a terminal; in a log a line for each phase and every half minute. */
export function createProgress(output: Output, meter: Meter = realMeter): Progress {
  const costs: PhaseCost[] = [];
  let name: string | null = null;
  let startedAt = 0;
  let lookedAt = 0;
  let loggedAt = 0;
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
      lookedAt = Number.NEGATIVE_INFINITY;
      loggedAt = startedAt;
      peakBytes = meter.memoryBytes();
      if (output.isTTY) draw(`${next} …`);
    },
    update(done, total) {
      const now = meter.now();
      if (name === null || now - lookedAt < REDRAW_MS) return;
      lookedAt = now;
      peakBytes = Math.max(peakBytes, meter.memoryBytes());
      const seconds = (now - startedAt) / 1000;
      if (output.isTTY) draw(progressLine(name, done, total, seconds));
      else if (now - loggedAt >= LOG_MS) {
        loggedAt = now;
        output.write(`${name}: ${progressText(done, total, seconds)}\n`);
      }
    },
    finish() {
      end();
      return costs;
    },
  };
}

function progressLine(name: string, done: number, total: number | null, seconds: number): string {
  const text = progressText(done, total, seconds);
  if (!total) return `${name} ${text}`;
  const bar = '█'.repeat(Math.round(Math.min(1, done / total) * 20)).padEnd(20, '░');
  return `${name} ${bar} ${text}`;
}

function progressText(done: number, total: number | null, seconds: number): string {
  if (!total) return formatCount(done);
  const left = done > 0 && seconds > 1 ? `, ${formatDuration((seconds / done) * (total - done))} left` : '';
  const share = total === 1 ? `${Math.floor(done * 100)} %` : `${formatCount(done)} of ${formatCount(total)}`;
  return `${share}${left}`;
}
