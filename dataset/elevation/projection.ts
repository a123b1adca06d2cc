import type { GeoTIFFImage } from 'geotiff';
import { type GeoKeys, toProj4 } from 'geotiff-geokeys-to-proj4';
import proj4 from 'proj4';
import type { Position } from '#lib/contract/geometry.ts';

/** A map projection, between positions in degrees and the grid's own coordinates (eastings and northings). */
export type Projection = {
  toGrid(position: Position): [x: number, y: number];
  toEarth(x: number, y: number): Position;
};

/**
 * The way from older datums to WGS 84, by EPSG codes of projections that are still in use (EPSG Geodetic Parameter
 * Dataset, position vector transformations; good to some metres). Grids on the ellipsoids of GPS need none.
 */
const OLDER_DATUMS: readonly { codes: readonly number[]; toWgs84: readonly number[] }[] = [
  // OSGB36, Great Britain
  { codes: [27700], toWgs84: [446.448, -125.157, 542.06, 0.15, 0.247, 0.842, -20.489] },
  // TM65 and TM75, Ireland
  { codes: [29902, 29903], toWgs84: [482.5, -130.6, 564.6, -1.042, -0.214, -0.631, 8.15] },
  // CH1903 and CH1903+, Switzerland
  { codes: [2056, 21781], toWgs84: [674.374, 15.056, 405.346, 0, 0, 0, 0] },
  // DHDN, Germany
  { codes: [31466, 31467, 31468, 31469], toWgs84: [598.1, 73.7, 418.2, 0.202, 0.045, -2.455, 6.7] },
  // Amersfoort, the Netherlands
  { codes: [28992], toWgs84: [565.417, 50.3319, 465.552, -0.398957, 0.343988, -1.8774, 4.0725] },
  // MGI, Austria
  {
    codes: [31254, 31255, 31256, 31257, 31258, 31259, 31287],
    toWgs84: [577.326, 90.129, 463.919, 5.137, 1.474, 5.297, 2.4232],
  },
  // Belge 1972
  { codes: [31370], toWgs84: [-106.8686, 52.2978, -103.7239, 0.3366, -0.457, 1.8422, -1.2747] },
];

type Keys = NonNullable<ReturnType<GeoTIFFImage['getGeoKeys']>>;

/**
 * The projection that a GeoTIFF's keys name by EPSG code or describe, and the unit of its heights in metres. Throws an
 * Error with the code of one that can't be read, or whose datum isn't known well enough.
 */
export function readProjection(keys: Keys): { projection: Projection; heightUnit: number } {
  const {
    proj4: definition,
    coordinatesConversionParameters: units,
    errors,
  } = toProj4(keys as unknown as GeoKeys);
  const code = keys.ProjectedCSTypeGeoKey ?? keys.ProjectionGeoKey;
  if (
    errors.CRSNotSupported ||
    errors.conversionNotSupported ||
    errors.coordinateTransformationNotSupported
  ) {
    throw new Error(`its map projection (EPSG:${code}) isn't one that can be read`);
  }
  const { forward, inverse } = proj4(definition + shiftOf(Number(code), definition));
  return {
    projection: {
      toGrid(position) {
        const [x, y] = forward([...position]);
        return [x! / units.x, y! / units.y];
      },
      toEarth(x, y) {
        const [lon, lat] = inverse([x * units.x, y * units.y]);
        return [lon!, lat!];
      },
    },
    heightUnit: factorOf(units.z),
  };
}

function shiftOf(code: number, definition: string): string {
  if (/\+ellps=(GRS80|WGS84)\b/.test(definition)) return '';
  const datum = OLDER_DATUMS.find(({ codes }) => codes.includes(code));
  if (datum) return ` +towgs84=${datum.toWgs84.join()}`;
  throw new Error(
    `where the datum of its map projection (EPSG:${code}) lies isn't known: convert it with gdalwarp -t_srs EPSG:4326`,
  );
}

/** The library gives a unit of heights as an object, against its types. */
function factorOf(unit: number | { m: number }): number {
  return typeof unit === 'number' ? unit : unit.m;
}
