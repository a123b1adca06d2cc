import { expect, type Locator, type Page, test } from 'playwright/test';
import {
  drawnCourses,
  lookAt,
  lookOf,
  type MapHost,
  settle,
  waitForMap,
  withoutMotion,
} from './map-on-page.ts';

// One page for all: each test takes it to the place and the filters that it needs.
test.describe.configure({ mode: 'default' });
test.use(withoutMotion);
let page: Page;
let host: Locator;
const foreign: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.goto('/map?at=20,0,0.4');
  host = await waitForMap(page);
});

test.beforeEach(async () => {
  await holes().selectOption('');
  await settle(host);
});

test.afterEach('no other host is asked', () => {
  expect(foreign).toEqual([]);
});

test.afterAll(() => page.close());

const holes = () => page.getByLabel('Holes', { exact: true });

async function read(path: string) {
  const response = await page.request.get(path);
  expect(response.ok(), path).toBe(true);
  return (await response.json()).data;
}

test('the world map draws every course once, alone or in a cluster', async () => {
  await lookAt(host, [0, 20], 0.4);
  const { golfs } = await read('/v2/golfs?limit=1');
  const { courses, clustered } = await drawnCourses(host);
  expect(courses.length + clustered).toBe(golfs.total);
  await expect(page.locator('.course-list-head')).toContainText(
    `${golfs.total.toLocaleString('en')} courses`,
  );
  await expect(page.locator('.course-list li')).toHaveCount(50);
});

test('regions are named between countries and towns', async () => {
  const named = async (zoom: number) => {
    await lookAt(host, [-98.5, 38.5], zoom);
    return host.evaluate((element) =>
      (element as unknown as MapHost).maplibreMap
        .queryRenderedFeatures({ layers: ['region-name'] })
        .map(({ properties }) => properties.name),
    );
  };
  expect(await named(4)).toEqual([]);
  expect(await named(6)).toContain('Kansas');
  expect(await named(10)).toEqual([]);
});

test('the sea is there at every zoom, off a coast and not inland', async () => {
  const irishSea: [number, number] = [-5.4, 53.6];
  const dublin: [number, number] = [-6.3, 53.35];
  for (const zoom of [2, 5, 9, 10, 11, 12, 13, 15]) {
    for (const [at, wanted] of [
      [irishSea, 'sea'],
      [dublin, 'land'],
    ] as const) {
      await lookAt(host, at, zoom);
      expect(await groundUnder(host, at), `${wanted} at zoom ${zoom}`).toBe(wanted);
    }
  }
});

test('a mapped course is drawn from zoom 12 on', async () => {
  const course = await findMappedWhole();
  for (const [zoom, kinds] of [
    [11, []],
    [12, ['fairway', 'green', 'outline']],
    [14, ['bunker', 'fairway', 'green', 'hole', 'outline', 'tee']],
  ] as const) {
    await lookAt(host, [course.longitude, course.latitude], zoom);
    expect(await mappedKinds(host)).toEqual(expect.arrayContaining([...kinds]));
    if (kinds.length === 0) expect(await mappedKinds(host)).toEqual([]);
  }
});

test('the holes in the window are of a course that the list names, wherever its point is', async () => {
  const { golfs } = await read('/v2/public/best/world?limit=20');
  const row = golfs.find(({ has_geometry }: { has_geometry: boolean }) => has_geometry);
  const { holes } = await read(`/v2/golfs/profile/${row.slug}`);
  const away = (tee: number[]) => Math.hypot(tee[0]! - row.longitude, tee[1]! - row.latitude);
  const tees: number[][] = holes.map(({ tee }: { tee: { coordinates: number[] } }) => tee.coordinates);
  const [lon = 0, lat = 0] = tees.sort((a, b) => away(b) - away(a))[0]!;
  await lookAt(host, [lon, lat], 17.5);
  expect((await drawnCourses(host)).courses).toEqual([]);
  await expect(page.locator('.course-list li').filter({ hasText: row.name })).toHaveCount(1);
});

test('a course chosen in the search is flown to', async () => {
  const { golfs } = await read('/v2/public/golfs/iceland');
  const course = golfs[0];
  await lookAt(host, [0, 20], 2);
  await page.getByRole('combobox', { name: 'Course, club or town' }).fill(course.name);
  await page.locator(`[role="option"][href*="at=${course.latitude},"]`).first().click();
  await expect.poll(async () => (await lookOf(host)).zoom).toBeCloseTo(14, 1);
  const { lat, lng } = await lookOf(host);
  expect(lat).toBeCloseTo(course.latitude, 3);
  expect(lng).toBeCloseTo(course.longitude, 3);
});

/** Land is drawn over the sea, the fine coast's tile over the coarse land. */
function groundUnder(host: Locator, at: [number, number]): Promise<'land' | 'sea'> {
  return host.evaluate((element, place) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const layers = map
      .queryRenderedFeatures(map.project(place), { layers: ['land', 'fine-sea', 'fine-land'] })
      .map(({ layer }) => layer.id);
    return layers.includes('fine-land') || (layers.includes('land') && !layers.includes('fine-sea'))
      ? 'land'
      : 'sea';
  }, at);
}

/** One of the best courses whose mappers drew fairways and bunkers, too. */
async function findMappedWhole(): Promise<{ longitude: number; latitude: number }> {
  const { golfs } = await read('/v2/public/best/world?limit=20');
  for (const course of golfs) {
    const { surfaces, hazards } = await read(`/v2/golfs/profile/${course.slug}`);
    const kinds = [...surfaces, ...hazards].map(({ type }: { type: string }) => type);
    if (kinds.includes('fairway') && kinds.includes('bunker')) return course;
  }
  throw new Error('None of the best courses has fairways and bunkers');
}

