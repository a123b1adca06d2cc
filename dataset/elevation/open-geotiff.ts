import { fromFile, type GeoTIFF, type GeoTIFFImage } from 'geotiff';
import { blockSize, type ElevationTile, heightOrVoid, type TileGrid } from './elevation-tile.ts';
import { readProjection } from './projection.ts';
import { type Bounds, boundsOf } from './tile-place.ts';

/** GeoTIFF 1.1, GTRasterTypeGeoKey: coordinates name a pixel's corner (1, area) or its centre (2, point). */
const PIXEL_IS_POINT = 2;
/** GeoTIFF 1.1, GTModelTypeGeoKey. */
const PROJECTED = 1;
const GEOGRAPHIC = 2;
const MOST_SIDE = 50_000;
const MOST_BLOCK_SAMPLES = 4_000_000;
/** A strip of a few rows isn't worth a visit. */
const LEAST_BLOCK_ROWS = 64;

/**
 * Opens a GeoTIFF in geographic coordinates (Copernicus GLO-30, SRTM) or in a map projection (most public lidar). The raster type decides whether they name corners or
 * centres, which is 15 m in GLO-30. Throws an Error that says what is wrong.
 */
export async function openGeotiff(path: string): Promise<ElevationTile> {
  return { path, ...(await readGeotiff(await fromFile(path))) };
}

/** The same for a file that is open already; it's closed if it can't be used, and an Error is thrown that says why. */
export async function readGeotiff(tiff: GeoTIFF): Promise<Omit<ElevationTile, 'path'>> {
  try {
    const image = await tiff.getImage(0);
    const { grid, heightUnit } = gridOf(image);
    const noData = image.getGDALNoData();
    return {
      ...grid,
      async readBlock(blockColumn, blockRow) {
        const { columns, rows } = blockSize(grid, blockColumn, blockRow);
        const left = blockColumn * grid.blockColumns;
        const top = blockRow * grid.blockRows;
        const window: [number, number, number, number] = [left, top, left + columns, top + rows];
        const [band] = await image.readRasters({ window, samples: [0] });
        if (typeof band !== 'object' || band.length !== columns * rows)
          throw new Error('a block of it is damaged');
        return Float32Array.from(band, (value) => heightOrVoid(value, noData, heightUnit));
      },
      close: async () => {
        await tiff.close();
      },
    };
  } catch (error) {
    await tiff.close();
    throw error;
  }
}

function gridOf(image: GeoTIFFImage): { grid: TileGrid; heightUnit: number } {
  const [columns, rows] = [image.getWidth(), image.getHeight()];
  if (!isCount(columns, MOST_SIDE) || !isCount(rows, MOST_SIDE)) {
    throw new Error(`its size of ${columns} by ${rows} pixels isn't that of an elevation tile`);
  }
  const keys = image.getGeoKeys();
  const model = keys?.GTModelTypeGeoKey ?? GEOGRAPHIC;
  if (model !== GEOGRAPHIC && model !== PROJECTED) {
    throw new Error('it is neither in geographic coordinates nor in a map projection');
  }
  const { projection, heightUnit } =
    keys && model === PROJECTED ? readProjection(keys) : { projection: undefined, heightUnit: 1 };
  const place = placeOf(image);
  const half = keys?.GTRasterTypeGeoKey === PIXEL_IS_POINT ? 0 : 0.5;
  const west = place.lon + half * place.lonStep;
  const north = place.lat - half * place.latStep;
  const { blockColumns, blockRows } = blocksOf(image, columns);
  const { lonStep, latStep } = place;
  const grid = { west, north, lonStep, latStep, projection, columns, rows, blockColumns, blockRows };
  if (!isOnEarth(boundsOf(grid))) throw new Error('its corner is at an impossible position');
  return { grid, heightUnit };
}

function isOnEarth({ west, south, east, north }: Bounds): boolean {
  return west >= -181 && east <= 362 && north <= 91 && south >= -91;
}

/** The place of the first pixel: its corner or its centre, as the file gives it. */
function placeOf(image: GeoTIFFImage): { lon: number; lat: number; lonStep: number; latStep: number } {
  const [lon, lat] = image.getOrigin();
  const [lonStep, latStep] = image.getResolution();
  const numbers = [lon, lat, lonStep, latStep];
  if (!numbers.every((number) => Number.isFinite(number)) || lonStep! <= 0 || latStep! >= 0) {
    throw new Error("it doesn't say where it is, or isn't oriented north up");
  }
  return { lon: lon!, lat: lat!, lonStep: lonStep!, latStep: -latStep! };
}

function blocksOf(image: GeoTIFFImage, columns: number): { blockColumns: number; blockRows: number } {
  const blockColumns = image.isTiled ? image.getTileWidth() : columns;
  const height = image.isTiled ? image.getTileHeight() : image.getBlockHeight(0);
  if (!isCount(blockColumns, MOST_SIDE) || !isCount(height, MOST_SIDE))
    throw new Error('its blocks have no size');
  const blockRows = image.isTiled ? height : Math.ceil(LEAST_BLOCK_ROWS / height) * height;
  if (blockColumns * blockRows > MOST_BLOCK_SAMPLES) throw new Error('its blocks are too large to be read');
  return { blockColumns, blockRows };
}

function isCount(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most;
}
