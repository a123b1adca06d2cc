import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** The element that a page's map runs in; the map itself is its property `maplibreMap`. */
export type MapHost = HTMLElement & { maplibreMap: MapLibreMap };

/** Waits until the map of the page runs and has drawn all that its window shows. */
export async function waitForMap(page: Page): Promise<Locator> {
  const frame = page.locator('[data-map-status]').first();
  await frame.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(frame).toHaveAttribute('data-map-status', 'ready', { timeout: 30_000 });
  const host = page.locator('.map-canvas').first();
  await settle(host);
  return host;
}

/** Waits until the map has stopped moving and is drawn. */
export async function settle(host: Locator): Promise<void> {
  await host.evaluate(async (element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const isDone = () => map.loaded() && map.areTilesLoaded() && !map.isMoving();
    // The first frame after a change says whether anything is left to do.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    while (!isDone()) await new Promise((resolve) => map.once('idle', resolve));
  });
}

/** Where the map looks. */
export function lookOf(host: Locator) {
  return host.evaluate((element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const { lng, lat } = map.getCenter();
    return { lng, lat, zoom: map.getZoom(), bearing: (map.getBearing() + 360) % 360 };
  });
}

/** Moves the map at once and waits until it is drawn. */
export async function lookAt(host: Locator, center: [number, number], zoom: number): Promise<void> {
  await host.evaluate(
    (element, view) => {
      (element as unknown as MapHost).maplibreMap.jumpTo(view);
    },
    { center, zoom },
  );
  await settle(host);
}

/** What is drawn in the window: single courses' golf_ids and the counts of clusters, each once. */
export function drawnCourses(host: Locator): Promise<{ courses: string[]; clustered: number }> {
  return host.evaluate((element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const drawn = map.queryRenderedFeatures({ layers: ['cluster', 'course'] });
    const clusters = new Map<number, number>();
    const courses = new Set<string>();
    for (const { id, layer, properties } of drawn) {
      if (layer.id === 'cluster') clusters.set(Number(id), Number(properties.count));
      else courses.add(String(id));
    }
    return {
      courses: [...courses].sort(),
      clustered: [...clusters.values()].reduce((sum, count) => sum + count, 0),
    };
  });
}
