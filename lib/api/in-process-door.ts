/**
 * The API as it stands in this very process, put on `globalThis` by `server/main.ts`. The website's bundle has
 * module copies of its own, so nothing but globalThis is shared between the two.
 */
export type InProcessDoor = {
  /** Answers as the network would, without quota; follows the redirects of renamed courses. */
  fetch: (request: Request) => Promise<Response>;
  /** The dataset version that the present page render reads, one for the whole render; null without a dataset. */
  version: () => string | null;
};

const key = Symbol.for('fairway-atlas.in-process');

/** Opens the door for this process. */
export function putInProcessDoor(door: InProcessDoor): void {
  Reflect.set(globalThis, key, door);
}

/** The door of this process; undefined where no API runs in it (a build, a test). */
export function findInProcessDoor(): InProcessDoor | undefined {
  return Reflect.get(globalThis, key);
}
