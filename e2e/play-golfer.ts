import { type APIRequest, expect, type Page } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findCourse, isFull } from './find-course.ts';

type Position = readonly [lon: number, lat: number];

/** A course with a full card and mapped greens. */
export async function findCourseToPlay(api: APIRequest, baseURL: string | undefined): Promise<GolfProfile> {
  const request = await api.newContext({ baseURL: baseURL! });
  const course = await findCourse(
    request,
    (each) => isFull(each) && each.surfaces.some(({ type }) => type === 'green'),
    (row) => row.hole_count === 18 && row.has_geometry,
  );
  await request.dispose();
  return course;
}

/** Takes the place of the device's position, so that a test says when it moves, and by which clock. */
export async function carryPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watches = new Map<number, PositionCallback>();
    let count = 0;
    let coords: Record<string, number> | null = null;
    const tell = (call: PositionCallback) =>
      coords && call({ coords, timestamp: Date.now() } as unknown as GeolocationPosition);
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        watchPosition(call: PositionCallback) {
          watches.set(++count, call);
          tell(call);
          return count;
        },
        clearWatch: (id: number) => watches.delete(id),
      },
    });
    Object.assign(window, {
      watches: () => ({ asked: count, open: watches.size }),
      moveTo(longitude: number, latitude: number, accuracy: number) {
        coords = { longitude, latitude, accuracy };
        for (const call of watches.values()) tell(call);
      },
    });
  });
}

export async function moveTo(page: Page, [lon, lat]: Position, accuracy = 4): Promise<void> {
  await page.evaluate(
    ([x, y, error]) => (window as unknown as { moveTo: (...fix: number[]) => void }).moveTo(x, y, error),
    [lon, lat, accuracy] as const,
  );
}

export async function openPlay(page: Page, slug: string): Promise<void> {
  await page.goto(`/play/${slug}`);
  await expect(page.locator('[data-play][data-hole]')).toBeVisible();
}

export async function saveCourse(page: Page): Promise<void> {
  await page.locator('[data-action="save"]').click();
  await expect(page.locator('[data-action="remove"]')).toBeVisible();
}

export async function startRound(
  page: Page,
  players: readonly { name: string; index: string }[],
  format = 'stroke',
) {
  await page.locator('[data-action="start-round"]').click();
  await page.locator('[data-field="format"]').selectOption(format);
  for (const [number, { name, index }] of players.entries()) {
    if (number > 0) await page.getByRole('button', { name: 'Add player' }).click();
    await page.locator('[data-field="name"]').nth(number).fill(name);
    await page.locator('[data-field="index"]').nth(number).fill(index);
  }
  await page.locator('[data-action="start-round"]').click();
  await expect(page.locator('[data-score]').first()).toBeVisible();
}

export const teeOf = (course: GolfProfile, number: number): Position =>
  course.holes.find((hole) => hole.number === number)!.line!.coordinates[0]!;

export async function metresOf(page: Page, part: 'front' | 'middle' | 'back'): Promise<number> {
  return Number(await page.locator(`[data-distance="${part}"]`).getAttribute('data-metres'));
}
