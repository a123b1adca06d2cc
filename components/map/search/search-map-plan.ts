import { readMapStyleUrl } from '../map-style-url.ts';
import type { MapPlan } from '../start-map.ts';
import type { MapView } from './map-view-url.ts';
import { worldCourses } from './world-courses.ts';
import { worldGround } from './world-ground.ts';

type Bounds = [west: number, south: number, east: number, north: number];

interface SearchMapStart {
  label: string;
  /** Shown at first unless a `view` is; null for the whole world. */
  bounds: Bounds | null;
  isPage: boolean;
  view: MapView | undefined;
  /** The filter as the tiles' address takes it. */
  query: string;
}

/** The map of all courses: on the world, or on the style that the site's operator wants. */
export function searchMapPlan({ label, bounds, isPage, view, query }: SearchMapStart): MapPlan {
  return {
    ground: worldGround,
    content: worldCourses(query),
    styleUrl: readMapStyleUrl(),
    options: {
      ...(view
        ? { center: [view.lon, view.lat], zoom: view.zoom }
        : { bounds: unwrapBounds(bounds ?? WORLD), fitBoundsOptions: { padding: 32, maxZoom: 11 } }),
      maxZoom: 17,
      cooperativeGestures: !isPage,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      locale: { 'Map.Title': label },
    },
  };
}

/** Where people are: between the pack ice of the north and Antarctica. */
const WORLD: Bounds = [-170, -52, 178, 70];

/** Bounds as MapLibre takes them: the east beyond 180° where they cross the antimeridian. */
function unwrapBounds([west, south, east, north]: Bounds): Bounds {
  return [west, south, east < west ? east + 360 : east, north];
}
