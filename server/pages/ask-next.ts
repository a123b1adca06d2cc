/** What Next answers, not compressed. */
export type NextAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer<ArrayBuffer>;
};

export type NextRequest = {
  target: string;
  /** Reaches `instrumentation.ts` if the page fails. */
  requestId: string;
  /** Set for Next's router in the browser, which gets a payload instead of a document. */
  router?: RouterRequest | undefined;
};

/** `_rsc` proves these headers: Next redirects where it doesn't fit them. */
export type RouterRequest = { headers: Readonly<Record<string, string>>; proof: string | null };

const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Undefined for a request that isn't the router's. */
export function readRouterRequest(headers: Headers, query: URLSearchParams): RouterRequest | undefined {
  if (headers.get('rsc') !== '1') return undefined;
  const given = ROUTER_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { headers: Object.fromEntries(given), proof: query.get('_rsc') };
}

/** A page that takes longer has hung the process. */
const MOST_MILLISECONDS = 8_000;

/** Next learns nothing else about a visitor, so nothing of theirs can change a page that others get. */
export async function askNext(
  origin: string,
  { target, requestId, router }: NextRequest,
): Promise<NextAnswer> {
  const response = await fetch(origin + withProof(target, router?.proof ?? null), {
    headers: { ...router?.headers, 'accept-encoding': 'identity', 'x-request-id': requestId },
    redirect: 'manual',
    signal: AbortSignal.timeout(MOST_MILLISECONDS),
  });
  const headers = Object.fromEntries(response.headers);
  // Next writes a redirect's address twice.
  if (headers.location) headers.location = headers.location.split(', ')[0]!;
  return {
    status: response.status,
    headers,
    body: Buffer.from(await response.arrayBuffer()),
  };
}

function withProof(target: string, proof: string | null): string {
  if (proof === null) return target;
  return `${target}${target.includes('?') ? '&' : '?'}_rsc=${encodeURIComponent(proof)}`;
}
