import type { APIRequestContext, Page } from 'playwright/test';
import type { GolfProfile } from '#lib/api/records.ts';
import { findCourse, isFull } from './find-course.ts';

export function findFullCourse(request: APIRequestContext): Promise<GolfProfile> {
  return findCourse(request, isFull, (row) => row.hole_count === 18 && row.has_geometry);
}

export async function openFullCourse(page: Page): Promise<GolfProfile> {
  const course = await findFullCourse(page.request);
  await page.goto(`/golfs/${course.slug}`);
  return course;
}
