import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** The address that a request came from; "" where it came over no connection. */
export function addressOf(request: IncomingMessage | undefined, trustedHops: number): string {
  if (!request) return '';
  const { headers, socket } = request;
  const header = headers['x-forwarded-for'];
  const forwardedFor = Array.isArray(header) ? header.join(',') : header;
  return believedAddress(socket.remoteAddress ?? '', forwardedFor, trustedHops);
}

/**
 * The socket's address or, with `trustedHops` proxies in front, the one that the farthest of them saw.
 * `X-Forwarded-For` is read from its end, because a caller can put anything before what our own proxies
 * added.
 */
export function believedAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  if (trustedHops === 0 || forwardedFor === undefined) return socketAddress;
  let believed = socketAddress;
  let end = forwardedFor.length;
  for (let hop = 0; hop < trustedHops && end > 0; hop++) {
    const comma = forwardedFor.lastIndexOf(',', end - 1);
    const entry = withoutPort(forwardedFor.slice(comma + 1, end).trim());
    if (isIP(entry) === 0) break;
    believed = entry;
    end = comma;
  }
  return believed;
}

/** Some proxies write `[::1]:443` or `192.0.2.1:443`. */
function withoutPort(entry: string): string {
  if (!entry.includes(':')) return entry;
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry);
  if (bracketed) return bracketed[1]!;
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.lastIndexOf(':')) : entry;
}

/** An IPv4 address, or the /64 of an IPv6 address, because one site has all of it (RFC 6177). */
export function quotaKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1]! : `${firstFourGroups(address.split('%')[0]!)}::/64`;
}

/** The client and, for IPv6, the /48 it belongs to: one customer may have all of that. */
export function clientKeys(address: string): readonly string[] {
  const client = quotaKey(address);
  return client.endsWith('::/64') ? [client, networkOf(address)] : [client];
}

/** The network that an address is in, which doesn't identify one client: an IPv4 /24 or an IPv6 /48. */
export function networkOf(address: string): string {
  const shared = quotaKey(address);
  return shared.endsWith('::/64')
    ? `${shared.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`
    : shared.replace(/\.\d+$/, '.0/24');
}

function firstFourGroups(address: string): string {
  return expandIPv6(address.toLowerCase())
    .split(':')
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
