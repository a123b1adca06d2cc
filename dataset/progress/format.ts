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

/** '12.3 MB', in units of 1000. */
export function formatBytes(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
