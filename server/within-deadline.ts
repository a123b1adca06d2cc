export type Outcome<Answer> = { kind: 'answer'; value: Answer } | { kind: 'failure'; reason: string };

export function withinDeadline<Answer>(
  asked: Promise<Answer>,
  milliseconds: number,
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const expire = () => resolve({ kind: 'failure', reason: `no answer within ${milliseconds} ms` });
    // If this process was held up, the answer may be there already: `setImmediate` reads it first.
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
