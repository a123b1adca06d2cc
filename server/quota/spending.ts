import { LRUCache } from 'lru-cache';

/** The outcome of a client's spending. */
export type Spent = {
  isAllowed: boolean;
  /** Until it's allowed as much as it asked for. */
  waitMilliseconds: number;
  /** All that it has asked for lately, refused or not: the more, the longer others go before it. */
  recentUse: number;
};

/** `keys` name the client and the networks it belongs to, narrowest first; `now` never goes back. */
export type Spend = (keys: readonly string[], cost: number, now: number) => Spent;

/** What a render costs, in renders of an ordinary page. */
export const renderCosts = { page: 1, holes: 2, picture: 3, book: 3, comparison: 4 } as const;

/** A bucket holds this many seconds' worth, or the dearest page if that's more. */
const SECONDS_HELD = 10;
const LEAST_HELD = Math.max(...Object.values(renderCosts));
/** How many clients' worth a whole network may spend. */
const CLIENTS_A_NETWORK = 8;
/** Recent use falls to 37 % in this time: a crowd that has just arrived soon shows how much it asks for. */
const RECENT_MILLISECONDS = 3_000;
const MOST_CLIENTS = 100_000;

type Account = { left: number; recent: number; at: number };

/**
 * A token bucket for each client, and a larger one for its network. `perSecond` is the refill, in renders
 * of an ordinary page; with 0 everything is allowed, and only recent use is counted.
 */
export function createSpending(perSecond: number): Spend {
  const accounts = new LRUCache<string, Account>({ max: MOST_CLIENTS });

  const held = Math.max(perSecond * SECONDS_HELD, LEAST_HELD);

  const open = (key: string, share: number, now: number): Account => {
    const known = accounts.get(key);
    if (known) {
      const elapsed = Math.max(0, now - known.at);
      known.left = Math.min(held * share, known.left + (elapsed / 1000) * perSecond * share);
      known.recent *= Math.exp(-elapsed / RECENT_MILLISECONDS);
      known.at = now;
      return known;
    }
    const account = { left: held * share, recent: 0, at: now };
    accounts.set(key, account);
    return account;
  };

  return (keys, cost, now) => {
    const opened = keys.map((key, place) => {
      const share = place === 0 ? 1 : CLIENTS_A_NETWORK;
      return { account: open(key, share, now), share };
    });
    const isAllowed = perSecond === 0 || opened.every(({ account }) => account.left >= cost);
    let wait = 0;
    let recentUse = 0;
    for (const { account, share } of opened) {
      if (isAllowed) account.left -= cost;
      else wait = Math.max(wait, ((cost - account.left) / (perSecond * share)) * 1000);
      account.recent += cost;
      recentUse = Math.max(recentUse, account.recent / share);
    }
    return { isAllowed, waitMilliseconds: wait, recentUse };
  };
}
