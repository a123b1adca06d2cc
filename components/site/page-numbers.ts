/** The ends, the neighbours, and every page of a short list; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const shown = new Set([1, last, current - 1, current, current + 1]);
  if (last <= 9) for (let page = 1; page <= last; page++) shown.add(page);
  const pages = [...shown].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = index === 0 ? 0 : page - pages[index - 1]! - 1;
    if (gap === 0) return [page];
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}
