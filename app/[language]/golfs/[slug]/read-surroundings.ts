import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Surroundings, Town } from '#components/course/locator/surroundings.ts';
import type { Box, PlanePoint } from '#components/drawing/plane.ts';
import {
  BASEMAP_FILE,
  BASEMAP_SETS,
  type BasemapSet,
  type BasemapTiles,
  openBasemapTiles,
} from '#lib/basemap-file/basemap-file.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { TILE_EXTENT } from '#lib/vector-tile/encode-tile.ts';

const EARTH_METRES = 40_075_016.686;

let opened: { basemap: BasemapTiles | undefined } | undefined;

/**
 * The base map in a box around a place: metres from it, x to the east and y to the south. Null if there's no base
 * map.
 */
export function readSurroundings(lat: number, lon: number, box: Box): Surroundings | null {
  opened ??= { basemap: openBasemapTiles(BASEMAP_FILE) };
  const { basemap } = opened;
  if (!basemap) return null;
  const view = viewAround(lat, lon, box);
  const found: Surroundings = { land: [], lakes: [], shores: [], borders: [], towns: [] };
  for (const cell of view.tiles(BASEMAP_SETS.coast.maxZoom)) {
    const fine = view.read(basemap, 'coast', cell);
    if (fine) {
      found.land.push(...fine('land').map((rings) => ({ rings, within: cell.box })));
      found.shores.push(...fine('shore').flat());
      continue;
    }
    const up = BASEMAP_SETS.coast.maxZoom - BASEMAP_SETS.land.maxZoom;
    const coarse = view.read(
      basemap,
      'land',
      view.tile(BASEMAP_SETS.land.maxZoom, cell.x >> up, cell.y >> up),
    );
    if (!coarse) continue;
    found.land.push(...coarse('land').map((rings) => ({ rings, within: cell.box })));
    found.lakes.push(...coarse('lake').map((rings) => ({ rings, within: cell.box })));
  }
  for (const tile of view.tiles(BASEMAP_SETS.land.maxZoom)) {
    found.borders.push(...(view.read(basemap, 'land', tile)?.('border').flat() ?? []));
  }
  const towns = new Map<string, Town>();
  for (const tile of view.tiles(BASEMAP_SETS.places.maxZoom)) {
    for (const { tags, lines } of view.decode(basemap, 'places', tile)?.('town') ?? []) {
      const at = lines[0]?.[0] && view.toPlane(tile)(lines[0][0]);
      if (at && isInside(at, box))
        towns.set(`${tags.name} ${at}`, { name: String(tags.name), people: Number(tags.people), at });
    }
  }
  found.towns = [...towns.values()].sort((a, b) => b.people - a.people);
  return found;
}

type Tile = { z: number; x: number; y: number; box: Box };
type Layers = (layer: string) => DecodedFeature[];

function viewAround(lat: number, lon: number, box: Box) {
  const metres = EARTH_METRES * Math.cos((lat * Math.PI) / 180);
  const centre = [mercatorX(lon), mercatorY(lat)] as const;

  const tile = (z: number, x: number, y: number): Tile => {
    const side = metres / 2 ** z;
    const [left, top] = [x * side - centre[0] * metres, y * side - centre[1] * metres];
    // A little larger, so that no seam shows.
    const more = side / 300;
    const whole = {
      left: left - more,
      top: top - more,
      right: left + side + more,
      bottom: top + side + more,
    };
    return { z, x, y, box: whole };
  };
  const tiles = (z: number): Tile[] => {
    const across = 2 ** z;
    const at = (along: number, middle: number) => Math.floor((middle + along / metres) * across);
    const found: Tile[] = [];
    for (let y = at(box.top, centre[1]); y <= at(box.bottom, centre[1]); y++) {
      for (let x = at(box.left, centre[0]); x <= at(box.right, centre[0]); x++) found.push(tile(z, x, y));
    }
    return found;
  };
  const toPlane = ({ z, x, y }: Tile) => {
    const unit = metres / 2 ** z / TILE_EXTENT;
    return ([tileX, tileY]: readonly [number, number]): PlanePoint => [
      (x * TILE_EXTENT + tileX) * unit - centre[0] * metres,
      (y * TILE_EXTENT + tileY) * unit - centre[1] * metres,
    ];
  };
  const decode = (basemap: BasemapTiles, set: BasemapSet, { z, x, y }: Tile): Layers | undefined => {
    const across = 2 ** z;
    const body = basemap.tile(set, z, ((x % across) + across) % across, y);
    return body && decodeLayers(gunzipSync(body));
  };
  const read = (basemap: BasemapTiles, set: BasemapSet, of: Tile) => {
    const layers = decode(basemap, set, of);
    const place = toPlane(of);
    return (
      layers && ((layer: string) => layers(layer).map(({ lines }) => lines.map((line) => line.map(place))))
    );
  };
  return { tile, tiles, toPlane, decode, read };
}

function isInside([x, y]: PlanePoint, { left, top, right, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

type TilePoint = [x: number, y: number];

interface DecodedFeature {
  tags: Record<string, unknown>;
  /** Points, lines or rings in tile units, y down; outlines clockwise as seen, holes the other way. */
  lines: TilePoint[][];
}

/** A layer of a Mapbox Vector Tile 2.1; empty where the tile has none of this name. */
function decodeLayers(tile: Uint8Array): (layer: string) => DecodedFeature[] {
  const { layers } = new VectorTile(new PbfReader(tile));
  return (name) => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
      const feature = layer!.feature(index);
      const lines = feature.loadGeometry().map((line) => line.map(({ x, y }): TilePoint => [x, y]));
      return { tags: feature.properties, lines };
    });
  };
}
