export type Outcome<Value> = { kind: 'answer'; value: Value } | { kind: 'failure'; reason: string };

export function withinDeadline<Value>(asked: Promise<Value>, milliseconds: number): Promise<Outcome<Value>> {
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
