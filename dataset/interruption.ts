import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const cleanUps = new Set<() => void>();
let isHeld = false;

/** Called without waiting, the latest first, if a signal ends the program. The returned function takes it back. */
export function whenInterrupted(cleanUp: () => void): () => void {
  cleanUps.add(cleanUp);
  return () => {
    cleanUps.delete(cleanUp);
  };
}

/** No signal ends the program meanwhile: for work that's short and shouldn't be left half done. */
export async function uninterrupted<T>(work: () => Promise<T>): Promise<T> {
  isHeld = true;
  try {
    return await work();
  } finally {
    isHeld = false;
  }
}

/** Has signals clean up, say that the published dataset is as it was, and exit as shells expect (130 after Ctrl+C). */
export function stopCleanlyOnSignals(say: (sentence: string) => void): void {
  const stop = (signal: (typeof SIGNALS)[number]) => {
    if (isHeld) {
      say('The dataset is being published; this takes a moment.');
      return;
    }
    for (const cleanUp of [...cleanUps].reverse()) {
      try {
        cleanUp();
      } catch {
        // The next build removes what can't be removed now.
      }
    }
    say('Stopped. The published dataset is as it was.');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
}
