/**
 * The pages before and after in a list (RFC 8288), relative to the request's own address, for the end of a `Link`
 * header. `query` is raw; only its `skip` changes.
 */
export function pageLinks(query: string, { skip, limit }: Record<string, unknown>, hasMore: boolean): string {
  const from = Number(skip);
  const count = Number(limit);
  if (from <= 0 && !hasMore) return '';
  const others = safely(query.replace(/(^|&)skip=[^&]*/g, '').replace(/^&/, ''));
  const start = others === '' ? ', <?skip=' : `, <?${others}&skip=`;
  const previous = from > 0 ? `${start}${Math.max(0, from - count)}>; rel="prev"` : '';
  return hasMore ? `${previous}${start}${from + count}>; rel="next"` : previous;
}

/** A caller may send characters that would end the address. */
function safely(query: string): string {
  return query.replace(/[^!$%&'()*+,\-./:;=?@\w~]/g, (character) => encodeURIComponent(character));
}
