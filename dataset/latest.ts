/** The newest of times in one form; null where none is known. */
export function latest(times: (string | null)[]): string | null {
  return times.reduce(
    (newest, time) => (time !== null && (newest === null || time > newest) ? time : newest),
    null,
  );
}
