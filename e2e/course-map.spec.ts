import type { Browser, Locator, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { geodesicInverse } from '#server/store/geodesic.ts';
import { findViolations } from './axe.ts';
import { findCourse, isFull } from './find-course.ts';
import { lookOf, type MapHost, settle, waitForMap, withoutMotion } from './map-on-page.ts';
import { findFullCourse } from './open-full-course.ts';

test.use(withoutMotion);

type HoleOfCourse = GolfProfile['holes'][number];

// A page with a map is slow to open, so each is opened once for several tests, which choose their hole first.
let course: GolfProfile;
let page: Page;
let host: Locator;

/** Opens the page of a course with 18 mapped holes and bunkers. */
async function openPage(browser: Browser): Promise<void> {
  page = await browser.newPage();
  course = await findCourse(
    page.request,
    (profile) => isFull(profile) && profile.hazards.some(({ type }) => type === 'bunker'),
    (row) => row.hole_count === 18 && row.has_geometry,
  );
}

test.describe('the map of a course', () => {
  test.describe.configure({ mode: 'default' });
  let planArrow: string | null;
  const scripts: Promise<string>[] = [];
  let first: readonly string[];

  test.beforeAll(async ({ browser }) => {
    await openPage(browser);
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await page.goto(`/golfs/${course.slug}`, { waitUntil: 'load' });
    first = await Promise.all(scripts);
    planArrow = await page.locator('.course-plan .north g').getAttribute('transform');
    host = await waitForMap(page);
  });

  test.afterAll(() => page.close());

  test.beforeEach(() => chooseHole(null));

  test('draws every hole, green and tee of its profile', async () => {
    const drawn = await host.evaluate((element) => {
      const map = (element as unknown as MapHost).maplibreMap;
      const of = (layer: string) => [
        ...new Set(map.queryRenderedFeatures({ layers: [layer] }).map(({ properties }) => properties.hole)),
      ];
      return { lines: of('hole-line').length, flags: of('green-flag').length, tees: of('hole-badge').length };
    });
    expect(drawn).toEqual({ lines: 18, flags: 18, tees: 18 });
    await expect(page.getByRole('region', { name: /^Map of / })).toHaveCount(1);
  });

  test('turns the tee to the bottom when a hole is chosen; arrow keys go to the next hole; a click measures', async () => {
    const whole = await lookOf(host);
    await page.locator('[data-hole="7"]').first().click();
    await settle(host);
    await expect(page).toHaveURL(/#hole-7$/);
    await expect(page.locator('.map-hole').getByRole('heading', { name: 'Hole 7' })).toBeVisible();
    await expect(page.locator('[data-hole="7"]').first()).toHaveAttribute('aria-current', 'true');
    const seventh = holeOf(7);
    expect(turn((await lookOf(host)).bearing, seventh.bearing!)).toBeLessThan(2);
    await page.locator('#hole-3 h3').click();
    await expect(page, 'a card is to be read').toHaveURL(/#hole-7$/);
    await host.scrollIntoViewIfNeeded();

    const line = seventh.line!.coordinates;
    const [tee, middle, green] = await projected([
      line[0]!,
      line[Math.floor(line.length / 2)]!,
      line.at(-1)!,
    ]);
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
    expect(turn((await lookOf(host)).bearing, holeOf(8).bearing!)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await settle(host);
    await expect(page).not.toHaveURL(/#hole/);
    expect(turn((await lookOf(host)).bearing, whole.bearing)).toBeLessThan(0.01);
  });

  test('is turned like the plan that it replaces', async () => {
    const turned = Number(/rotate\((-?\d+(?:\.\d+)?)/.exec(planArrow ?? '')?.[1] ?? 0);
    expect(turn((await lookOf(host)).bearing, -turned)).toBeLessThan(0.01);
  });

  test('loads MapLibre when it is started, not with the page', async () => {
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((text) => text.includes('maplibregl')).length).toBe(0);
    const all = await Promise.all(scripts);
    expect(all.some((text) => text.includes('maplibregl'))).toBe(true);
  });

  test('has nothing that axe objects to, buttons and a hole’s card included', async () => {
    await chooseHole(7);
    const violations = await findViolations(page, {}, '.course-map');
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test('has a legend that switches layers', async () => {
    const bunkers = () =>
      host.evaluate((element) => {
        const map = (element as unknown as MapHost).maplibreMap;
        return map.queryRenderedFeatures({ layers: ['ground-bunker'] }).length;
      });
    const before = await bunkers();
    expect(before).toBeGreaterThan(0);
    await page.getByText('Legend').click();
    const ofBunkers = page.getByRole('checkbox', { name: 'Bunkers and waste areas' });
    await ofBunkers.uncheck();
    await settle(host);
    expect(await bunkers()).toBe(0);
    await ofBunkers.check();
    await settle(host);
    expect(await bunkers()).toBe(before);
    await page.getByText('Legend').click();
  });
});

test.describe('a link to a hole', () => {
  test.describe.configure({ mode: 'default' });

  test.beforeAll(async ({ browser }) => {
    await openPage(browser);
    await page.goto(`/golfs/${course.slug}#hole-5`);
    host = await waitForMap(page);
  });

  test.afterAll(() => page.close());

  test('opens the map at that hole', async () => {
    await expect.poll(async () => turn((await lookOf(host)).bearing, holeOf(5).bearing!)).toBeLessThan(0.1);
  });

  test('measures from the tee and to the green with a click, to a metre or a yard', async () => {
    await chooseHole(5);
    const [tee, green] = [holeOf(5).tee!.coordinates, holeOf(5).green!.coordinates];
    await host.evaluate((element) => {
      (element as unknown as MapHost).maplibreMap.on('click', ({ lngLat }) => {
        Object.assign(window, { clicked: [lngLat.lng, lngLat.lat] });
      });
    });
    const [from, to] = await projected([tee, green]);
    for (const { unit, metres } of [
      { unit: 'm', metres: 1 },
      { unit: 'yd', metres: 0.9144 },
    ]) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.units = chosen;
      }, unit);
      for (const share of [0.3, 0.55, 0.8]) {
        const x = from!.x + (to!.x - from!.x) * share;
        const y = from!.y + (to!.y - from!.y) * share;
        await page.evaluate(() => Object.assign(window, { clicked: undefined }));
        await host.click({ position: { x, y } });
        const handle = await page.waitForFunction(
          () => (window as unknown as { clicked?: [number, number] }).clicked,
        );
        const clicked = (await handle.jsonValue())!;
        const measured = page.locator('.map-hole [role="status"] b');
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

  test('points at the same place of the hole on map and elevation profile', async () => {
    await chooseHole(5);
    const line = holeOf(5).line!.coordinates;
    const slope = page.locator('.map-hole figure svg');
    await slope.hover();
    const pointedAt = () =>
      host.evaluate((element) => {
        const map = (element as unknown as MapHost).maplibreMap;
        const [found] = map.queryRenderedFeatures({ layers: ['walk'] });
        return found?.geometry.type === 'Point' ? found.geometry.coordinates : null;
      });
    const shareOfHole = ([lon, lat]: number[]) => {
      const ruler = rulerAt(lat!);
      return ruler.lineDistance(ruler.lineSlice(line[0]!, [lon!, lat!], line)) / ruler.lineDistance(line);
    };
    const offMiddle = (at: number[] | null) => (at ? Math.abs(shareOfHole(at) - 0.5) : 1);
    await expect.poll(async () => offMiddle(await pointedAt())).toBeLessThan(0.05);
    const [lon, lat] = (await pointedAt())!;

    const frame = (await host.boundingBox())!;
    const [place] = await projected([[lon!, lat!]]);
    await page.mouse.move(2, 2);
    await expect(slope.locator('.hole-slope-place')).toHaveCount(0);
    await page.mouse.move(frame.x + place!.x, frame.y + place!.y);
    const x = Number(/^M([\d.]+),/.exec((await slope.locator('.hole-slope-place').getAttribute('d'))!)?.[1]);
    expect(x / 260).toBeCloseTo(0.5, 1);
    await expect(page.locator('.map-hole figcaption')).toContainText('from the tee');
  });
});

test('without WebGL the plan stays and a sentence says why', async ({ page: plain }) => {
  await plain.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      type: string,
      ...rest: unknown[]
    ) {
      return type.startsWith('webgl') ? null : Reflect.apply(getContext, this, [type, ...rest]);
    } as typeof getContext;
  });
  const { slug } = await findFullCourse(plain.request);
  await plain.goto(`/golfs/${slug}`);
  await plain.mouse.move(5, 5);
  const frame = plain.locator('.course-map');
  await expect(frame).toHaveAttribute('data-map-status', 'no-webgl');
  await expect(frame.getByRole('status')).toContainText('doesn’t support WebGL');
  await expect(frame.locator('.course-map-plan svg').first()).toBeVisible();
});

/** Chooses a hole by the address, as a link does, or with null the whole course. */
async function chooseHole(number: number | null): Promise<void> {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    number === null ? '' : `hole-${number}`,
  );
  const chosen = page.locator('.map-hole');
  if (number === null) await expect(chosen).toHaveCount(0);
  else await expect(chosen.getByRole('heading', { name: `Hole ${number}` })).toBeVisible();
  await settle(host);
}

const holeOf = (wanted: number): HoleOfCourse => course.holes.find(({ number }) => number === wanted)!;

/** Places in pixels of the map. */
function projected(places: readonly (readonly [number, number])[]) {
  return host.evaluate(
    (element, all) =>
      all.map(([lon, lat]) => (element as unknown as MapHost).maplibreMap.project([lon, lat])),
    places,
  );
}

/** Degrees between two bearings. */
function turn(a: number, b: number): number {
  return Math.abs(((a - b + 540) % 360) - 180);
}