/** The kinds of ground on the map, and whether there are holes. */
function mappedKinds(host: Locator): Promise<string[]> {
  return host.evaluate((element) => {
    const map = (element as unknown as MapHost).maplibreMap;
    const ground = map.querySourceFeatures('mapped-ground', { sourceLayer: 'ground' });
    const holes = map.querySourceFeatures('mapped-ground', { sourceLayer: 'hole' });
    const kinds = ground.map(({ properties }) => String(properties.kind));
    return [...new Set([...kinds, ...holes.map(() => 'hole')])].sort();
  });
}

test('a country is drawn with as many courses as it has', async () => {
  const { country } = await read('/v2/public/golfs/iceland');
  await lookAt(host, [-18.6, 64.9], 5);
  const { courses, clustered } = await drawnCourses(host);
  expect(courses.length + clustered).toBe(country.course_count);
  await expect(page.locator('.course-list li')).toHaveCount(Math.min(50, country.course_count));
});

test('around a city the courses drawn are those that the search finds', async () => {
  const { golfs } = await read('/v2/public/golfs/united-states');
  const { longitude, latitude } = golfs.find((course: { city: unknown }) => course.city !== null);
  await lookAt(host, [longitude, latitude], 10.5);
  const bbox = await host.evaluate((element) => {
    const bounds = (element as unknown as MapHost).maplibreMap.getBounds();
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()].join(',');
  });
  const found = await read(
    `/v2/search/map/golfs?lat=${latitude}&long=${longitude}&max_distance=1000000&limit=50&bbox=${bbox}`,
  );
  const { courses, clustered } = await drawnCourses(host);
  const ids: string[] = found.golfs.items.map(({ golf_id }: { golf_id: string }) => golf_id);
  expect(clustered).toBe(0);
  expect(ids.length).toBeGreaterThan(0);
  // A point just outside the window may reach in with its radius.
  expect(courses).toEqual(expect.arrayContaining(ids.sort()));
  await expect(page.locator('.course-list li')).toHaveCount(ids.length);
});

for (const { name, slug, west, east, latitude, zoom } of [
  { name: 'Fiji', slug: 'fiji', west: 179.6, east: -179.6, latitude: -17.8, zoom: 5.4 },
  { name: 'New Zealand', slug: 'new-zealand', west: 176.5, east: 176.5, latitude: -41.3, zoom: 4.2 },
]) {
  test(`${name} is complete from both sides of the antimeridian`, async () => {
    const { golfs, total } = await read(`/v2/public/golfs/${slug}`);
    await lookAt(host, [west, latitude], zoom);
    const listed = page.locator('.course-list li');
    const expected = golfs.map((course: { slug: string }) => course.slug);
    const isListed = async () => {
      const links = await listed.locator('a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      return expected.slice(0, 50).filter((each: string) => links.includes(`/golfs/${each}`)).length;
    };
    await expect.poll(isListed).toBe(Math.min(total, 25));
    await lookAt(host, [east, latitude], zoom);
    await expect.poll(isListed).toBe(Math.min(total, 25));
  });
}

test('a view is restored from its URL exactly', async ({ page: other }) => {
  await lookAt(host, [-3.123456, 55.987654], 8.37);
  await holes().selectOption('18');
  await expect(page).toHaveURL(/at=55\.987654,-3\.123456,8\.37&holes=18$/);
  const before = await lookOf(host);
  await other.goto(page.url());
  const after = await lookOf(await waitForMap(other));
  expect(after.lng).toBeCloseTo(before.lng, 6);
  expect(after.lat).toBeCloseTo(before.lat, 6);
  expect(after.zoom).toBeCloseTo(before.zoom, 2);
  await expect(other.getByLabel('Holes', { exact: true })).toHaveValue('18');
});

test('a filter narrows map and list alike', async () => {
  await lookAt(host, [-18.6, 64.9], 5);
  const all = await drawnCourses(host);
  const listed = page.locator('.course-list li');
  await expect(listed).toHaveCount(all.courses.length + all.clustered);
  const nine = await listed.locator('p', { hasText: /^9 holes/ }).count();
  await holes().selectOption('9');
  await expect(listed).toHaveCount(nine);
  await settle(host);
  await expect
    .poll(async () => {
      const { courses, clustered } = await drawnCourses(host);
      return courses.length + clustered;
    })
    .toBe(nine);
  expect(nine).toBeLessThan(all.courses.length + all.clustered);
});

test('pointing at a row highlights the course on the map, and vice versa', async () => {
  const { golfs } = await read('/v2/public/golfs/iceland');
  const { longitude, latitude, golf_id, slug } = golfs[0];
  await lookAt(host, [longitude, latitude], 12);
  const row = page.locator('.course-list li', { has: page.locator(`a[href="/golfs/${slug}"]`) });
  await row.hover();
  const lit = () =>
    host.evaluate((element) => (element as unknown as MapHost).maplibreMap.getGlobalState().highlighted);
  await expect.poll(lit).toBe(Number(golf_id));
  const box = (await host.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(row).toHaveAttribute('data-highlighted', 'true');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('link', { name: 'View course' })).toHaveAttribute('href', `/golfs/${slug}`);
});
