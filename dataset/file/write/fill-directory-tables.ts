import type { DatabaseSync } from 'node:sqlite';
import type { Directory, DirectoryNode } from './directory.ts';

/** Writes continents, countries, regions and cities with their counts; `updated_at` comes with the courses. */
export function fillDirectoryTables(database: DatabaseSync, directory: Directory): void {
  const continent = database.prepare('INSERT INTO continent VALUES (?, ?, ?, ?, ?, NULL)');
  for (const node of directory.continents) {
    continent.run(node.id, node.slug, node.name, node.childCount, node.courseCount);
  }
  const country = database.prepare(
    'INSERT INTO country VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
  );
  for (const node of directory.countries) {
    const [lon, lat] = node.centre;
    const { courseCount, childCount } = node;
    country.run(...naming(node), node.code, courseCount, childCount, lat, lon, ...node.bbox);
  }
  const region = database.prepare('INSERT INTO region VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)');
  for (const node of directory.regions) {
    region.run(...naming(node), node.courseCount, node.childCount, ...node.bbox);
  }
  const city = database.prepare('INSERT INTO city VALUES (?, ?, ?, ?, ?, NULL)');
  for (const node of directory.cities) {
    city.run(...naming(node), node.courseCount);
  }
}

function naming({ id, parentId, slug, name }: DirectoryNode) {
  return [id, parentId, slug, name] as const;
}
