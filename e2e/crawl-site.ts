type Visit = { status: number; html: string };

export type Crawl = {
  visited: ReadonlyMap<string, Visit>;
  /** Followed or not. */
  linked: ReadonlySet<string>;
  /** What's wrong, in sentences. */
  problems: readonly string[];
};

const AT_ONCE = 6;

/** Follows the wanted internal links from the home page and checks each page's HTML. */
export async function crawlSite(
  site: string,
  isWanted: (link: string, from: string) => boolean,
): Promise<Crawl> {
  const visited = new Map<string, Visit>();
  const problems: string[] = [];
  const waiting = ['/'];
  const linked = new Set(waiting);
  const taken = new Set(waiting);

  async function visit(path: string): Promise<string[]> {
    // Spares both sides the work.
    const headers = { 'Accept-Encoding': 'identity' };
    const response = await fetch(site + path, { redirect: 'manual', headers });
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const body = await response.text();
    visited.set(path, { status: response.status, html: isPage ? body : '' });
    if (response.status !== 200) problems.push(`${path} answers ${response.status}`);
    if (!isPage || response.status !== 200) return [];
    problems.push(...faultsOf(body).map((fault) => `${path} ${fault}`));
    return linksOf(body);
  }

  while (waiting.length > 0) {
    const paths = waiting.splice(0, AT_ONCE);
    const found = await Promise.all(paths.map(visit));
    // In the order of the pages, not of their answers: each crawl takes the same samples.
    for (const [index, path] of paths.entries()) {
      for (const link of found[index]!) {
        linked.add(link);
        if (taken.has(link) || !isWanted(link, path)) continue;
        taken.add(link);
        waiting.push(link);
      }
    }
  }
  return { visited, linked, problems };
}

function faultsOf(html: string): string[] {
  const text = html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<code[\s\S]*?<\/code>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const said = [...text.matchAll(/(?:^|[\s(])(null|NaN|undefined|\[object Object\])(?=$|[\s).,])/g)];
  const faults = said.map((match) => `says ${match[1]}`);
  if ((html.match(/<h1[\s>]/g) ?? []).length !== 1) faults.push('has not exactly one h1');
  if (!/<title>[^<]{5,}<\/title>/.test(html)) faults.push('has no title');
  if (!/<meta name="description" content="[^"]{20,}"/.test(html)) faults.push('has no description');
  return faults;
}

function linksOf(html: string): string[] {
  const document = html.replace(/<script[\s\S]*?<\/script>/g, '');
  return [...document.matchAll(/<a [^>]*?href="(\/[^"#]*)[^"]*"/g)].map((match) =>
    match[1]!.replaceAll('&amp;', '&'),
  );
}

export function canonicalOf(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href && new URL(href).pathname;
}

/** Listed ones, with repetitions. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(site + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      (match) => new URL(match[1]!).pathname,
    );
  const files = await locations('/sitemaps/index');
  return (await Promise.all(files.map(locations))).flat();
}
