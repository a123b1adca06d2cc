import { failedPageTexts, language } from '#messages/messages.ts';
import type { Render, Rendered } from '../next/render.ts';

/** Pages that are shown in place of others. They have no address of their own. */
const NO_DATASET = '/fallback/no-dataset';
const FAILED = '/fallback/failed';
const MISSING = '/_not-found';

const SECONDS_TO_A_DATASET = 10;

/** For when not even the failure page could be rendered. */
const LAST_RESORT =
  `<!doctype html><html lang="${language}"><title>${failedPageTexts.tab}</title>` +
  `<p>${failedPageTexts.title}. ${failedPageTexts.advice}</p>`;

export type FallbackPages = {
  missing: (requestId: string) => Promise<Rendered>;
  /** With status 503. */
  noDataset: (requestId: string) => Promise<Rendered>;
  /**
   * Next's document for a missing or failed page is a shell that only scripts fill: we send a whole page with
   * the same status. Other answers stay as they are.
   */
  inPlaceOf: (answer: Rendered, requestId: string) => Promise<Rendered>;
};

export function createFallbackPages(render: Render): FallbackPages {
  let keptNoDataset: Rendered | null = null;
  const missing = async (requestId: string) => {
    const page = await render(MISSING, requestId);
    return page.status < 500 ? withStatus(page, 404) : page;
  };
  return {
    missing,
    async noDataset(requestId) {
      if (keptNoDataset) return keptNoDataset;
      const page = await render(NO_DATASET, requestId);
      const answer = withStatus(page, 503, { 'retry-after': String(SECONDS_TO_A_DATASET) });
      if (page.status === 200) keptNoDataset = answer;
      return answer;
    },
    async inPlaceOf(answer, requestId) {
      if (!isShell(answer)) return answer;
      if (answer.status === 404) return missing(requestId);
      const page = await render(FAILED, requestId);
      return withStatus(isShell(page) ? { ...page, body: Buffer.from(LAST_RESORT) } : page, answer.status);
    },
  };
}

function isShell({ status, headers, body }: Rendered): boolean {
  if (status !== 404 && status < 500) return false;
  return String(headers['content-type']).startsWith('text/html') && body.includes('id="__next_error__"');
}

function withStatus(page: Rendered, status: number, headers = {}): Rendered {
  return { ...page, status, headers: { ...page.headers, 'cache-control': 'no-store', ...headers } };
}
