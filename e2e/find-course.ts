import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import type { CourseRow, GolfProfile } from '#lib/api/records.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { readManifest } from '#lib/dataset-file/manifest.ts';

/** A course of the demo data. */
export async function findCourse(
  request: APIRequestContext,
  suits: (profile: GolfProfile, row: CourseRow) => boolean,
  narrow: (row: CourseRow) => boolean = () => true,
): Promise<GolfProfile> {
  for await (const { profile, row } of readCourses(request, narrow)) if (suits(profile, row)) return profile;
  throw new Error('No course of the demo data suits.');
}

/** Slugs of mapped courses of 18 holes, the longest profiles first. */
export async function largestCourses(count: number): Promise<string[]> {
  const dataDir = process.env.E2E_DATA_DIR ?? '.cache/e2e-data';
  const { file } = (await readManifest(dataDir))!;
  const database = openDatasetFile(join(dataDir, file));
  const largest = database
    .prepare(
      `SELECT slug FROM course JOIN profile USING (golf_id) WHERE hole_count = 18 AND has_geometry = 1
        ORDER BY json_bytes DESC LIMIT ?`,
    )
    .all(count);
  database.close();
  return largest.map(({ slug }) => String(slug));
}

async function* readCourses(request: APIRequestContext, narrow: (row: CourseRow) => boolean) {
  for (let skip = 0; ; skip += 100) {
    const page = await (await request.get(`/v2/golfs?limit=100&skip=${skip}`)).json();
    const rows: CourseRow[] = page.data.golfs.items;
    if (rows.length === 0) return;
    for (const row of rows.filter(narrow)) {
      const { data } = await (await request.get(`/v2/golfs/profile/${row.slug}`)).json();
      const profile: GolfProfile = data;
      yield { profile, row };
    }
  }
}

/** 18 mapped holes, a full card, ratings. */
export function isFull({ hole_count, holes, scorecards, teeboxes }: GolfProfile): boolean {
  const card = scorecards.find((each) => each.is_default);
  const tee = teeboxes.find((each) => card?.teebox_ids.includes(each.teebox_id));
  return (
    hole_count === 18 &&
    holes.length === 18 &&
    holes.every((hole) => hole.line !== null && hole.elevation_change !== null) &&
    card?.par != null &&
    card.holes.every((hole) => hole.stroke_index !== null) &&
    tee?.length != null &&
    tee.ratings[0]?.rated_holes === 18 &&
    tee.ratings[0].gender === 'men'
  );
}
