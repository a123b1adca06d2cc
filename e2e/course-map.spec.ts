import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { rulerAt } from '#lib/geo/ruler.ts';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { findCourse as findFullCourse, isFull } from './find-course.ts';
import { lookOf, type MapHost, settle, waitForMap } from './map-on-page.ts';

interface MappedHole {
  hole_id: string;
  number: number;
  bearing: number;
  line: { coordinates: [number, number][] } | null;
}

async function findCourse(page: Page): Promise<{ slug: string; holes: MappedHole[] }> {
  const list = await page.request.get('/v2/public/golfs/united-states');
  const { golfs } = (await list.json()).data;
  const { slug } = golfs.find(
    (course: { has_geometry: boolean; hole_count: number }) =>
      course.has_geometry && course.hole_count === 18,
  );
  const profile = await page.request.get(`/v2/golfs/profile/${slug}`);
  return { slug, holes: (await profile.json()).data.holes };
}

test('the map of a course draws every hole, green and tee of its profile', async ({ page }) => {
  const { slug, holes } = await findCourse(page);
  await page.goto(`/golfs/${slug}`);
  const host = await waitForMap(page);
  const drawn = await host.evaluate((element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const of = (layer: string) => [
      ...new Set(map.queryRenderedFeatures({ layers: [layer] }).map(({ properties }) => properties.hole)),
    ];
    return { lines: of('hole-line').length, flags: of('green-flag').length, tees: of('hole-badge').length };
  });
  const mapped = holes.filter(({ line }) => line !== null).length;
  expect(mapped).toBeGreaterThan(0);
  expect(drawn).toEqual({ lines: mapped, flags: mapped, tees: mapped });
  await expect(page.getByRole('region', { name: /^Map of / })).toHaveCount(1);
});

test('choosing a hole turns the map with the tee at the bottom; keys leaf on; a click measures', async ({
  page,
}) => {
  const { slug, holes } = await findCourse(page);
  await page.goto(`/golfs/${slug}`);
  const host = await waitForMap(page);
  const whole = await lookOf(host);
  await page.locator('[data-hole="7"]').first().click();
  await settle(host);
  await expect(page).toHaveURL(/#hole-7$/);
  await expect(page.locator('.map-hole').getByRole('heading', { name: 'Hole 7' })).toBeVisible();
  await expect(page.locator('[data-hole="7"]').first()).toHaveAttribute('aria-current', 'true');
  const seventh = holes.find(({ number }) => number === 7)!;
  expect(turn((await lookOf(host)).bearing, seventh.bearing)).toBeLessThan(2);

  const [tee, middle, green] = await host.evaluate((element, line) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const half = line[Math.floor(line.length / 2)]!;
    return [line[0]!, half, line.at(-1)!].map((point) => map.project(point));
  }, seventh.line!.coordinates);
  expect(tee!.y).toBeGreaterThan(green!.y + 100);

  const box = (await host.boundingBox())!;
  for (const { x, y } of [tee!, green!]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(box.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(box.height);
  }
  await page.mouse.click(box.x + (middle!.x + green!.x) / 2, box.y + (middle!.y + green!.y) / 2);
  await expect(page.getByText(/from the tee,.*to the green/)).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await settle(host);
  await expect(page).toHaveURL(/#hole-8$/);
  const eighth = holes.find(({ number }) => number === 8)!;
  expect(turn((await lookOf(host)).bearing, eighth.bearing)).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await settle(host);
  await expect(page).not.toHaveURL(/#hole/);
  expect(turn((await lookOf(host)).bearing, whole.bearing)).toBeLessThan(0.01);
});

test('the map of the whole course is turned as the plan that it takes the place of', async ({ page }) => {
  const { slug } = await findCourse(page);
  await page.goto(`/golfs/${slug}`);
  const arrow = await page.locator('.course-plan .north g').getAttribute('transform');
  const host = await waitForMap(page);
  const turned = Number(/rotate\((-?\d+(?:\.\d+)?)/.exec(arrow ?? '')?.[1] ?? 0);
  expect(turn((await lookOf(host)).bearing, -turned)).toBeLessThan(0.01);
});

test('a link to a hole opens the map at that hole', async ({ page }) => {
  const { slug, holes } = await findCourse(page);
  await page.goto(`/golfs/${slug}#hole-3`);
  const host = await waitForMap(page);
  const third = holes.find(({ number }) => number === 3)!;
  await expect.poll(async () => turn((await lookOf(host)).bearing, third.bearing)).toBeLessThan(2);
});

test('MapLibre is no part of the page’s first load', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const { slug } = await findCourse(page);
  await page.goto(`/golfs/${slug}`, { waitUntil: 'load' });
  const early = await Promise.all(scripts);
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter((text) => text.includes('maplibregl')).length).toBe(0);
  await waitForMap(page);
  const all = await Promise.all(scripts);
  expect(all.some((text) => text.includes('maplibregl'))).toBe(true);
});

test('without WebGL the plan stays and a sentence says why', async ({ page }) => {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      type: string,
      ...rest: unknown[]
    ) {
      return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest]);
    } as typeof getContext;
  });
  const { slug } = await findCourse(page);
  await page.goto(`/golfs/${slug}`);
  await page.mouse.move(5, 5);
  const frame = page.locator('.course-map');
  await expect(frame).toHaveAttribute('data-map-status', 'no-webgl');
  await expect(frame.getByRole('status')).toContainText('doesn’t support WebGL');
  await expect(frame.locator('.course-map-plan svg').first()).toBeVisible();
});

