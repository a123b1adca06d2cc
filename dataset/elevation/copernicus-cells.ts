import type { Position } from '#lib/contract/geometry.ts';
import { wrapLongitude } from '#lib/geo/longitude.ts';

/** A cell of one degree by one, named by its south-west corner: whole degrees. */
export type Cell = { south: number; west: number };

export function cellOf([lon, lat]: Position): Cell {
  return { south: Math.floor(lat), west: Math.floor(wrapLongitude(lon)) };
}

/** "N38_W009". */
export function cellName({ south, west }: Cell): string {
  const latitude = `${south < 0 ? 'S' : 'N'}${String(Math.abs(south)).padStart(2, '0')}`;
  const longitude = `${west < 0 ? 'W' : 'E'}${String(Math.abs(west)).padStart(3, '0')}`;
  return `${latitude}_${longitude}`;
}

/** The cell's file under a base address, named as in the public bucket of Copernicus GLO-30. */
export function cellAddress(base: string, cell: Cell): string {
  const [latitude, longitude] = cellName(cell).split('_');
  const name = `Copernicus_DSM_COG_10_${latitude}_00_${longitude}_00_DEM`;
  return `${base.replace(/\/+$/, '')}/${name}/${name}.tif`;
}

/** Degrees: two pixels of the widest grid, so that a height at a cell's edge has its neighbours. */
const EDGE = 0.004;

/** The cells that heights at these positions are read from, each once, in the order of their names. */
export function cellsAround(positions: readonly Position[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const [lon, lat] of positions) {
    for (const dx of [-EDGE, EDGE]) {
      for (const dy of [-EDGE, EDGE]) {
        const cell = cellOf([lon + dx, lat + dy]);
        cells.set(cellName(cell), cell);
      }
    }
  }
  return [...cells].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell);
}
