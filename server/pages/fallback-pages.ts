import { failedPageTexts, language } from '#messages/messages.ts';
import type { Render, Rendered } from '../next/render.ts';

/** Pages that are shown in place of others (app/fallback). They have no address of their own. */
export const FALLBACK_FOLDER = '/fallback/';

const SECONDS_TO_A_DATASET = 10;
const MISSING = '/_not-found';

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
  const missing = async (requestId: string) => withStatus(await render(MISSING, requestId), 404);
  return {
    missing,
    async noDataset(requestId) {
      const page = await render(`${FALLBACK_FOLDER}no-dataset`, requestId);
      return withStatus(page, 503, { 'retry-after': String(SECONDS_TO_A_DATASET) });
    },
    async inPlaceOf(answer, requestId) {
      if (!isShell(answer)) return answer;
      if (answer.status === 404) return missing(requestId);
      const page = await render(`${FALLBACK_FOLDER}failed`, requestId);
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
