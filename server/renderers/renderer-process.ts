import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { SiteFacts } from '#lib/api/in-process-client.ts';
import { ownBytes } from '#lib/cache/bounded-cache.ts';
import type { ApiHandler } from '../http/api-message.ts';
import { errorAnswer } from '../http/refuse.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { siteFacts } from '../store/site-facts.ts';
import type { FromRenderer, ToRenderer } from './messages.ts';
import { type RenderedPage, type SourcesOfPage, writeDownSources } from './page-sources.ts';

/** `dataset` is the one that the page reads; null if there isn't one, or if pages read another instance. */
export type PageToRender = { target: string; requestId: string; dataset: Dataset | null };

/** Lost: before it answered, the renderer ended or couldn't be trusted. */
export type RenderOutcome =
  | { kind: 'rendered'; answer: RenderedPage }
  | { kind: 'failed'; error: unknown }
  | { kind: 'lost' };

export type RendererEvents = {
  onReady: () => void;
  /** After each answer: it may take another page. */
  onFree: () => void;
  /** It should be replaced, and works until it is. */
  onWorn: (reason: string) => void;
  onGone: (how: { code: number | null; signal: NodeJS.Signals | null }) => void;
};

export type RendererOptions = RendererEvents & {
  /** The API, for what pages read. */
  read: ApiHandler;
  log: Logger;
};

export type RendererProcess = {
  pid: () => number | undefined;
  isReady: () => boolean;
  running: () => number;
  residentBytes: () => number;
  render: (page: PageToRender) => Promise<RenderOutcome>;
  /** At once, whatever it's doing. */
  kill: () => void;
};

/** V8 ends the process when its heap outgrows this. */
const HEAP_MEGABYTES = 180;
const MOST_RESIDENT_BYTES = 440 * 1024 * 1024;
/** A page that takes longer has hung the renderer. */
const MOST_MILLISECONDS = 8_000;
/** Next may never recover from a failure, and doesn't always say what it was. */
const MOST_FAILURES_IN_TURN = 3;
/** A nice value. The front's is 0: answering comes first. */
const PRIORITY = 10;

type Running = PageToRender & {
  sources: SourcesOfPage | null;
  settle: (outcome: RenderOutcome) => void;
  expiry: NodeJS.Timeout;
};

export function startRenderer(options: RendererOptions): RendererProcess {
  const { log } = options;
  const running = new Map<number, Running>();
  const child = forkRenderer();
  const state = { isReady: false, isGone: false, residentBytes: 0 };
  let lastId = 0;

  const settle = (id: number, outcome: RenderOutcome) => {
    const one = running.get(id);
    if (!one) return;
    clearTimeout(one.expiry);
    running.delete(id);
    one.settle(outcome);
  };
  const end = (code: number | null, signal: NodeJS.Signals | null) => {
    if (state.isGone) return;
    Object.assign(state, { isGone: true, isReady: false });
    for (const id of running.keys()) settle(id, { kind: 'lost' });
    options.onGone({ code, signal });
  };
  child.on('message', createReceiver(child, { options, state, running, settle }));
  child.once('exit', end);
  // It couldn't be started: no descriptors, no memory.
  child.once('error', (error) => {
    log.error({ err: error }, 'A renderer failed');
    end(null, null);
  });

  return {
    pid: () => child.pid,
    isReady: () => state.isReady,
    running: () => running.size,
    residentBytes: () => state.residentBytes,
    render: (page) =>
      new Promise((settleOne) => {
        const id = ++lastId;
        const { target, requestId, dataset } = page;
        let facts: SiteFacts | null;
        try {
          facts = dataset && siteFacts(dataset);
        } catch (error) {
          settleOne({ kind: 'failed', error });
          return;
        }
        const expire = () => {
          log.error({ target: page.target, milliseconds: MOST_MILLISECONDS }, 'A renderer hangs');
          state.isReady = false;
          child.kill('SIGKILL');
        };
        const expiry = setTimeout(expire, MOST_MILLISECONDS);
        const sources = dataset && writeDownSources(options.read, dataset);
        running.set(id, { ...page, sources, settle: settleOne, expiry });
        send(child, { kind: 'render', id, target, requestId, facts });
      }),
    kill: () => void child.kill('SIGKILL'),
  };
}

