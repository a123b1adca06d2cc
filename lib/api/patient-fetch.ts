export interface Patience {
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * A fetch that obeys Retry-After (RFC 9110, section 10.2.3) across all its requests: after a 429 nothing is
 * sent until those seconds are over. A request aborted while it waits is never sent.
 */
export function createPatientFetch({ fetch, now, wait }: Patience = ownPatience) {
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

const ownPatience: Patience = {
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

/** Times that a request is sent again before its 429 is given to the caller. */
const MOST_RETRIES = 5;

/**
 * As `createPatientFetch`, and what was refused with 429 is sent again once the seconds are over; only for
 * requests without a body.
 */
export function createRetryingFetch(patience: Partial<Patience> = {}) {
  const patient = createPatientFetch({ ...ownPatience, ...patience });
  return async (request: Request): Promise<Response> => {
    let response = await patient(request.clone());
    for (let retries = 0; response.status === 429 && retries < MOST_RETRIES; retries++) {
      await response.body?.cancel();
      response = await patient(request.clone());
    }
    return response;
  };
}
