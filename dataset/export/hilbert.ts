const ORDER = 16;

/** Along the Hilbert curve over the world's longitudes and latitudes: neighbours get numbers near each other. */
export function hilbertOfPosition(longitude: number, latitude: number): number {
  const side = 2 ** ORDER;
  const toCell = (share: number) => Math.max(0, Math.min(side - 1, Math.floor(share * side)));
  return hilbertIndex(toCell((longitude + 180) / 360), toCell((latitude + 90) / 180), ORDER);
}

/** Of a cell in a square of 2^`order` cells a side (Hamilton & Rau-Chaplin; the curve that PMTiles numbers tiles by). */
export function hilbertIndex(column: number, row: number, order: number): number {
  let [x, y] = [column, row];
  let index = 0;
  for (let side = 2 ** (order - 1); side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0;
    const down = (y & side) > 0 ? 1 : 0;
    index += side * side * ((3 * right) ^ down);
    if (down === 0) {
      if (right === 1) {
        x = side - 1 - (x & (side - 1));
        y = side - 1 - (y & (side - 1));
      }
      [x, y] = [y & (side - 1), x & (side - 1)];
    } else {
      x &= side - 1;
      y &= side - 1;
    }
  }
  return index;
}
