import { deflateRawSync } from 'node:zlib';
import { writeArrayBuffer } from 'geotiff';
import type { ElevationTile } from './elevation-tile.ts';

/** Metres at a position. */
export type Surface = (lon: number, lat: number) => number;

/** A grid of heights at pixel centres, for tests. */
export type GridFixture = Pick<
  ElevationTile,
  'west' | 'north' | 'lonStep' | 'latStep' | 'columns' | 'rows'
> & { height: Surface };

/** An SRTM tile of a surface, for tests: heights rounded to whole metres. */
export function hgtOf(side: number, west: number, south: number, height: Surface): Buffer {
  const bytes = Buffer.alloc(side * side * 2);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const metres = Math.round(height(west + column / (side - 1), south + 1 - row / (side - 1)));
      bytes.writeInt16BE(metres, (row * side + column) * 2);
    }
  }
  return bytes;
}

/**
 * A GeoTIFF of a surface, for tests, with its corner written for pixels that are points or areas. `declared` is the
 * raster type that it claims, if another than it was written for.
 */
export async function tiffOf(
  grid: GridFixture,
  raster: 'point' | 'area',
  declared: 'point' | 'area' = raster,
): Promise<Buffer> {
  const values = new Float32Array(grid.columns * grid.rows);
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      values[row * grid.columns + column] = grid.height(
        grid.west + column * grid.lonStep,
        grid.north - row * grid.latStep,
      );
    }
  }
  const half = raster === 'area' ? 0.5 : 0;
  const buffer = writeArrayBuffer(values, {
    width: grid.columns,
    height: grid.rows,
    ModelPixelScale: [grid.lonStep, grid.latStep, 0],
    ModelTiepoint: [0, 0, 0, grid.west - half * grid.lonStep, grid.north + half * grid.latStep, 0],
    GTModelTypeGeoKey: 2,
    GTRasterTypeGeoKey: declared === 'point' ? 2 : 1,
    GeographicTypeGeoKey: 4326,
  });
  return Buffer.from(await buffer);
}

/** A ZIP archive of one file, for tests. */
export function zipOf(name: string, data: Buffer, pack: (data: Buffer) => Buffer = deflateRawSync): Buffer {
  const packed = pack(data);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(data.length, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(data.length, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}
