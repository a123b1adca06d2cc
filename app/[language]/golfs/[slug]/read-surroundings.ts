import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { clipPolygon, type Point } from 'lineclip';
import { PbfReader } from 'pbf';
import type { Surroundings, Town } from '#components/course/locator/surroundings.ts';
import { type Box, isNearBox } from '#components/drawing/plane.ts';
import {
  BASEMAP_FILE,
  BASEMAP_SETS,
  type BasemapSet,
  openBasemapTiles,
} from '#lib/basemap-file/basemap-file.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { TILE_EXTENT } from '#lib/vector-tile/encode-tile.ts';

const EARTH_METRES = 40_075_016.686;

let opened: { basemap: ReturnType<typeof openBasemapTiles> } | undefined;

/**
 * The base map in a box around a place: metres from it, x to the east and y to the south. Null if there's no base
 * map.
 */
export function readSurroundings(lat: number, lon: number, box: Box): Surroundings | null {
  opened ??= { basemap: openBasemapTiles(BASEMAP_FILE) };
  const { basemap } = opened;
  if (!basemap) return null;
  const view = viewAround(lat, lon);
  const read = (set: BasemapSet, tile: Tile) => {
    const across = 2 ** tile.z;
    const body = basemap.tile(set, tile.z, ((tile.x % across) + across) % across, tile.y);
    return body && layersOf(body, view.placeIn(tile));
  };
  const { coast, land, places } = BASEMAP_SETS;
  const found: Surroundings = { land: [], lakes: [], shores: [], borders: [], towns: [] };
  for (const tile of view.tilesIn(box, coast.maxZoom)) {
    const within = (features: readonly Feature[]) =>
      features
        .flatMap(({ lines }) => lines.map((ring) => clipPolygon(ring, view.edgesOf(tile))))
        .filter((ring) => ring.length > 0);
    const fine = read('coast', tile);
    const up = coast.maxZoom - land.maxZoom;
    const layer = fine ?? read('land', { z: land.maxZoom, x: tile.x >> up, y: tile.y >> up });
    found.land.push(...within(layer?.('land') ?? []));
    if (fine) found.shores.push(...fine('shore').flatMap(({ lines }) => lines));
    else found.lakes.push(...within(layer?.('lake') ?? []));
  }
  for (const tile of view.tilesIn(box, land.maxZoom)) {
    found.borders.push(...(read('land', tile)?.('border') ?? []).flatMap(({ lines }) => lines));
  }
  const towns = new Map<string, Town>();
  for (const tile of view.tilesIn(box, places.maxZoom)) {
    for (const { tags, lines } of read('places', tile)?.('town') ?? []) {
      const at = lines[0]?.[0];
      if (at && isNearBox(at, box, 0)) {
        towns.set(`${tags.name} ${at}`, { name: String(tags.name), people: Number(tags.people), at });
      }
    }
  }
  found.towns = [...towns.values()].sort((a, b) => b.people - a.people);
  return found;
}

type Tile = { z: number; x: number; y: number };

/** The plane of metres around a place, and the tiles in it. */
function viewAround(lat: number, lon: number) {
  const metres = EARTH_METRES * Math.cos((lat * Math.PI) / 180);
  const centre: Point = [mercatorX(lon), mercatorY(lat)];
  const placeIn =
    (tile: Tile) =>
    ({ x, y }: { x: number; y: number }): Point => [
      ((tile.x + x / TILE_EXTENT) / 2 ** tile.z - centre[0]) * metres,
      ((tile.y + y / TILE_EXTENT) / 2 ** tile.z - centre[1]) * metres,
    ];
  return {
    placeIn,
    /** The tile's edges, moved out a little so that no seam shows. */
    edgesOf(tile: Tile): [number, number, number, number] {
      const more = TILE_EXTENT / 300;
      const place = placeIn(tile);
      const end = TILE_EXTENT + more;
      return [...place({ x: -more, y: -more }), ...place({ x: end, y: end })];
    },
    tilesIn(box: Box, z: number): Tile[] {
      const at = (along: number, middle: number) => Math.floor((middle + along / metres) * 2 ** z);
      const found: Tile[] = [];
      for (let y = at(box.top, centre[1]); y <= at(box.bottom, centre[1]); y++) {
        for (let x = at(box.left, centre[0]); x <= at(box.right, centre[0]); x++) found.push({ z, x, y });
      }
      return found;
    },
  };
}

/** `lines` are points, lines or rings in the plane; outlines clockwise as seen, holes the other way. */
type Feature = { tags: Record<string, unknown>; lines: Point[][] };

/** The layers of a gzipped Mapbox Vector Tile 2.1, by name; empty where the tile has none of this name. */
function layersOf(body: Uint8Array, place: (at: { x: number; y: number }) => Point) {
  const { layers } = new VectorTile(new PbfReader(gunzipSync(body)));
  return (name: string): Feature[] => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
      const feature = layer!.feature(index);
      return { tags: feature.properties, lines: feature.loadGeometry().map((line) => line.map(place)) };
    });
  };
}
