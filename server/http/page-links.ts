/**
 * The pages before and after in a list (RFC 8288), relative to the request's own address, as parts of a `Link`
 * header. `query` is raw; only its `skip` changes.
 */
export function pageLinks(
  query: string,
  { skip, limit }: Record<string, unknown>,
  hasMore: boolean,
): string[] {
  const from = Number(skip);
  const count = Number(limit);
  const link = (start: number, rel: string) => {
    const parameters = new URLSearchParams(`?${query}`);
    parameters.delete('skip');
    parameters.append('skip', String(start));
    return `<?${parameters}>; rel="${rel}"`;
  };
  return [
    ...(from > 0 ? [link(Math.max(0, from - count), 'prev')] : []),
    ...(hasMore ? [link(from + count, 'next')] : []),
  ];
}
