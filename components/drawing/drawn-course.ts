import type { HazardType } from '#lib/golf/hazards.ts';
import type { SurfaceType } from '#lib/golf/surfaces.ts';

type Positions = readonly (readonly [lon: number, lat: number])[];

/** A GeoJSON geometry as a profile has it, `[lon, lat]`. */
export type DrawnGeometry =
  | { type: 'Polygon'; coordinates: readonly Positions[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Positions[])[] }
  | { type: 'LineString'; coordinates: Positions };

/** A hole as it is drawn: its line from tee to green; one without a line is left out of drawings. */
export interface DrawnHole {
  hole_id: string;
  number: number | null;
  line: { coordinates: Positions } | null;
}

/** What drawings need of a course's profile. */
export interface DrawnCourse {
  holes: readonly DrawnHole[];
  hazards: readonly { type: HazardType; hole_ids: readonly string[]; geometry: DrawnGeometry }[];
  surfaces: readonly { type: SurfaceType; hole_ids: readonly string[]; geometry: DrawnGeometry }[];
}
