import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** Its property `maplibreMap` is the map. */
export type MapHost = HTMLElement & { maplibreMap: MapLibreMap };

/** Software draws every frame of a flight and of a fade: tests that aren't about them do without. */
export const withoutMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** Waits until everything in its window is drawn. */
export async function waitForMap(page: Page): Promise<Locator> {
  const frame = page.locator('[data-map-status]').first();
  await frame.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(frame).toHaveAttribute('data-map-status', 'ready', { timeout: 30_000 });
  const host = page.locator('.map-canvas').first();
  await settle(host);
  return host;
}

export async function settle(host: Locator): Promise<void> {
  await host.evaluate(async (element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const isDone = () => map.loaded() && map.areTilesLoaded() && !map.isMoving();
    // The first frame after a change says whether more is to come.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    while (!isDone()) await new Promise((resolve) => map.once('idle', resolve));
  });
}

export function lookOf(host: Locator) {
  return host.evaluate((element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const { lng, lat } = map.getCenter();
    return { lng, lat, zoom: map.getZoom(), bearing: (map.getBearing() + 360) % 360 };
  });
}

/** Moves the map at once, and waits until it's drawn. */
export async function lookAt(host: Locator, center: [number, number], zoom: number): Promise<void> {
  await host.evaluate(
    (element, view) => {
      (element as unknown as MapHost).maplibreMap.jumpTo(view);
    },
    { center, zoom },
  );
  await settle(host);
}

/** Single courses' golf_ids and clusters' counts, each once. */
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
