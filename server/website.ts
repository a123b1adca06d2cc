import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SITE_HEADER } from '#lib/site/site-header.ts';
import { createAdmission, RenderRefused } from './pages/admission.ts';
import { askNext } from './pages/ask-next.ts';
import { createFindPage, readRoutes } from './pages/find-page.ts';
import { keepNext, NEXT_COMMAND, type NextProcess, START_MILLISECONDS } from './pages/next-process.ts';
import { createPageSecurity } from './pages/page-security.ts';
import { createPages, editionOf, KEPT_BRIEFLY, type Pages, type PagesOptions } from './pages/pages.ts';
import { createPageRenders } from './pages/render-pages.ts';
import { openStaticFiles } from './pages/static-files.ts';
import type { Settings } from './settings.ts';
import type { Dataset } from './store/open-dataset.ts';

export type WebsiteParts = {
  /** The front itself, from which pages read. */
  server: Server;
  dataset: () => Dataset | null;
  /** Exempts what pages read from the quota. */
  siteSecret: string;
  onError: PagesOptions['onError'];
};

export type Website = Pages & {
  /** Next is on its way: pages would have to wait for it. */
  isStarting: () => boolean;
  /** `rendered`, `refused` and `replaced` only grow. */
  figures: () => Record<'ready' | 'waiting' | 'rendered' | 'refused' | 'replaced', number>;
  close: () => void;
};

/** A few hundred pages. */
const KEPT_BYTES = 32 * 1024 * 1024;
const REFUSAL_MILLISECONDS = 250;
const BUILD = join(process.cwd(), '.next');
const FOREVER = 'public, max-age=31536000, immutable';

/** Null where the site isn't built. The API answers while Next starts; early requests for pages wait. */
export function startWebsite(
  { settings, log }: { settings: Settings; log: Logger },
  { server, dataset, siteSecret: secret, onError }: WebsiteParts,
): Website | null {
  if (!existsSync(join(BUILD, 'BUILD_ID'))) {
    log.warn("The site isn't built (npm run build): only the API answers");
    return null;
  }
  const turns = createAdmission(settings.rendersPerSecond, () => next.origin() !== null);
  const next = keepNext({
    log,
    command: NEXT_COMMAND,
    environment: () => ({
      API_BASE_URL: `${addressOf(server)}/v2`,
      SITE_SECRET: secret,
      SITE_URL: settings.siteUrl,
      NEXT_TELEMETRY_DISABLED: '1',
    }),
    greet: (origin) => greet(origin, secret),
    onReady: turns.next,
  });
  server.once('listening', next.start);
  const { render, rendered } = createPageRenders({
    ask: async (request) => askNext(addressNow(next), request),
    revalidate: async () => revalidate(addressNow(next), secret),
    replace: next.replace,
    turns,
    edition: () => editionOf(dataset()),
    log,
  });
  const pages = createPages({
    dataset,
    render,
    onError,
    find: createFindPage(readRoutes(BUILD)),
    files: openStaticFiles([
      { root: '/_next/static/', folder: join(BUILD, 'static'), cacheControl: FOREVER },
      { root: '/', folder: join(process.cwd(), 'public'), cacheControl: KEPT_BRIEFLY },
    ]),
    admit: turns.admit,
    security: createPageSecurity(settings),
    maxBytes: KEPT_BYTES,
    refusalMilliseconds: REFUSAL_MILLISECONDS,
  });
  return {
    ...pages,
    isStarting: next.isStarting,
    figures: () => ({
      ...turns.figures(),
      ready: next.origin() === null ? 0 : 1,
      rendered: rendered(),
      replaced: next.replaced(),
    }),
    close: next.close,
  };
}

function addressNow(next: NextProcess): string {
  const origin = next.origin();
  if (origin === null) throw new RenderRefused("Next isn't there");
  return origin;
}

/** Has Next load what all pages need, by asking for a first one: on a slow machine that takes longer than a page may. */
async function greet(origin: string, secret: string): Promise<void> {
  await revalidate(origin, secret);
  const signal = AbortSignal.timeout(START_MILLISECONDS);
  await (await fetch(`${origin}/fallback/failed`, { signal })).text();
}

const REVALIDATION_MILLISECONDS = 8_000;

/** Next takes note that all that it keeps is old (`app/revalidate`). */
async function revalidate(origin: string, secret: string): Promise<void> {
  const response = await fetch(`${origin}/revalidate`, {
    method: 'POST',
    headers: { [SITE_HEADER]: secret },
    signal: AbortSignal.timeout(REVALIDATION_MILLISECONDS),
  });
  if (!response.ok) throw new Error(`Next answers ${response.status} to a publish`);
}

/** The address for this machine, no matter what HOST says. */
function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  if (address === '::' || address === '0.0.0.0') return `http://127.0.0.1:${port}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}
