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

/** The page can't be made now, but may be in `retrySeconds`. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
  readonly retrySeconds = RETRY_SECONDS;
}

export type RenderTurns = {
  /** Resolves when the page may be made, to what ends the turn; rejects with RenderRefused. */
  take: (turn: Turn) => Promise<() => void>;
  /** Looks again whether somebody's turn has come. */
  next: () => void;
  /** `refused` only grows. */
  figures: () => { waiting: number; refused: number };
};

const RETRY_SECONDS = 2;
/** While one page reads the API, the others render. */
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

/** A short queue, and fair: those who ask for most wait, or leave, first. Nobody's turn comes while it isn't open. */
export function createRenderTurns(isOpen: () => boolean): RenderTurns {
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
