const words = (text: string) => text.trim().split(/\s+/);
const lines = (text: string) => text.trim().split('\n');

const API_PATHS = words(
  '/v2/golfs /v2/golfs/profile/ /v2/search/golfs /v2/search/map/golfs /tiles/ /basemap/',
);
const PAGE_PATHS = words(`
  / /golfs/ /golf-courses/ /best/world /_next/static/ /_next/image /search /data
  /sitemaps/index /fallback/failed /golfs/x/llm.md /api/x /shapes/land.svg /healthz`);
const BITS = [
  ...words(`
    % %00 %ff .. /../../etc/passwd %2e%2e%2f //evil.example \\ ?q= ?_rsc= &limit= é [ ] { | ^ \` * @ # ; %5c 1e9
    __proto__ constructor .json .txt .rsc ?url=http://evil.example&w=64&q=75 :80 ?lat=NaN&long=1e400 ?skip=-1
    ?limit=99999999999999999999 %F0%9F%8F%8C <script>alert(1)</script>`),
  ...['\t', ' x', "' OR 1=1 --", 'a'.repeat(3000)],
];
const HEADERS = [
  ...lines(`
RSC: 1
Next-Action: x
Next-Router-State-Tree: %5B%22%22
Next-Router-State-Tree: [[[
Next-Router-Prefetch: 1
Next-Router-Segment-Prefetch: /../x
Next-Url: http://[
Purpose: prefetch
x-middleware-subrequest: middleware
x-matched-path: /secret
x-invoke-path: /x
x-now-route-matches: 1=x
Range: bytes=0-1
Range: bytes=a
Range: bytes=0-,1-,2-
Expect: 100-continue
Expect: nonsense
Accept-Encoding: \x01
Accept-Encoding: br;q=x
If-None-Match: *
If-None-Match: "
If-Modified-Since: x
X-Forwarded-For: ,,,
X-Forwarded-Host: [
X-Forwarded-Proto: javascript
Host: evil.example:99999
Content-Type: multipart/form-data; boundary=
Transfer-Encoding: chunked
Transfer-Encoding: gzip
Content-Length: 5
Content-Length: 5, 6
Content-Length: 99999999
Content-Length: -1
X: \x7f
X:\0
`),
  ...[' X: folded', 'Upgrade: websocket\r\nConnection: Upgrade', `Cookie: ${'a=b;'.repeat(500)}`],
];
const METHODS = words('GET GET GET GET HEAD POST PUT OPTIONS TRACE CONNECT PATCH BREW');
const BODIES = [
  ...['', '', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'ffffffffffff\r\n'],
  ...['{"a":', '\0\0\0', 'GET / HTTP/1.1\r\n\r\n'],
];

/**
 * Hostile requests without end, the same for the same `random`, whose numbers are in [0, 1). Without pages
 * none is asked for, not by a changed byte either: in a site that isn't built each would fail.
 */
export function createHostileRequests(random: () => number, withPages: boolean): () => Buffer {
  const paths = withPages ? [...API_PATHS, ...PAGE_PATHS] : API_PATHS;
  const pick = (parts: readonly string[]) => parts[Math.floor(random() * parts.length)]!;
  const some = (parts: readonly string[]) =>
    Array.from({ length: Math.floor(random() * 4) }, () => pick(parts));
  return () => {
    const path = pick(paths);
    const rest = some(BITS).join('');
    const head = ['Host: x', ...some(HEADERS), 'Connection: close'].join('\r\n');
    const version = random() < 0.9 ? '1.1' : '1.0';
    const start = `${pick(METHODS)} ${path}`;
    const request = `${start}${rest} HTTP/${version}\r\n${head}\r\n\r\n${pick(BODIES)}`;
    return mutated(Buffer.from(request), random, withPages ? 0 : start.length);
  };
}

/** One in five gets a few bytes changed from `start` on. */
function mutated(request: Buffer, random: () => number, start: number): Buffer {
  if (random() > 0.2) return request;
  for (let changes = 1 + Math.floor(random() * 4); changes > 0; changes--) {
    request[start + Math.floor(random() * (request.length - start))] = Math.floor(random() * 256);
  }
  return request;
}
