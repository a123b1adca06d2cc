import '../map.css';
import { FullscreenControl, NavigationControl } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { holeAnchors } from '#components/drawing/hole-names.ts';
import type { CourseProfile } from '../course-profile.ts';
import { MapAttribution } from '../map-attribution.tsx';
import type { MapStatus } from '../map-status.ts';
import { MapStatusNote } from '../map-status-note.tsx';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import { useLengthUnit } from '../use-length-unit.ts';
import { useMap } from '../use-map.ts';
import { useMapControl } from '../use-map-control.ts';
import { useMapScale } from '../use-map-scale.ts';
import { courseCamera, holeCamera } from './course-camera.ts';
import { courseFeatures } from './course-features.ts';
import { courseMapPlan } from './course-map-plan.ts';
import { MapHoleCard } from './map-hole-card.tsx';
import { MapLegend } from './map-legend.tsx';
import { useHoleClicks } from './use-hole-clicks.ts';
import { useHoleKeys } from './use-hole-keys.ts';
import { useHoleView } from './use-hole-view.ts';
import { useHoleWalk } from './use-hole-walk.ts';

export interface CourseMapViewProps {
  name: string;
  /** Degrees clockwise by which the plan is turned, and with it the map of the whole course. */
  turn: number;
  profile: CourseProfile;
  /** The chosen hole's anchor; null for the whole course. */
  hole: string | null;
  chooseHole: (hole: string | null) => void;
  onStatus: (status: MapStatus) => void;
}

/** The running map of a course, over its plan. */
export function CourseMapView({ profile, name, turn, hole, chooseHole, onStatus }: CourseMapViewProps) {
  const live = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const holes = useMemo(() => {
    const anchors = holeAnchors(profile.holes);
    return profile.holes.map((each) => ({ anchor: anchors.get(each.hole_id) ?? '', hole: each }));
  }, [profile]);
  const chosen = holes.find(({ anchor }) => anchor === hole)?.hole;
  const features = useMemo(() => courseFeatures(profile), [profile]);
  const [plan] = useState(() => courseMapPlan(profile, features, { name, turn }));
  const { map, status } = useMap(container, plan);
  useEffect(() => onStatus(status), [status, onStatus]);

  useMapControl(map, 'top-right', makeNavigation);
  useMapControl(
    map,
    'top-right',
    useCallback(() => new FullscreenControl(live.current ? { container: live.current } : {}), []),
  );
  const unit = useLengthUnit(live);
  useMapScale(map, unit);
  useHoleView(map, chosen, hole, unit, () =>
    chosen
      ? holeCamera(profile, chosen, turn, viewport(container.current))
      : courseCamera(profile, turn, viewport(container.current)),
  );
  const { measured, clearMeasured } = useHoleClicks(map, holes, chosen, chooseHole, unit);
  const [share, setShare] = useHoleWalk(map, chosen);
  useHoleKeys(live, holes, hole, chooseHole);

  return (
    <div ref={live} className="course-map-live" data-reduced-motion={prefersReducedMotion() || undefined}>
      <div className="map-stage">
        <div ref={container} className="map-canvas" />
        <MapStatusNote status={status} />
        {chosen && (
          <MapHoleCard
            profile={profile}
            hole={chosen}
            holes={holes}
            measured={measured}
            share={share}
            onPoint={setShare}
            chooseHole={chooseHole}
            clearMeasured={clearMeasured}
          />
        )}
        {map && <MapLegend map={map} features={features} />}
      </div>
      <MapAttribution sources={profile.sources} />
    </div>
  );
}

const makeNavigation = () => new NavigationControl({ visualizePitch: false });

function viewport(container: HTMLElement | null) {
  return { width: container?.clientWidth || 800, height: container?.clientHeight || 600 };
}
