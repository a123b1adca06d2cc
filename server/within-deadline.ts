/** An answer that came in time, or why there is none. */
export type Outcome<Answer> = { kind: 'answer'; value: Answer } | { kind: 'failure'; reason: string };

/** What was asked for, if it comes before the deadline. Never throws. */
export function withinDeadline<Answer>(
  asked: Promise<Answer>,
  milliseconds: number,
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const expire = () => resolve({ kind: 'failure', reason: `no answer within ${milliseconds} ms` });
    // Where this process itself was held up, the answer lies there already: it is read before `setImmediate`.
    const timer = setTimeout(() => setImmediate(expire), milliseconds);
    asked.then(
      (value) => {
        clearTimeout(timer);
        resolve({ kind: 'answer', value });
      },
      (error: unknown) => {
        clearTimeout(timer);
        resolve({ kind: 'failure', reason: error instanceof Error ? error.message : String(error) });
      },
    );
  });
}
