import type { Page } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findCourse, isFull } from './find-course.ts';

/** In metres and yards. */
export async function openFullCourse(page: Page): Promise<GolfProfile> {
  const course = await findCourse(page.request, isFull, (row) => row.hole_count === 18 && row.has_geometry);
  await page.goto(`/golfs/${course.slug}`);
  return course;
}
