import { gunzipSync } from 'node:zlib';
import type { ApiResponse } from '../http/api-message.ts';
import { negotiateEncoding } from '../http/representation.ts';

/** For `Cache-Control`. */
export const LIFETIMES = {
  /** An address with the current version always gives the same bytes. */
  exact: 'public, max-age=31536000, immutable',
  /** An outdated address gives another version's tile. */
  outdated: 'no-store',
  /** A picture may be a day older than the page. */
  picture: 'public, max-age=86400',
  /** Names the current version. */
  tileJson: 'no-cache',
};

export type TileSet = { minZoom: number; maxZoom: number; layers: readonly string[] };

export function sendTileJson(path: string, { minZoom, maxZoom, layers }: TileSet): ApiResponse {
  const document = {
    tilejson: '3.0.0',
    tiles: [path],
    minzoom: minZoom,
    maxzoom: maxZoom,
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  };
  return send('application/json', LIFETIMES.tileJson, Buffer.from(JSON.stringify(document)));
}

export function sendTile(
  body: Uint8Array,
  {
    isGzipped,
    acceptEncoding,
    lifetime,
  }: { isGzipped: boolean; acceptEncoding: string | undefined; lifetime: string },
): ApiResponse {
  const takesGzip = negotiateEncoding(acceptEncoding, ['gzip']) === 'gzip';
  const sent =
    isGzipped && !takesGzip ? gunzipSync(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const answer = send('application/vnd.mapbox-vector-tile', lifetime, sent);
  answer.headers.push('Vary', 'Accept-Encoding');
  if (isGzipped && takesGzip) answer.headers.push('Content-Encoding', 'gzip');
  return answer;
}

export function send(type: string, cacheControl: string, body: Buffer): ApiResponse {
  const headers = [
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
    'Cache-Control',
    cacheControl,
  ];
  // Other sites' maps may show them, as their scripts may read the API.
  headers.push('Access-Control-Allow-Origin', '*', 'X-Content-Type-Options', 'nosniff');
  return { status: 200, headers, body };
}
