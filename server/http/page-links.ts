/**
 * The pages before and after in a list (RFC 8288), relative to the request's own address, for the end of a `Link`
 * header. `query` is raw; only its `skip` changes.
 */
export function pageLinks(query: string, { skip, limit }: Record<string, unknown>, hasMore: boolean): string {
  const [from, count] = [Number(skip), Number(limit)];
  const others = query.replace(/(^|&)skip=[^&]*/g, '').replace(/^&/, '');
  const link = (to: number, relation: string) =>
    `, <?${safely(others === '' ? `skip=${to}` : `${others}&skip=${to}`)}>; rel="${relation}"`;
  return (
    (from > 0 ? link(Math.max(0, from - count), 'prev') : '') + (hasMore ? link(from + count, 'next') : '')
  );
}

/** A caller may send characters that would end the address. */
function safely(query: string): string {
  return query.replace(/[^!$%&'()*+,\-./:;=?@\w~]/g, (character) => encodeURIComponent(character));
}
