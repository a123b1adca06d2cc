import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../store/open-dataset.ts';
import { renderCosts } from './admission.ts';
import { lookupOf, type PageLookup } from './page-lookups.ts';

/** What an address leads to, known without rendering anything. */
export type PageAddress =
  | {
      kind: 'page';
      /** What Next is asked for: the path, and the part of the query that changes the page. */
      target: string;
      /** What a render of it costs, in renders of an ordinary page. */
      cost: number;
    }
  | { kind: 'moved'; status: 301 | 308; path: string }
  | { kind: 'missing' };

export type FindPage = (path: string, query: string, dataset: Dataset) => PageAddress;

/** Next's own, and those that no visitor asks for. */
const INTERNAL = /^\/(_|fallback\/|revalidate$|\[\.\.\.missing\]$)/;

/** The paths of all routes of `app/`, from the list that `next build` writes, as English has them: `/golfs/[slug]`. */
export function readRoutes(buildFolder: string): string[] {
  const file = join(buildFolder, 'app-path-routes-manifest.json');
  const routes: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(routes).map(withoutLanguage);
}

/** `/golfs/[slug]` of `/[language]/golfs/[slug]`. */
export function withoutLanguage(route: string): string {
  return route.replace(/^\/\[language\](?=\/|$)/, '') || '/';
}

/** Pages that don't exist are known here, so they never cost a render. */
export function createFindPage(routes: readonly string[]): FindPage {
  const findRoute = createRouter(routes.filter((path) => !INTERNAL.test(path)));

  const find = (path: string, query: string, dataset: Dataset): PageAddress => {
    const segments = path.split('/').map(unescaped);
    if (!segments.every(isName)) return { kind: 'missing' };
    const isFolder = segments.length > 2 && segments.at(-1) === '';
    if (isFolder) segments.pop();
    const canonical = segments.join('/');
    const found = findRoute(canonical);
    if (found === null) return { kind: 'missing' };
    const { exists, leadsTo, cost = renderCosts.page, reads = [], chooses = {} } = found.lookup;
    const other = leadsTo?.(dataset, found.parameters);
    if (other) return { kind: 'moved', status: 308, path: other };
    if (exists && !exists(dataset, found.parameters)) return { kind: 'missing' };
    if (isFolder) return { kind: 'moved', status: 308, path: canonical };
    return { kind: 'page', target: canonical + readPart(query, reads) + chosenPart(query, chooses), cost };
  };

  return (path, query, dataset) => {
    const found = find(path, query, dataset);
    const plain = found.kind === 'missing' ? plainSpelling(path) : path;
    if (plain === path) return found;
    const other = find(plain, '', dataset);
    return other.kind === 'page' ? { kind: 'moved', status: 301, path: plain } : other;
  };
}

/** An address in small letters, without the space that follows one copied from a text; as it is if it has others. */
function plainSpelling(path: string): string {
  const segments = path.split('/').map((segment) => unescaped(segment).trim().toLowerCase());
  return segments.every(isName) ? segments.join('/') : path;
}

type RouteOfPage = { lookup: PageLookup; parameters: readonly string[] };

/** A fixed segment goes before a parameter in its place. */
function createRouter(paths: readonly string[]): (path: string) => RouteOfPage | null {
  const routes = paths
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))
    .map((path) => ({ pattern: toPattern(path), lookup: lookupOf(path) }));
  return (path) => {
    for (const { pattern, lookup } of routes) {
      const match = pattern.exec(path);
      if (match) return { lookup, parameters: match.slice(1) };
    }
    return null;
  };
}

const rank = (path: string) => path.replaceAll('[', '\uffff');

function toPattern(path: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replaceAll(/\[\\\.\\\.\\\.\w+\]/g, '(.+)')
    .replaceAll(/\[\w+\]/g, '([^/]+)');
  return new RegExp(`^${source}$`);
}

/** The part of a query that a page reads, always in one order, so that invented queries add no pages. */
function readPart(query: string, reads: readonly string[]): string {
  if (reads.length === 0 || query === '') return '';
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams(reads.flatMap((name) => given.getAll(name).map((value) => [name, value])));
  return kept.size > 0 ? `?${kept}` : '';
}

/** Other values are ignored. */
function chosenPart(query: string, chooses: NonNullable<PageLookup['chooses']>): string {
  const given = new URLSearchParams(query);
  const chosen = Object.entries(chooses).flatMap(([name, values]) => {
    const value = given.get(name);
    return value !== null && values.includes(value) ? [[name, value]] : [];
  });
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** Slugs and file names fit into a header and into Next's target as they are; what else is decoded may not. */
function isName(segment: string): boolean {
  return /^[a-z0-9-]*(\.[a-z]+)?$/.test(segment);
}

function unescaped(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
