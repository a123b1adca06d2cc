/** A visitor waiting for a page. */
export type Waiting = {
  /** Null for pages of our own, say the one for what's missing: these go first. */
  client: string | null;
  /** What the client has asked for lately: the least goes first. */
  recentUse: number;
  /** False once every visitor who waited has left. */
  isWanted: () => boolean;
};

export type RenderQueue<Item extends Waiting> = {
  /** Gives the item that has to leave, perhaps this one, when there are too many. */
  add: (item: Item) => Item | null;
  /** The next, of a client that `mayRun`; items that nobody wants any more are dropped on the way. */
  take: (mayRun: (client: string) => boolean) => Item | null;
  /** False if it's no longer waiting. */
  remove: (item: Item) => boolean;
  size: () => number;
};

/** Short, so that nobody waits long for a turn, and fair: those who ask for most wait, or leave, first. */
export function createRenderQueue<Item extends Waiting>(
  most: number,
  onDropped: (item: Item) => void,
): RenderQueue<Item> {
  const items: Item[] = [];

  const remove = (item: Item): boolean => {
    const at = items.indexOf(item);
    if (at >= 0) items.splice(at, 1);
    return at >= 0;
  };
  const dropUnwanted = () => {
    for (const item of items.filter(({ isWanted }) => !isWanted())) {
      remove(item);
      onDropped(item);
    }
  };

  return {
    add(item) {
      items.push(item);
      if (items.length <= most) return null;
      dropUnwanted();
      if (items.length <= most) return null;
      const last = items.reduce((one, other) => (goesBefore(one, other) ? other : one));
      remove(last);
      return last;
    },
    take(mayRun) {
      dropUnwanted();
      let next: Item | null = null;
      for (const item of items) {
        if (item.client !== null && !mayRun(item.client)) continue;
        if (next === null || goesBefore(item, next)) next = item;
      }
      if (next) remove(next);
      return next;
    },
    remove,
    size: () => items.length,
  };
}

/** Strictly: of two alike, the one that came first stays first. */
function goesBefore(one: Waiting, other: Waiting): boolean {
  if ((one.client === null) !== (other.client === null)) return one.client === null;
  return one.recentUse < other.recentUse;
}
