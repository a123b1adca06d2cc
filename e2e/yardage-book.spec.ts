import { expect, test } from 'playwright/test';
import { findCourse } from './find-course.ts';

for (const width of [320, 375]) {
  test(`in a window of ${width} pixels nothing of the yardage book is cut off or broken`, async ({
    page,
  }) => {
    // Five teeboxes and carries leave the least room next to a hole.
    const course = await findCourse(
      page.request,
      ({ teeboxes, holes }) => teeboxes.length > 4 && holes.some(({ carries }) => carries.length > 3),
      (row) => row.has_geometry,
    );
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`/golfs/${course.slug}/yardage-book`);
    const pages = await page
      .locator('.book-page')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight),
      );
    expect(pages.length).toBe(0);
    const figures = page.locator('.book-hole > :not(.drawing) [data-unit]:visible');
    expect(await figures.count()).toBeGreaterThan(20);
    const lines = await figures.evaluateAll((all) => all.map((each) => each.getClientRects().length));
    expect(Math.max(...lines)).toBe(1);
    const isInside = await page.locator('.book-hole > :not(.drawing)').evaluateAll((sides) =>
      sides.every((side) => {
        const { right } = side.getBoundingClientRect();
        return [...side.querySelectorAll('td, th, li')].every((cell) => {
          return cell.getBoundingClientRect().right <= right + 0.5;
        });
      }),
    );
    expect(isInside).toBe(true);
  });
}
