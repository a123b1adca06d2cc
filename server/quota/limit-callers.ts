import type { MiddlewareHandler } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { tooManyRequestsMessage } from '#lib/contract/errors.ts';
import { SITE_HEADER } from '#lib/site/site-header.ts';
import type { Env } from '../http/env.ts';
import { refuse } from '../http/refuse.ts';
import { addressOf, quotaKey } from './client-address.ts';
import type { Quota, QuotaState } from './quota.ts';

export type LimitOptions = {
  /** Null for no limit. */
  quota: Quota | null;
  /** How many of our own proxies are in front; see `believedAddress`. */
  trustedHops: number;
  /** What the site's own reads carry, which aren't counted. */
  siteSecret: string;
};

/**
 * Answers 429 over the quota, and says on every answer what's left of it. Preflights aren't counted, because browsers
 * send them unasked.
 */
export function limitCallers({ quota, trustedHops, siteSecret }: LimitOptions): MiddlewareHandler<Env> {
  if (!quota) return (_, next) => next();
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return next();
    const secret = c.req.header(SITE_HEADER);
    if (secret && (await timingSafeEqual(secret, siteSecret))) return next();
    const state = await quota.count(quotaKey(addressOf(c.env?.incoming, trustedHops)), performance.now());
    const wait = resetSecondsOf(state);
    c.set('headers', { ...c.get('headers'), ...quotaHeaders(quota.limit, state.remaining, wait) });
    if (state.isAllowed) return next();
    const message = tooManyRequestsMessage(quota.limit, wait);
    return refuse(c, { error: 'rateLimited', message }, { 'Retry-After': String(wait) });
  };
}

/**
 * The three header names in wide use, and the structured fields that replace them
 * (draft-ietf-httpapi-ratelimit-headers).
 */
function quotaHeaders(limit: number, remaining: number, reset: number): Record<string, string> {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(reset),
    'RateLimit-Policy': `"default";q=${limit};w=1`,
    RateLimit: `"default";r=${remaining};t=${reset}`,
  };
}

/** Whole seconds until a request is sure to be allowed: at least one, as the header has no fractions. */
function resetSecondsOf({ waitMilliseconds }: QuotaState): number {
  return Math.max(1, Math.ceil(waitMilliseconds / 1000));
}
