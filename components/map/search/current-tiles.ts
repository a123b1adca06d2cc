import type {
  AJAXError,
  ErrorEvent as MapErrorEvent,
  Map as MapLibreMap,
  MapSourceDataEvent,
  VectorTileSource,
} from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { courseTilesUrl } from './world-courses.ts';

/** Of the filter, and of a version that the server has. */
export function useCourseTiles(map: MapLibreMap | null, query: string): void {
  const shown = useRef(query);
  useEffect(() => {
    const source = map?.getSource<VectorTileSource>('courses');
    if (!map || !source || shown.current === query) return;
    return whenLoaded(map, 'courses', () => {
      shown.current = query;
      source.setUrl(courseTilesUrl(query));
    });
  }, [map, query]);
  useEffect(() => (map ? replaceGoneTiles(map) : undefined), [map]);
}

type TilePlace = { x: number; y: number; z: number };
type TileError = MapErrorEvent & { sourceId?: string; tile?: { tileID: { canonical: TilePlace } } };

/**
 * Reads a source's TileJSON again when its tiles are gone (410), as after a restart with a new dataset: it names the
 * current version. Once for each version that it names, so that one that's gone everywhere isn't asked for again and
 * again. The returned function ends it.
 */
export function replaceGoneTiles(map: MapLibreMap): () => void {
  const gone = new Map<string, TilePlace[]>();
  const askedAbout = new Map<string, string>();
  const stops: (() => void)[] = [];
  const onError = ({ error, sourceId = '', tile }: TileError) => {
    const source = map.getSource<VectorTileSource>(sourceId);
    const { status, url } = error as AJAXError;
    if (status !== 410 || !tile || !source?.url) return;
    const { canonical } = tile.tileID;
    const [address = ''] = source.tiles;
    if (!url.includes(address.split('{')[0]!)) {
      // Asked for before the TileJSON came.
      map.refreshTiles(sourceId, [canonical]);
      return;
    }
    gone.set(sourceId, [...(gone.get(sourceId) ?? []), canonical]);
    if (askedAbout.get(sourceId) === address) return;
    askedAbout.set(sourceId, address);
    stops.push(whenLoaded(map, sourceId, () => source.setUrl(source.url)));
  };
  const onData = ({ sourceId, sourceDataType }: MapSourceDataEvent) => {
    if (sourceDataType !== 'metadata' || !gone.has(sourceId)) return;
    // MapLibre 6.17 itself doesn't ask again for a vector tile that failed.
    map.refreshTiles(sourceId, gone.get(sourceId));
    gone.delete(sourceId);
  };
  map.on('error', onError);
  map.on('sourcedata', onData);
  return () => {
    map.off('error', onError);
    map.off('sourcedata', onData);
    for (const stop of stops) stop();
  };
}

/**
 * When all of a source's tiles in the window have loaded or failed: one still on its way would bring the previous
 * address's data. The returned function ends the waiting.
 */
function whenLoaded(map: MapLibreMap, sourceId: string, onLoaded: () => void): () => void {
  if (map.isSourceLoaded(sourceId)) {
    onLoaded();
    return () => {};
  }
  const check = () => {
    if (!map.isSourceLoaded(sourceId)) return;
    stop();
    onLoaded();
  };
  const stop = () => {
    map.off('sourcedata', check);
    map.off('idle', check);
  };
  map.on('sourcedata', check);
  map.on('idle', check);
  return stop;
}
