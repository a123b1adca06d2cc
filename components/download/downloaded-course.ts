import type { HazardType } from '#lib/golf/hazards.ts';
import type { HoleFactsCourse } from '#lib/golf/hole-facts.ts';

type Position = readonly [lon: number, lat: number];
type Point = { coordinates: Position } | null;

/** What GPX and KML files need of a profile. */
export interface DownloadedCourse extends HoleFactsCourse {
  name: string;
  slug: string;
  location: { latitude: number; longitude: number };
  holes: readonly {
    hole_id: string;
    number: number | null;
    loop: string | null;
    tee: Point;
    green: Point;
    line: { coordinates: readonly Position[] } | null;
    length: number | null;
    elevation_change: number | null;
    tee_elevation: number | null;
    green_elevation: number | null;
    carries: readonly { type: HazardType; side: 'left' | 'right' | 'cross'; reach: number; carry: number }[];
  }[];
  sources: readonly { name: string; licence: string; attribution: string | null }[];
}

/** "Hole 7", with its nine where the course has several: "Hole Red 7". */
export function holeTitle(course: DownloadedCourse, hole: DownloadedCourse['holes'][number]): string {
  const hasLoops = new Set(course.holes.map(({ loop }) => loop)).size > 1;
  return ['Hole', hasLoops ? hole.loop : null, hole.number].filter((part) => part !== null).join(' ');
}

/** Who is to be named with the data. */
export function attributionLine(course: DownloadedCourse): string {
  return course.sources
    .map(({ name, licence, attribution }) => `${attribution ?? name} (${licence})`)
    .join('; ');
}
