/** Milliseconds that half of some requests, 99 % and all of them took at most. */
export type Latency = { p50: number; p99: number; max: number };

/** The latency of answers' times in milliseconds; NaN where there are none. */
export function latencyOf(milliseconds: readonly number[]): Latency {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** "half within 1.2 ms, 99 % within 8 ms, all within 31 ms". */
export function formatLatency({ p50, p99, max }: Latency): string {
  return `half within ${p50.toFixed(1)} ms, 99 % within ${p99.toFixed(0)} ms, all within ${max.toFixed(0)} ms`;
}
