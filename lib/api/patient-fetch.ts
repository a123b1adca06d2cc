/** What a patient fetch stands on; the browser's own by default. */
export interface Patience {
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * A fetch that obeys Retry-After (RFC 9110, section 10.2.3) for all that it is asked: after a 429 nothing is sent before
 * the seconds named there are over. Without them a 429 holds nothing back. A request that is aborted while it waits
 * is never sent.
 */
export function createPatientFetch({ fetch, now, wait }: Patience = browserPatience) {
  let quietUntil = 0;
  return async (request: Request): Promise<Response> => {
    for (let rest = quietUntil - now(); rest > 0; rest = quietUntil - now()) await wait(rest, request.signal);
    request.signal.throwIfAborted();
    const response = await fetch(request);
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status === 429 && seconds > 0) quietUntil = Math.max(quietUntil, now() + seconds * 1000);
    return response;
  };
}

const browserPatience: Patience = {
  fetch: (request) => fetch(request),
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};
