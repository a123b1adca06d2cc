/** A tile's place in the pyramid: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Reads the last three segments of a tile's URL (`4`, `8`, `5.mvt`); undefined unless they name a tile to `maxZoom`. */
export function parseTileAddress(segments: readonly string[], maxZoom: number): TileAddress | undefined {
  const [z = '', x = '', y = ''] = segments.slice(-3);
  const isNumber = /^(0|[1-9][0-9]{0,6})$/;
  const row = /^(.+)\.mvt$/.exec(y)?.[1] ?? '';
  if (!isNumber.test(z) || !isNumber.test(x) || !isNumber.test(row)) return undefined;
  const address = { z: Number(z), x: Number(x), y: Number(row) };
  if (address.z > maxZoom) return undefined;
  const size = 2 ** address.z;
  return address.x < size && address.y < size ? address : undefined;
}
