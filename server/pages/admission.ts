import { LRUCache } from 'lru-cache';

/** Somebody who waits for a page. */
export type Turn = {
  /** Null for pages of the site's own, say the one for what's missing: these go first. */
  client: string | null;
  /** What the client has asked for lately: the least goes first. */
  recentUse: number;
  /** False once every visitor who waited has left. */
  isWanted: () => boolean;
};

/** The turn of a page that nobody pays for. */
export const OURS: Turn = { client: null, recentUse: 0, isWanted: () => true };

/** The page can't be made now, but perhaps in `retrySeconds`: 429 if its client has asked for too much. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
  readonly status: 429 | 503;
  readonly retrySeconds: number;

  constructor(why: string, status: 429 | 503 = 503, retrySeconds = RETRY_SECONDS) {
    super(why);
    this.status = status;
    this.retrySeconds = retrySeconds;
  }
}

export type Admission = {
  /** The turn of a client that may still have this rendered; throws RenderRefused. `keys` are those of `clientKeys`. */
  admit: (keys: readonly string[], cost: number, isWanted: () => boolean) => Turn;
  /** Resolves when the page may be made, to what ends the turn; rejects with RenderRefused. */
  take: (turn: Turn) => Promise<() => void>;
  /** Looks again whether somebody's turn has come. */
  next: () => void;
  /** `refused` only grows. */
  figures: () => { waiting: number; refused: number };
};

const RETRY_SECONDS = 2;
/** The most pages that are made at once: while one reads the API, the others render. */
const MOST_AT_ONCE = 3;
/** One place is left for others. */
const MOST_OF_A_CLIENT = 2;
/** Less than a second's work: visitors get the page soon, or learn that they won't. */
const MOST_WAITING = 12;
const MOST_MILLISECONDS_WAITING = 10_000;

type Waiting = Turn & {
  start: () => void;
  refuse: (why: string) => void;
  expiry?: NodeJS.Timeout;
};

/**
 * Each client, and its network, may spend `perSecond` renders of an ordinary page (0: no limit). Then there's a short queue, and
 * a fair one: those who ask for most wait, or leave, first. Nobody's turn comes while it isn't open.
 */
export function createAdmission(perSecond: number, isOpen: () => boolean): Admission {
  return { admit: admitWithin(createSpending(perSecond)), ...createQueue(isOpen) };
}

function admitWithin(spend: Spend): Admission['admit'] {
  return (keys, cost, isWanted) => {
    const { isAllowed, waitMilliseconds, recentUse } = spend(keys, cost, performance.now());
    if (isAllowed) return { client: keys[0] ?? null, recentUse, isWanted };
    const seconds = Math.max(1, Math.ceil(waitMilliseconds / 1000));
    throw new RenderRefused('This client has asked for too many pages', 429, seconds);
  };
}

function createQueue(isOpen: () => boolean): Omit<Admission, 'admit'> {
  let waiting: Waiting[] = [];
  const running: Turn[] = [];
  let refused = 0;

  const leave = (one: Waiting) => {
    clearTimeout(one.expiry);
    waiting = waiting.filter((each) => each !== one);
  };
  const dropUnwanted = () => {
    for (const one of waiting.filter(({ isWanted }) => !isWanted())) {
      leave(one);
      one.refuse('Nobody waits for it');
    }
  };
  const refuse = (one: Waiting, why: string) => {
    refused++;
    leave(one);
    one.refuse(why);
  };
  const mayRun = ({ client }: Turn) =>
    client === null || running.filter((each) => each.client === client).length < MOST_OF_A_CLIENT;

  const next = () => {
    if (!isOpen()) return;
    dropUnwanted();
    while (running.length < MOST_AT_ONCE) {
      const [first] = waiting.filter(mayRun).sort(byUse);
      if (!first) return;
      leave(first);
      running.push(first);
      first.start();
    }
  };

  const add = (one: Waiting) => {
    one.expiry = setTimeout(() => refuse(one, 'It waited too long'), MOST_MILLISECONDS_WAITING);
    waiting.push(one);
    if (waiting.length > MOST_WAITING) dropUnwanted();
    if (waiting.length > MOST_WAITING) refuse(waiting.toSorted(byUse).at(-1)!, 'Too many pages are waiting');
    next();
  };

  return {
    take: (turn) =>
      new Promise((resolve, reject) => {
        const end = () => {
          running.splice(running.indexOf(one), 1);
          next();
        };
        const one: Waiting = {
          ...turn,
          start: () => resolve(end),
          refuse: (why) => reject(new RenderRefused(why)),
        };
        add(one);
      }),
    next,
    figures: () => ({ waiting: waiting.length, refused }),
  };
}

/** Orders by use; of two alike, the one that came first stays first. */
function byUse(one: Turn, other: Turn): number {
  if ((one.client === null) !== (other.client === null)) return one.client === null ? -1 : 1;
  return one.recentUse - other.recentUse;
}

/** `keys` name the client and the networks it belongs to, narrowest first; `now` never goes back. */
type Spend = (keys: readonly string[], cost: number, now: number) => Spent;

type Spent = {
  isAllowed: boolean;
  /** How long until it may have what it asked for. */
  waitMilliseconds: number;
  /** All that it has asked for lately, refused or not: the more, the longer others go before it. */
  recentUse: number;
};

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

type Account = { left: number; recent: number; at: number; share: number };

/**
 * A token bucket for each client, and a larger one for its network. `perSecond` is the refill, in renders
 * of an ordinary page; with 0 everything is allowed, and only recent use is counted.
 */
export function createSpending(perSecond: number): Spend {
  const accounts = new LRUCache<string, Account>({ max: MOST_CLIENTS });
  const held = Math.max(perSecond * SECONDS_HELD, LEAST_HELD);

  const open = (key: string, share: number, now: number): Account => {
    const account = accounts.get(key) ?? { left: held * share, recent: 0, at: now, share };
    const elapsed = Math.max(0, now - account.at);
    account.left = Math.min(held * share, account.left + (elapsed / 1000) * perSecond * share);
    account.recent *= Math.exp(-elapsed / RECENT_MILLISECONDS);
    account.at = now;
    accounts.set(key, account);
    return account;
  };

  return (keys, cost, now) => {
    const opened = keys.map((key, place) => open(key, place === 0 ? 1 : CLIENTS_A_NETWORK, now));
    const isAllowed = perSecond === 0 || opened.every(({ left }) => left >= cost);
    let wait = 0;
    let recentUse = 0;
    for (const account of opened) {
      if (isAllowed) account.left -= cost;
      else wait = Math.max(wait, ((cost - account.left) / (perSecond * account.share)) * 1000);
      account.recent += cost;
      recentUse = Math.max(recentUse, account.recent / account.share);
    }
    return { isAllowed, waitMilliseconds: wait, recentUse };
  };
}
