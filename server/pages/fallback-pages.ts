import { darkColours, lightColours } from '#lib/site/colours.ts';
import { busyPageTexts, failedPageTexts, language, tooManyPagesTexts } from '#messages/messages.ts';
import { packPage } from '../renderers/pack-page.ts';
import type { RenderedPage } from '../renderers/page-sources.ts';
import type { Dataset } from '../store/open-dataset.ts';

/** Pages that are shown in place of others. They have no address of their own. */
const NO_DATASET = '/fallback/no-dataset';
const FAILED = '/fallback/failed';
const MISSING = '/_not-found';

const SECONDS_TO_A_DATASET = 10;

/** What a page is made for. */
export type PageReader = { requestId: string; dataset: Dataset | null };

/** A page of our own, which no client pays for. */
export type RenderOurs = (target: string, reader: PageReader) => Promise<RenderedPage>;

export type FallbackPages = {
  missing: (reader: PageReader) => Promise<RenderedPage>;
  /** With status 503. */
  noDataset: (requestId: string) => Promise<RenderedPage>;
  /**
   * Next's document for a missing or failed page is a shell that only scripts fill: we send a whole page with
   * the same status. Other answers stay as they are.
   */
  inPlaceOf: (answer: RenderedPage, reader: PageReader) => Promise<RenderedPage>;
};

export function createFallbackPages(render: RenderOurs): FallbackPages {
  let keptNoDataset: RenderedPage | null = null;
  let keptMissing: { version: string; page: RenderedPage } | null = null;
  const missing = async (reader: PageReader) => {
    const version = reader.dataset?.version;
    if (keptMissing !== null && keptMissing.version === version) return keptMissing.page;
    const page = await render(MISSING, reader);
    if (page.status >= 500) return page;
    const answer = withStatus(page, 404);
    if (version !== undefined) keptMissing = { version, page: answer };
    return answer;
  };
  return {
    missing,
    async noDataset(requestId) {
      if (keptNoDataset) return keptNoDataset;
      const page = await render(NO_DATASET, { requestId, dataset: null });
      const answer = withStatus(page, 503, { 'retry-after': String(SECONDS_TO_A_DATASET) });
      if (page.status === 200) keptNoDataset = answer;
      return answer;
    },
    async inPlaceOf(answer, reader) {
      if (!answer.isShell) return answer;
      if (answer.status === 404) return missing(reader);
      const page = await render(FAILED, reader);
      return withStatus(page.isShell ? await failedPage() : page, answer.status);
    },
  };
}

/** If not even the page for failures can be rendered. */
function failedPage(): Promise<RenderedPage> {
  const { tab, title, advice } = failedPageTexts;
  return plainPage(500, plainDocument(tab, title, advice));
}

/** No renderer has time for the page. Made without one. */
export function busyPage(retrySeconds: number): Promise<RenderedPage> {
  const { tab, title, advice } = busyPageTexts;
  return plainPage(503, plainDocument(tab, title, advice), retrySeconds);
}

/** This client has asked for too much. */
export function tooManyPagesPage(retrySeconds: number): Promise<RenderedPage> {
  const { tab, title, advice } = tooManyPagesTexts;
  return plainPage(429, plainDocument(tab, title, advice(retrySeconds)), retrySeconds);
}

function plainPage(status: number, document: string, retrySeconds?: number): Promise<RenderedPage> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(retrySeconds !== undefined && { 'retry-after': String(retrySeconds) }),
  };
  return packPage({ status, headers, body: Buffer.from(document) });
}

type Colour = keyof typeof lightColours & keyof typeof darkColours;
const colour = (name: Colour) => `light-dark(${lightColours[name]}, ${darkColours[name]})`;

/** Styled by attributes, since it has no renderer's style sheets and may have no style element (decision 096). */
const PLAIN_STYLES = {
  html: `color-scheme: light dark; background: ${colour('--paper')}; color: ${colour('--ink')}`,
  body: 'max-width: 34rem; margin: 22vh auto; padding: 0 1.5rem; font: 1.125rem/1.6 system-ui, sans-serif',
  title: `margin: 0; font: 600 2.25rem/1.2 Georgia, serif; color: ${colour('--deep-green')}`,
};

function plainDocument(tab: string, title: string, advice: string): string {
  const { html, body, title: heading } = PLAIN_STYLES;
  return (
    `<!doctype html><html lang="${language}" style="${html}"><meta charset="utf-8"><meta name="robots" content="noindex">` +
    `<meta name="viewport" content="width=device-width"><title>${tab}</title>` +
    `<body style="${body}"><h1 style="${heading}">${title}</h1><p>${advice}</p>\n`
  );
}

function withStatus(page: RenderedPage, status: number, headers = {}): RenderedPage {
  return { ...page, status, headers: { ...page.headers, 'cache-control': 'no-store', ...headers } };
}
