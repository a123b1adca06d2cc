export interface Patience {
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds of a clock that never goes back. */
  now: () => number;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
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

/**
 * A fetch that obeys Retry-After (RFC 9110, section 10.2.3) across all its requests: after a 429 nothing is sent until those
 * seconds are over, then what was refused is sent again, `tries` times in all. A request aborted while it waits is never sent.
 * Only for requests without a body.
 */
export function createPatientFetch(patience: Partial<Patience> = {}, tries = 2) {
  const { fetch, now, wait } = { ...ownPatience, ...patience };
  let quietUntil = 0;
  const send = async (request: Request): Promise<Response> => {
    for (let rest = quietUntil - now(); rest > 0; rest = quietUntil - now()) await wait(rest, request.signal);
    request.signal.throwIfAborted();
    const response = await fetch(request);
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status === 429 && seconds > 0) quietUntil = Math.max(quietUntil, now() + seconds * 1000);
    return response;
  };
  return async (request: Request): Promise<Response> => {
    for (let tried = 1; ; tried++) {
      const response = await send(request.clone());
      if (response.status !== 429 || tried === tries) return response;
      await response.body?.cancel();
    }
  };
}
