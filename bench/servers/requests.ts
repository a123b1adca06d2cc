/** What is asked for: paths with their queries in turn, and headers that every request carries. */
export type Asked = { targets: readonly string[]; headers: Readonly<Record<string, string>> };

/** Callers who share the load: so many that none of them comes near five requests a second. */
const CALLERS = 32_768;

/** Requests for the targets as bytes (HTTP/1.1), each from another caller behind a proxy. */
export function toRequests({ targets, headers }: Asked): Buffer[] {
  return Array.from({ length: CALLERS }, (_, caller) => {
    const address = `10.0.${caller >> 8}.${caller & 255}`;
    const fields = Object.entries({ Host: 'golf.example', 'X-Forwarded-For': address, ...headers });
    const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    return Buffer.from(`GET ${targets[caller % targets.length]} HTTP/1.1\r\n${lines}\r\n`);
  });
}
