/**
 * Puts strokes received as dots on the printed card `cardId`, beginning at its place `from` (0-based); strokes to
 * give back as circles. Null counts take them away. Returns how to take them away again.
 */
export function showStrokes(
  cardId: string | null,
  from: number,
  counts: readonly number[] | null,
): () => void {
  const card = [...document.querySelectorAll<HTMLElement>('table[data-card]')].find(
    (table) => table.dataset.card === cardId,
  );
  const row = card?.querySelector<HTMLElement>('.card-strokes');
  if (!row) return () => {};
  const write = (values: readonly number[] | null) => {
    row.hidden = values === null;
    for (const cell of row.querySelectorAll<HTMLElement>('[data-strokes]')) {
      const count = values?.[Number(cell.dataset.strokes) - from] ?? 0;
      cell.textContent = (count < 0 ? '○' : '●').repeat(Math.abs(count));
    }
  };
  write(counts);
  return () => write(null);
}
