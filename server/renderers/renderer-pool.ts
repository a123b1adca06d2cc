import type { Logger } from 'pino';
import type { RendererEvents, RendererProcess } from './renderer-process.ts';

export type PoolOptions = {
  count: number;
  log: Logger;
  start: (events: RendererEvents) => RendererProcess;
  /** A renderer may take another page. */
  onFree: () => void;
};

export type RendererPool = {
  start: () => void;
  /** From the start until all are ready, one has died or 20 seconds have passed. */
  isStarting: () => boolean;
  /** Resolves when that is over. */
  started: Promise<void>;
  /** Of those that may take a page now, the one with the fewest. */
  free: () => RendererProcess | undefined;
  figures: () => { ready: number; residentBytes: number; replaced: number };
  close: () => void;
};

/** At a time: while one reads the API, the other renders. */
export const PAGES_A_RENDERER = 2;
const LOOK_MILLISECONDS = 50;
/** Beyond it, an instance without renderers is better than none. */
const START_MILLISECONDS = 20_000;

/**
 * Keeps this many renderers running. One that has ended is replaced at once; a worn-out one works until
 * its replacement is ready.
 */
export function keepRenderers({ count, log, start, onFree }: PoolOptions): RendererPool {
  const renderers = new Map<RendererProcess, { isWorn: boolean }>();
  let replaced = 0;
  let earlyDeaths = 0;
  let isClosed = false;
  const starting = watchStart();
  const countReady = () => [...renderers.keys()].filter((each) => each.isReady()).length;

  function startOne(): void {
    if (isClosed) return;
    const startedAt = performance.now();
    const state = { isWorn: false };
    const renderer = start({
      onReady() {
        if (countReady() === count) starting.end();
        log.info({ pid: renderer.pid() }, 'A renderer is ready');
        const worn = [...renderers].find(([, { isWorn }]) => isWorn)?.[0];
        if (worn) endWhenIdle(worn);
        onFree();
      },
      onFree,
      onWorn(reason) {
        if (state.isWorn) return;
        state.isWorn = true;
        replaced++;
        log.warn({ pid: renderer.pid(), reason }, 'A renderer is replaced');
        startOne();
      },
      onGone(how) {
        renderers.delete(renderer);
        if (isClosed || state.isWorn) return;
        replaced++;
        starting.end();
        earlyDeaths = countEarlyDeaths(earlyDeaths, performance.now() - startedAt);
        const delay = restartDelay(earlyDeaths);
        log.error({ pid: renderer.pid(), ...how, delay }, 'A renderer died; starting another');
        setTimeout(startOne, delay).unref();
      },
    });
    renderers.set(renderer, state);
  }

  function endWhenIdle(renderer: RendererProcess): void {
    renderers.delete(renderer);
    const wait = setInterval(() => {
      if (renderer.running() > 0) return;
      clearInterval(wait);
      renderer.kill();
    }, LOOK_MILLISECONDS);
  }

  return {
    start() {
      starting.begin();
      for (let number = 1; number <= count; number++) startOne();
    },
    isStarting: starting.isUnderWay,
    started: starting.ended,
    free() {
      const ready = [...renderers.keys()].filter((each) => each.isReady());
      const [idlest] = ready.sort((one, other) => one.running() - other.running());
      return idlest && idlest.running() < PAGES_A_RENDERER ? idlest : undefined;
    },
    figures: () => ({
      replaced,
      ready: countReady(),
      residentBytes: [...renderers.keys()].reduce((sum, each) => sum + each.residentBytes(), 0),
    }),
    close() {
      isClosed = true;
      for (const renderer of renderers.keys()) renderer.kill();
    },
  };
}

function watchStart() {
  const ended = Promise.withResolvers<void>();
  let isUnderWay = false;
  const end = () => {
    isUnderWay = false;
    ended.resolve();
  };
  return {
    begin() {
      isUnderWay = true;
      setTimeout(end, START_MILLISECONDS).unref();
    },
    end,
    isUnderWay: () => isUnderWay,
    ended: ended.promise,
  };
}

/** A renderer that lived this long is replaced at once. */
const STEADY_MILLISECONDS = 10_000;
const FIRST_MILLISECONDS = 500;
const MOST_MILLISECONDS = 5_000;

export function countEarlyDeaths(before: number, livedMilliseconds: number): number {
  return livedMilliseconds >= STEADY_MILLISECONDS ? 0 : before + 1;
}

/** Milliseconds until another renderer starts: none at first, then twice as many each time. */
export function restartDelay(earlyDeaths: number): number {
  return earlyDeaths === 0 ? 0 : Math.min(MOST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** (earlyDeaths - 1));
}
