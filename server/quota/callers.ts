import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { tooManyRequestsMessage } from '#lib/contract/errors.ts';
import { errorResponse } from '../http/error-response.ts';
import { type ApiListener, writeAnswer } from '../http/request-listener.ts';
import type { Quota, QuotaState } from './quota.ts';

export type LimitOptions = {
  quota: Quota;
  /** How many of our own proxies are in front; see `believedAddress`. */
  trustedHops: number;
  always: readonly string[];
  now?: () => number;
};

/**
 * Answers 429 over the quota; other requests are passed on to `answer`. Preflights aren't counted, because
 * browsers send them unasked.
 */
export function limitCallers(
  answer: ApiListener,
  { quota, trustedHops, always, now = monotonicMilliseconds }: LimitOptions,
): ApiListener {
  const quotaHeaders = createQuotaHeaders(quota.limit, always);
  return (request, response, target) => {
    if (request.method === 'OPTIONS') {
      answer(request, response, target);
      return;
    }
    const proceed = (state: QuotaState) => {
      const headers = quotaHeaders(state);
      if (state.isAllowed) answer(request, response, target, headers);
      else writeAnswer(request, response, tooManyRequests(quota.limit, state, target.requestId), headers);
    };
    const state = quota.count(quotaKey(addressOf(request, trustedHops)), now());
    if (state instanceof Promise) state.then(proceed);
    else proceed(state);
  };
}

const monotonicMilliseconds = () => performance.now();

/**
 * The three header names in wide use, the structured fields that replace them
 * (draft-ietf-httpapi-ratelimit-headers), and `always`. There are few different lists, so each is made once.
 */
function createQuotaHeaders(
  limit: number,
  always: readonly string[],
): (state: QuotaState) => readonly string[] {
  const made = new Map<number, readonly string[]>();
  return (state) => {
    const { remaining } = state;
    const resetSeconds = resetSecondsOf(state);
    const key = resetSeconds * (limit + 1) + remaining;
    const known = made.get(key);
    if (known) return known;
    const headers = [
      'RateLimit-Limit',
      String(limit),
      'RateLimit-Remaining',
      String(remaining),
      'RateLimit-Reset',
      String(resetSeconds),
      'RateLimit-Policy',
      `"default";q=${limit};w=1`,
      'RateLimit',
      `"default";r=${remaining};t=${resetSeconds}`,
      ...always,
    ];
    made.set(key, headers);
    return headers;
  };
}

function tooManyRequests(limit: number, state: QuotaState, requestId: string) {
  const resetSeconds = resetSecondsOf(state);
  const message = tooManyRequestsMessage(limit, resetSeconds);
  const response = errorResponse({ error: 'rateLimited', message, requestId });
  response.headers.push('Retry-After', String(resetSeconds));
  return response;
}

/** Whole seconds until a request is sure to be allowed: at least one, as the header has no fractions. */
function resetSecondsOf({ waitMilliseconds }: QuotaState): number {
  return Math.max(1, Math.ceil(waitMilliseconds / 1000));
}

export function addressOf({ headers, socket }: IncomingMessage, trustedHops: number): string {
  const header = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(header) ? header.join(',') : header;
  return believedAddress(socket.remoteAddress ?? '', forwardedFor, trustedHops);
}

/**
 * The socket's address or, with `trustedHops` proxies in front, the one that the farthest of them saw.
 * `X-Forwarded-For` is read from its end, because a caller can put anything before what our own proxies
 * added.
 */
export function believedAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  if (trustedHops === 0 || forwardedFor === undefined) return socketAddress;
  let believed = socketAddress;
  let end = forwardedFor.length;
  for (let hop = 0; hop < trustedHops && end > 0; hop++) {
    const comma = forwardedFor.lastIndexOf(',', end - 1);
    const entry = withoutPort(forwardedFor.slice(comma + 1, end).trim());
    if (isIP(entry) === 0) break;
    believed = entry;
    end = comma;
  }
  return believed;
}

/** Some proxies write `[::1]:443` or `192.0.2.1:443`. */
function withoutPort(entry: string): string {
  if (!entry.includes(':')) return entry;
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry);
  if (bracketed) return bracketed[1]!;
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.lastIndexOf(':')) : entry;
}

/** An IPv4 address, or the /64 of an IPv6 address, because one site has all of it (RFC 6177). */
export function quotaKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1]! : `${firstFourGroups(address.split('%')[0]!)}::/64`;
}

/** The client and, for IPv6, the /48 it belongs to: one customer may have all of that. */
export function clientKeys(address: string): readonly string[] {
  const client = quotaKey(address);
  return client.endsWith('::/64') ? [client, networkOf(address)] : [client];
}

/** Without the part that identifies one client: an IPv4 /24 or an IPv6 /48. */
export function networkOf(address: string): string {
  const shared = quotaKey(address);
  return shared.endsWith('::/64')
    ? `${shared.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`
    : shared.replace(/\.\d+$/, '.0/24');
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
