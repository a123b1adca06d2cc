/** Columns of equal width after the first: tables under each other then stand in line. */
export function ComparedColumns({ count }: { count: number }) {
  return (
    <colgroup>
      <col className="comparison-head" />
      {Array.from({ length: count }, (_, index) => (
        <col key={index} />
      ))}
    </colgroup>
  );
}
