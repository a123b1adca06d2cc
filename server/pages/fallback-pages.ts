import { darkColours, lightColours } from '#lib/site/colours.ts';
import { busyPageTexts, failedPageTexts, tooManyPagesTexts } from '#messages/en/site.ts';
import { english } from '#messages/languages.ts';
import { OURS } from './admission.ts';
import type { UnfinishedPage } from './finished-page.ts';
import type { Render, Rendered } from './render-pages.ts';

/** Pages that are shown in place of others. They have no address of their own. */
const NO_DATASET = '/fallback/no-dataset';
const FAILED = '/fallback/failed';
const MISSING = '/fallback/missing';

const SECONDS_TO_A_DATASET = 10;

export type FallbackPages = {
  missing: (requestId: string) => Promise<Rendered>;
  /** The page that says so, with status 503. */
  noDataset: (requestId: string) => Promise<Rendered>;
  /**
   * Next's document for a missing or failed page is a shell that only scripts fill: visitors get a whole page with
   * the same status. Other answers stay as they are.
   */
  inPlaceOf: (answer: Rendered, requestId: string) => Promise<Rendered>;
};

/** They are kept like other pages, in `pages.ts`. */
export function createFallbackPages(render: Render): FallbackPages {
  const renderOurs = (target: string, requestId: string) => render({ target, requestId, turn: OURS });
  const missing = async (requestId: string) => {
    const page = await renderOurs(MISSING, requestId);
    return page.status >= 500 ? page : withStatus(page, 404);
  };
  return {
    missing,
    async noDataset(requestId) {
      const page = await renderOurs(NO_DATASET, requestId);
      return withStatus(page, 503, { 'retry-after': String(SECONDS_TO_A_DATASET) });
    },
    async inPlaceOf(answer, requestId) {
      if (!isShell(answer)) return answer;
      if (answer.status === 404) return missing(requestId);
      const page = await renderOurs(FAILED, requestId);
      const whole = isShell(page) ? { ...plainPage(500), edition: null } : page;
      return withStatus(whole, answer.status);
    },
  };
}

function isShell({ status, headers, body }: UnfinishedPage): boolean {
  const isDocument = headers['content-type']?.startsWith('text/html') ?? false;
  return isDocument && (status === 404 || status >= 500) && body.includes('id="__next_error__"');
}

function withStatus<Page extends UnfinishedPage>(page: Page, status: number, headers = {}): Page {
  return { ...page, status, headers: { ...page.headers, 'cache-control': 'no-store', ...headers } };
}

/**
 * A page that Next has no part in: not even its page for failures can be rendered (500), it has no time or isn't there (503),
 * or this client has asked for too much (429).
 */
export function plainPage(status: 429 | 500 | 503, retrySeconds?: number): UnfinishedPage {
  const texts = { 429: tooManyPagesTexts, 500: failedPageTexts, 503: busyPageTexts }[status];
  const { tab, title } = texts;
  const advice = typeof texts.advice === 'string' ? texts.advice : texts.advice(retrySeconds ?? 1);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(retrySeconds !== undefined && { 'retry-after': String(retrySeconds) }),
  };
  return { status, headers, body: Buffer.from(plainDocument(tab, title, advice)) };
}

type Colour = keyof typeof lightColours & keyof typeof darkColours;
const colour = (name: Colour) => `light-dark(${lightColours[name]}, ${darkColours[name]})`;

/** Styled by attributes, since it has no style sheets of Next's and may have no style element (decision 096). */
const PLAIN_STYLES = {
  html: `color-scheme: light dark; background: ${colour('--paper')}; color: ${colour('--ink')}`,
  body: 'max-width: 34rem; margin: 22vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif',
  title: `margin: 0; font: 600 2.25rem/1.2 Georgia, serif; color: ${colour('--deep-green')}`,
};

function plainDocument(tab: string, title: string, advice: string): string {
  const { html, body, title: heading } = PLAIN_STYLES;
  return (
    `<!doctype html><html lang="${english.code}" style="${html}"><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width"><title>${tab}</title>` +
    `<body style="${body}"><h1 style="${heading}">${title}</h1><p>${advice}</p>\n`
  );
}
