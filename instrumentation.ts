import type { Instrumentation } from 'next';

/** The front (server/) sets END_WITH_STDIN: this process ends when the front does, and no sooner. */
export function register(): void {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.END_WITH_STDIN) {
    // A signal to the whole group isn't for this process: visitors are still being answered.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
    process.stdin.on('end', () => process.exit()).resume();
  }
}

let last = '';

/**
 * Next calls this for each error, again for each part of the page that it breaks. It's logged once, with the
 * id that the visitor is given.
 */
export const onRequestError: Instrumentation.onRequestError = (error, { path, headers }, { routePath }) => {
  const requestId = String(headers['x-request-id'] ?? '');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : String(error);
  const failure = `${requestId} ${digest}`;
  if (failure === last) return;
  last = failure;
  console.error(JSON.stringify({ msg: 'Page failed', requestId, path, route: routePath, digest }));
};