function send(child: ChildProcess, message: ToRenderer): void {
  // A child that's ending can't be written to; when it has ended, its pages are settled.
  if (child.connected) child.send(message, () => {});
}

type Receiving = {
  options: RendererOptions;
  state: { isReady: boolean; residentBytes: number };
  running: ReadonlyMap<number, Running>;
  settle: (id: number, outcome: RenderOutcome) => void;
};

function createReceiver(child: ChildProcess, { options, state, running, settle }: Receiving) {
  const { read, log, onReady, onFree, onWorn } = options;
  let failuresInTurn = 0;
  const answerRead = async ({ read: id, render, request }: Extract<FromRenderer, { kind: 'read' }>) => {
    const page = running.get(render);
    const { requestId } = request;
    const answered = page?.sources?.read(request) ?? (page && read({ ...request, dataset: page.dataset }));
    const response = answered ? await answered : isOver(requestId);
    send(child, { kind: 'answer', read: id, response });
  };
  /** Pages that failed because of the renderer are tried in another. */
  const settleUnlessFaulty = (id: number, outcome: RenderOutcome, isFaulty: boolean) => {
    const isFailure =
      outcome.kind === 'failed' || (outcome.kind === 'rendered' && outcome.answer.status >= 500);
    failuresInTurn = isFailure ? failuresInTurn + 1 : 0;
    const isLost = isFaulty || failuresInTurn >= MOST_FAILURES_IN_TURN;
    if (isLost) {
      // Pages that are tried again mustn't come back here.
      state.isReady = false;
      child.kill('SIGKILL');
    }
    settle(id, isLost ? { kind: 'lost' } : outcome);
    if (!isLost) onFree();
  };
  const takeAnswer = ({ id, answer, isFaulty, ...rest }: Extract<FromRenderer, { kind: 'rendered' }>) => {
    state.residentBytes = rest.residentBytes;
    const { buffer, byteOffset, byteLength } = answer.body;
    const body = ownBytes(Buffer.from(buffer, byteOffset, byteLength));
    const page = running.get(id);
    const made = { version: page?.dataset?.version, sources: page?.sources?.all() };
    settleUnlessFaulty(id, { kind: 'rendered', answer: { ...answer, ...made, body } }, isFaulty);
    if (rest.residentBytes > MOST_RESIDENT_BYTES) onWorn('it outgrew its memory');
  };
  return (message: FromRenderer): void => {
    if (message.kind === 'read') void answerRead(message);
    else if (message.kind === 'rendered') takeAnswer(message);
    else if (message.kind === 'log') log[message.level](message.details, message.message);
    else if (message.kind === 'failed') {
      settleUnlessFaulty(message.id, { kind: 'failed', error: message.error }, message.isFaulty);
    } else {
      state.isReady = true;
      lowerPriority(child);
      onReady();
    }
  };
}

function forkRenderer(): ChildProcess {
  return fork(fileURLToPath(new URL('./renderer.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`, '--max-semi-space-size=4'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * On Linux a priority belongs to a thread, which inherits it only when it starts. V8's threads, which
 * collect garbage, and libuv's, which compress pages, are running already.
 */
export function lowerPriority({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return;
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, PRIORITY);
    } catch {
      // It has ended already.
    }
  }
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    // Elsewhere a priority is the whole process's.
    return [pid];
  }
}

function isOver(requestId: string) {
  const problem = { error: 'unavailable', message: 'This render is over.' } as const;
  const { headers, ...answer } = errorAnswer(problem, requestId);
  return { ...answer, headers: Object.entries(headers).flat() };
}
