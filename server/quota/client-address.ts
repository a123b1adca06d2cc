import { isIP } from 'node:net';

/** What a request is counted under: its client's address, shortened to what shares a quota. */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  return quotaKey(believedAddress(socketAddress, forwardedFor, trustedHops));
}

/**
 * The address of a request's client: the socket's, or with `trustedHops` proxies in front the one that the farthest of
 * them saw. `X-Forwarded-For` is read from its end, because only the entries that our own proxies added can be
 * believed: a caller can put anything before them.
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

/** `[::1]:443` and `192.0.2.1:443`, as some proxies write them, without brackets and port. */
function withoutPort(entry: string): string {
  if (!entry.includes(':')) return entry;
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry);
  if (bracketed) return bracketed[1]!;
  return /^[\d.]+:\d+$/.test(entry) ? entry.slice(0, entry.lastIndexOf(':')) : entry;
}

/** What shares a quota: an IPv4 address; of an IPv6 address its /64, as one site holds all of it (RFC 6177). */
export function quotaKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped ? mapped[1]! : `${firstFourGroups(address.split('%')[0]!)}::/64`;
}

/** An address without what tells one client from its neighbours: an IPv4 /24, an IPv6 /48. */
export function networkOf(address: string): string {
  const shared = quotaKey(address);
  return shared.endsWith('::/64')
    ? `${shared.slice(0, -'::/64'.length).split(':').slice(0, 3).join(':')}::/48`
    : shared.replace(/\.\d+$/, '.0/24');
}

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups; it is never among the first four.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