test('a click on the chosen hole tells the way from the tee and to the green, to a metre or a yard', async ({
  page,
}) => {
  const { slug, holes } = await findFullCourse(page.request, isFull);
  const hole = holes[4]!;
  const [tee, green] = [hole.tee!.coordinates, hole.green!.coordinates];
  await page.goto(`/golfs/${slug}#hole-5`);
  const host = await waitForMap(page);
  await expect.poll(async () => turn((await lookOf(host)).bearing, hole.bearing!)).toBeLessThan(0.1);
  await settle(host);
  await host.evaluate((element) => {
    (element as unknown as MapHost).maplibreMap.on('click', ({ lngLat }) => {
      Object.assign(window, { clicked: [lngLat.lng, lngLat.lat] });
    });
  });
  const places = await host.evaluate(
    (element, ends) => ends.map((end) => (element as unknown as MapHost).maplibreMap.project(end)),
    [tee, green] as [number, number][],
  );
  for (const { unit, metres } of [
    { unit: 'm', metres: 1 },
    { unit: 'yd', metres: 0.9144 },
  ]) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.units = chosen;
    }, unit);
    for (const share of [0.3, 0.55, 0.8]) {
      const x = places[0]!.x + (places[1]!.x - places[0]!.x) * share;
      const y = places[0]!.y + (places[1]!.y - places[0]!.y) * share;
      await page.evaluate(() => Object.assign(window, { clicked: undefined }));
      await host.click({ position: { x, y } });
      const handle = await page.waitForFunction(
        () => (window as unknown as { clicked?: [number, number] }).clicked,
      );
      const clicked = (await handle.jsonValue())!;
      const measured = page.locator('.map-hole-measured b');
      for (const [index, end] of [tee, green].entries()) {
        const length = measured.nth(index).locator(`[data-unit="${unit}"]`);
        const real = geodesicInverse(clicked, end).distance / metres;
        const miss = async () => Math.abs(Number((await length.textContent())?.replace(/\D/g, '')) - real);
        await expect.poll(miss).toBeLessThanOrEqual(1);
        await expect(length).toBeVisible();
      }
    }
  }
});

test('map and elevation profile point at the same place of a hole', async ({ page }) => {
  const { slug, holes } = await findFullCourse(page.request, isFull);
  const line = holes[4]!.line!.coordinates;
  await page.goto(`/golfs/${slug}#hole-5`);
  const host = await waitForMap(page);
  const slope = page.locator('.hole-slope svg');
  await slope.hover();
  const pointedAt = () =>
    host.evaluate((element) => {
      const [found] = (element as unknown as MapHost).maplibreMap.queryRenderedFeatures({ layers: ['walk'] });
      return found?.geometry.type === 'Point' ? found.geometry.coordinates : null;
    });
  await expect.poll(pointedAt).not.toBeNull();
  const [lon, lat] = (await pointedAt())!;
  const half = rulerAt(lat!);
  const along = half.lineDistance(half.lineSlice(line[0]!, [lon!, lat!], line)) / half.lineDistance(line);
  expect(along).toBeCloseTo(0.5, 1);

  const frame = (await host.boundingBox())!;
  const place = await host.evaluate(
    (element, at) => (element as unknown as MapHost).maplibreMap.project(at),
    [lon!, lat!] as [number, number],
  );
  await page.mouse.move(2, 2);
  await expect(slope.locator('.hole-slope-place')).toHaveCount(0);
  await page.mouse.move(frame.x + place.x, frame.y + place.y);
  const x = Number(/^M([\d.]+),/.exec((await slope.locator('.hole-slope-place').getAttribute('d'))!)?.[1]);
  expect(x / 260).toBeCloseTo(0.5, 1);
  await expect(page.locator('.hole-slope figcaption')).toContainText('from the tee');
});

test('the legend switches layers', async ({ page }) => {
  const { slug } = await findCourse(page);
  await page.goto(`/golfs/${slug}`);
  const host = await waitForMap(page);
  const bunkers = () =>
    host.evaluate((element) => {
      const map = (element as unknown as MapHost).maplibreMap;
      return map.queryRenderedFeatures({ layers: ['ground-bunker'] }).length;
    });
  expect(await bunkers()).toBeGreaterThan(0);
  await page.getByText('Legend').click();
  await page.getByRole('checkbox', { name: 'Bunkers and waste areas' }).uncheck();
  await settle(host);
  expect(await bunkers()).toBe(0);
});

/** Degrees between two bearings. */
function turn(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}
