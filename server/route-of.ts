import { isRootFile } from './api/agent-files/root-files.ts';
import type { Route } from './observe/traffic.ts';

/** Which part of the server answers a path. */
export function routeOf(path: string): Route {
  if (path === '/v2' || path.startsWith('/v2/')) return 'api';
  if (path.startsWith('/_next/')) return 'asset';
  if (path.startsWith('/tiles/') || path.startsWith('/basemap/')) return 'tile';
  if (path === '/healthz' || path === '/readyz') return 'probe';
  return isRootFile(path) ? 'file' : 'page';
}
