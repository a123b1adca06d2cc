import type { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync } from 'node:zlib';

/** One reversed hole on each mapped course of France. */
export function writeFixtureMapping(database: DatabaseSync): void {
  const insert = database.prepare('INSERT INTO mapping VALUES (?, ?, ?, ?, ?, ?, ?)');
  const task = database.prepare('INSERT INTO mapping_task VALUES (?, ?, ?, ?, ?)');
  const mapped = database
    .prepare(
      `SELECT golf_id, country_id, region_id, course.latitude, course.longitude FROM course JOIN country USING (country_id)
      WHERE country.slug = 'france' AND has_geometry = 1 AND region_id IS NOT NULL ORDER BY golf_id`,
    )
    .all() as Record<string, number>[];
  for (const { golf_id, country_id, region_id, latitude, longitude } of mapped) {
    const origin = { source: 'osm', id: `way/${golf_id}01` };
    const gap = { rule: 'hole-reversed', origin, hole_id: `${golf_id}-1`, value: null, latitude, longitude };
    const body = brotliCompressSync(Buffer.from(JSON.stringify([gap])));
    insert.run(golf_id!, country_id!, region_id!, 1, 1, '{"hole-reversed":1}', body);
    const geometry = { type: 'Point', coordinates: [longitude, latitude] };
    const features = [{ type: 'Feature', geometry, properties: { '@id': origin.id } }];
    const collection = JSON.stringify({ type: 'FeatureCollection', features });
    task.run(country_id!, gap.rule, golf_id!, 1, collection);
  }
}
