import type { Feature, FeatureCollection, Geometry, GeometryCollection } from 'geojson';
import type { ExpressionSpecification } from 'maplibre-gl';
import { courseColours } from '#components/map/map-colours.ts';
import type { DrawContent, MapPlan } from '#components/map/use-map.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { unwrapGeometry } from '#lib/geo/longitude.ts';
import { groundOf } from '#lib/golf/hazards.ts';
import { holeAnchors, holeLetters } from '#lib/golf/hole-names.ts';
import type { NearbyWaterType } from '#lib/golf/nearby-waters.ts';
import { playedLine } from '#lib/golf/played-line.ts';
import { GROUND, type GroundKind } from '#lib/golf/surfaces.ts';
import type { Language } from '#messages/languages.ts';
import { mapPart } from '#messages/parts/map.ts';
import { courseCamera } from './course-camera.ts';
import { groundLayers, waterLayers } from './ground-layers.ts';
import { holeLayers } from './hole-layers.ts';
import { smoothGeometry } from './smooth-line.ts';

export interface CourseFeatures {
  /** Sea, lakes and rivers around the course. */
  waters: FeatureCollection<Geometry, { type: NearbyWaterType }>;
  /** Surfaces and hazards that can be drawn. */
  ground: FeatureCollection<Geometry, GroundTags>;
  /** Tee to green; `hole` is the anchor, `label` the number or letter on its tee. */
  holes: FeatureCollection<Geometry, HoleTags>;
  /**
   * `kind` is `tee`, `green` or `teebox` (with its `colour`). Where the course has several nines or
   * eighteens, its tees have a `loop`.
   */
  points: FeatureCollection<Geometry, HoleTags & { kind: string; colour?: string; loop?: string }>;
}

interface GroundTags {
  kind: GroundKind;
  /** The anchors of its holes, each between spaces; empty for none. */
  holes: string;
}

/** Opacity of the other holes' ground while a hole is chosen. */
const DIMMED = 0.4;
const groundOpacity: ExpressionSpecification = [
  'case',
  [
    'any',
    ['==', ['global-state', 'hole'], ''],
    ['==', ['get', 'holes'], ''],
    ['in', ['concat', ' ', ['global-state', 'hole'], ' '], ['get', 'holes']],
  ],
  1,
  DIMMED,
];

interface HoleTags {
  hole: string;
  label: string;
}

/** Features of a course for the style's sources, with lines and points of these holes. */
export function courseFeatures(profile: GolfProfile, shown = profile.holes): CourseFeatures {
  const anchors = holeAnchors(profile.holes);
  const hasLoops = new Set(profile.holes.map(({ loop }) => loop)).size > 1;
  const letters = holeLetters(profile.holes);
  const tags = (holeId: string, number: number | null): HoleTags => ({
    hole: anchors.get(holeId) ?? '',
    label: letters.get(holeId) ?? (number === null ? '' : String(number)),
  });
  const feature = <Tags>(
    geometry: Exclude<Geometry, GeometryCollection>,
    properties: Tags,
  ): Feature<Geometry, Tags> => ({
    type: 'Feature',
    geometry: unwrapGeometry(geometry, profile.location.longitude),
    properties,
  });
  const holes: CourseFeatures['holes']['features'] = [];
  const points: CourseFeatures['points']['features'] = [];
  for (const hole of shown) {
    const common = tags(hole.hole_id, hole.number);
    const line = [...playedLine(hole)];
    if (line.length > 1) holes.push(feature({ type: 'LineString', coordinates: line }, common));
    if (hole.green) points.push(feature(hole.green, { ...common, kind: 'green' }));
    if (hole.tee)
      points.push(feature(hole.tee, { ...common, kind: 'tee', ...(hasLoops && { loop: hole.loop ?? '' }) }));
  }
  for (const teebox of profile.teeboxes) {
    for (const { hole_id, number, tee } of teebox.holes) {
      const isShown = shown.some((hole) => hole.hole_id === hole_id);
      if (!tee || hole_id === null || !isShown || teebox.color_hex === null) continue;
      points.push(feature(tee, { ...tags(hole_id, number), kind: 'teebox', colour: teebox.color_hex }));
    }
  }
  const ground = groundOf(profile).flatMap(({ kind, geometry, holeIds }) => {
    if (kind === null) return [];
    const known = holeIds.flatMap((id) => anchors.get(id) ?? []);
    const mapped = feature(geometry, { kind, holes: known.map((anchor) => ` ${anchor} `).join('') });
    return [GROUND[kind].edge?.smooth ? { ...mapped, geometry: smoothGeometry(mapped.geometry) } : mapped];
  });
  const waters = profile.nearby_waters.map(({ type, geometry }) => feature(geometry, { type }));
  return {
    waters: collection(waters),
    ground: collection(ground),
    holes: collection(holes),
    points: collection(points),
  };
}

export const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] };

function collection<P>(features: Feature<Geometry, P>[]): FeatureCollection<Geometry, P> {
  return { type: 'FeatureCollection', features };
}

/**
 * Its sources `marks`, `measure` and `walk` start empty; its global state `hole` is the chosen hole's anchor,
 * '' for none.
 */
function courseContent(features: CourseFeatures): DrawContent {
  return (palette, fonts) => {
    const colours = courseColours(palette);
    return {
      state: { hole: { default: '' } },
      sources: {
        waters: { type: 'geojson', data: features.waters, maxzoom: 14 },
        ground: { type: 'geojson', data: features.ground, tolerance: 0.1, maxzoom: 16 },
        holes: { type: 'geojson', data: features.holes, tolerance: 0.1, maxzoom: 16 },
        points: { type: 'geojson', data: features.points, maxzoom: 16 },
        marks: { type: 'geojson', data: NO_FEATURES },
        measure: { type: 'geojson', data: NO_FEATURES },
        walk: { type: 'geojson', data: NO_FEATURES },
      },
      layers: [
        ...waterLayers(colours),
        ...groundLayers(colours, groundOpacity),
        ...holeLayers(colours, fonts),
      ],
    };
  };
}

/** A coastline drawn for whole continents would run through fairways. */
const paperGround: DrawContent = ({ paper }) => ({
  sources: {},
  layers: [{ id: 'paper', type: 'background', paint: { 'background-color': paper } }],
});

export function courseMapPlan(
  profile: GolfProfile,
  features: CourseFeatures,
  { name, turn }: { name: string; turn: number },
  language: Language,
): MapPlan {
  const { mapTexts } = language.read(mapPart);
  return {
    ground: paperGround,
    content: courseContent(features),
    options: {
      // Only the map knows the window's size, to which it is fitted later.
      ...courseCamera(profile, turn, { width: 800, height: 600 }),
      maxZoom: 20,
      minZoom: 10,
      locale: { 'Map.Title': mapTexts.mapOf(name) },
      cooperativeGestures: true,
      pitchWithRotate: false,
      touchPitch: false,
    },
  };
}
