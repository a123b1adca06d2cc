import type { Logger } from 'pino';
import type { ApiHandler } from '../http/api-message.ts';
import type { RenderedPage } from './page-sources.ts';
import { createRenderQueue, type Waiting } from './render-queue.ts';
import { keepRenderers, PAGES_A_RENDERER } from './renderer-pool.ts';
import {
  type PageToRender,
  type RendererOptions,
  type RendererProcess,
  startRenderer,
} from './renderer-process.ts';

export type RenderRequest = PageToRender & Waiting;

/** Of a page of our own: nobody pays for it, and it goes first. */
export const OURS = { client: null, recentUse: 0, isWanted: () => true };

/** The page can't be made now, but may be in `retrySeconds`. */
export class RenderRefused extends Error {
  override name = 'RenderRefused';
  readonly retrySeconds: number;

  constructor(message: string, retrySeconds: number) {
    super(message);
    this.retrySeconds = retrySeconds;
  }
}

export type RenderersOptions = {
  count: number;
  read: ApiHandler;
  log: Logger;
  /** For tests: how a renderer is started. */
  start?: (options: RendererOptions) => RendererProcess;
};

export type RendererFigures = {
  ready: number;
  waiting: number;
  residentBytes: number;
  /** These only grow. */
  rendered: number;
  refused: number;
  replaced: number;
};

export type Renderers = {
  /** Starts the processes. Pages asked for before wait. */
  start: () => void;
  /** Rejects with RenderRefused, or with the error of the page. */
  render: (request: RenderRequest) => Promise<RenderedPage>;
  /** From the start until all are ready, one has died or 20 seconds have passed. */
  isStarting: () => boolean;
  /** Resolves when that is over. */
  started: Promise<void>;
  figures: () => RendererFigures;
  close: () => void;
};

type Job = RenderRequest & {
  attempts: number;
  resolve: (answer: RenderedPage) => void;
  reject: (error: unknown) => void;
  expiry?: NodeJS.Timeout;
};

const MOST_PAGES_A_CLIENT = 2;
/** For each renderer. Less than a second's work: visitors get the page soon, or learn that they won't. */
const MOST_WAITING = 12;
const MOST_MILLISECONDS_WAITING = 10_000;
const MOST_ATTEMPTS = 2;
const RETRY_SECONDS = 2;

/**
 * The processes that render pages. A renderer that hangs, dies or outgrows its memory is replaced, and its
 * pages are tried once more.
 */
export function createRenderers({ count, read, log, start = startRenderer }: RenderersOptions): Renderers {
  const pool = keepRenderers({ count, log, start: (events) => start({ read, log, ...events }), onFree });
  // One place is left for others.
  const pagesAClient = Math.min(MOST_PAGES_A_CLIENT, count * PAGES_A_RENDERER - 1);
  const runningOf = countRunning();
  const counters = { rendered: 0, refused: 0 };
  const queue = createRenderQueue<Job>(MOST_WAITING * count, drop);

  function refuse(job: Job, why: string): void {
    counters.refused++;
    end(job, why);
  }

  function drop(job: Job): void {
    end(job, 'Nobody waits for it');
  }

  function end(job: Job, why: string): void {
    clearTimeout(job.expiry);
    job.reject(new RenderRefused(why, RETRY_SECONDS));
  }

  function add(job: Job): void {
    const expire = () => {
      if (queue.remove(job)) refuse(job, 'It waited too long');
    };
    job.expiry = setTimeout(expire, MOST_MILLISECONDS_WAITING);
    const leaving = queue.add(job);
    if (leaving) refuse(leaving, 'Too many pages are waiting');
    onFree();
  }

  function onFree(): void {
    for (let renderer = pool.free(); renderer; renderer = pool.free()) {
      const job = queue.take((client) => runningOf.count(client) < pagesAClient);
      if (!job) return;
      void run(job, renderer);
    }
  }

  async function run(job: Job, renderer: RendererProcess): Promise<void> {
    clearTimeout(job.expiry);
    runningOf.add(job.client, 1);
    const outcome = await renderer.render(job);
    runningOf.add(job.client, -1);
    if (outcome.kind === 'lost') {
      if (++job.attempts < MOST_ATTEMPTS) add(job);
      else refuse(job, 'The renderer was lost twice');
      return;
    }
    counters.rendered++;
    if (outcome.kind === 'rendered') job.resolve(outcome.answer);
    else job.reject(outcome.error);
    onFree();
  }

  return {
    start: pool.start,
    isStarting: pool.isStarting,
    started: pool.started,
    render: (request) =>
      new Promise((resolve, reject) => {
        add({ ...request, attempts: 0, resolve, reject });
      }),
    figures: () => ({ ...counters, ...pool.figures(), waiting: queue.size() }),
    close: pool.close,
  };
}

function countRunning() {
  const running = new Map<string, number>();
  const count = (client: string) => running.get(client) ?? 0;
  return {
    count,
    add(client: string | null, more: 1 | -1) {
      if (client === null) return;
      const left = count(client) + more;
      if (left > 0) running.set(client, left);
      else running.delete(client);
    },
  };
}
