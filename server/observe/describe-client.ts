import type { IncomingMessage } from 'node:http';
import { believedAddress, networkOf } from '../quota/client-address.ts';

/** How much of a client's address the log may hold. */
export type AddressDetail = 'none' | 'truncated' | 'full';

/** What the log says of a request's client: its address, its network, or (null) nothing at all. */
export function createClientDescription(
  detail: AddressDetail,
  trustedHops: number,
): ((request: IncomingMessage) => string) | null {
  if (detail === 'none') return null;
  return (request) => {
    const header = request.headers['x-forwarded-for'];
    const forwardedFor = Array.isArray(header) ? header.join(',') : header;
    const address = believedAddress(request.socket.remoteAddress ?? '', forwardedFor, trustedHops);
    return detail === 'full' ? address : networkOf(address);
  };
}
