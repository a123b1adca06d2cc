import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedPage } from './finish-page.ts';

/** Sends a finished page; without its body to a client that has it already, or that asks for its headers alone. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  requestId: string,
): void {
  const isUnchanged = page.etag !== null && request.headers['if-none-match'] === page.etag;
  const headers = isUnchanged ? page.headersUnchanged : page.headers;
  response.writeHead(isUnchanged ? 304 : page.status, [...headers, 'X-Request-Id', requestId]);
  response.end(isUnchanged || request.method === 'HEAD' ? undefined : page.body);
}
