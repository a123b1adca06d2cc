/** The page [skip, skip + limit) of a list. */
export function pageOf(indexes: Int32Array, { skip, limit }: { skip: number; limit: number }): Int32Array {
  return indexes.subarray(Math.min(skip, indexes.length), Math.min(skip + limit, indexes.length));
}
