import type { Logger } from 'pino';
import { type Admission, RenderRefused, type Turn } from './admission.ts';
import type { NextAnswer, NextRequest } from './ask-next.ts';

export type RenderRequest = NextRequest & { turn: Turn };

/** `edition` is that of the dataset which the page was made from; null if another was published meanwhile. */
export type Rendered = NextAnswer & { edition: string | null };

/** Rejects with RenderRefused. */
export type Render = (request: RenderRequest) => Promise<Rendered>;

export type RenderOptions = {
  ask: (request: NextRequest) => Promise<NextAnswer>;
  /** Makes all that Next has kept old. */
  revalidate: () => Promise<void>;
  /** Next hangs, or fails without end: it's ended, and another started. */
  replace: (why: string) => void;
  turns: Pick<Admission, 'take'>;
  /** Which dataset the API answers from. */
  edition: () => string;
  log: Logger;
};

export type PageRenders = {
  render: Render;
  /** Pages made; only grows. */
  rendered: () => number;
};

const MOST_ATTEMPTS = 2;
/** Next may never recover from a failure (no descriptors, say), and doesn't say what it was. */
const MOST_FAILURES_IN_TURN = 3;

/** `render` throws RenderRefused. */
export function createPageRenders(options: RenderOptions): PageRenders {
  const { turns, replace, log } = options;
  const renderOnce = renderInEdition(options);
  let rendered = 0;
  let failuresInTurn = 0;

  const isOneFailureTooMany = ({ status }: NextAnswer): boolean => {
    failuresInTurn = status >= 500 ? failuresInTurn + 1 : 0;
    if (failuresInTurn < MOST_FAILURES_IN_TURN) return false;
    failuresInTurn = 0;
    return true;
  };

  const attempt = async ({ turn, ...request }: RenderRequest): Promise<Rendered | null> => {
    const end = await turns.take(turn);
    try {
      const page = await renderOnce(request);
      rendered++;
      if (!isOneFailureTooMany(page)) return page;
      replace(`${MOST_FAILURES_IN_TURN} pages in turn have failed`);
      return null;
    } catch (error) {
      log.error({ err: error, target: request.target }, "Next doesn't answer");
      if (!isOfThisProcess(error)) replace("it doesn't answer");
      return null;
    } finally {
      end();
    }
  };

  return {
    async render(request) {
      for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts++) {
        const page = await attempt(request);
        if (page !== null) return page;
      }
      throw new RenderRefused('Next was lost twice');
    },
    rendered: () => rendered,
  };
}

/**
 * No page of an edition is made before Next knows that those of the one before are old. It learns that when the last of
 * these has been made, or it would keep that one as new.
 */
function renderInEdition({ ask, revalidate, edition }: RenderOptions) {
  const running = new Set<Promise<unknown>>();
  let known: { edition: string; knows: Promise<unknown> } | null = null;

  const tell = (current: string): Promise<unknown> => {
    if (known?.edition === current) return known.knows;
    const knows = Promise.allSettled(running).then(revalidate);
    const attempt = { edition: current, knows };
    known = attempt;
    knows.catch(() => {
      if (known === attempt) known = null;
    });
    return knows;
  };

  return async (request: NextRequest): Promise<Rendered> => {
    const current = edition();
    await tell(current);
    const asked = ask(request);
    running.add(asked);
    const answer = await asked.finally(() => running.delete(asked));
    return { ...answer, edition: edition() === current ? current : null };
  };
}

/** Out of descriptors: Next may be well. */
function isOfThisProcess(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && (cause.code === 'EMFILE' || cause.code === 'ENFILE');
}
