/** A distance in whole metres and yards; the page's switch shows one of the two. */
export function Length({ metres }: { metres: number }) {
  return (
    <>
      <span data-unit="m">{Math.round(metres)} m</span>
      <span data-unit="yd">{Math.round(metres / 0.9144)} yd</span>
    </>
  );
}
