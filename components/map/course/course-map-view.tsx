import { useLanguage } from '#messages/use-texts.ts';
import '../map.css';
import { useQuery } from '@tanstack/react-query';
import { FullscreenControl, NavigationControl } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useGolferOnCourse } from '#components/course/golfer/golfer-provider.tsx';
import { pageHoles } from '#components/course/page-holes.ts';
import { MapAttribution } from '#components/map/map-attribution.tsx';
import { type MapStatus, MapStatusNote } from '#components/map/map-frame.tsx';
import { useMap, useMapControl } from '#components/map/use-map.ts';
import { useMapScale, useMapUnits } from '#components/map/use-map-scale.ts';
import { QueryProvider } from '#components/site/query-provider.tsx';
import { getGolfCourseProfileQuery } from '#lib/api/queries.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { splitByCard } from '#lib/golf/card-choice.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { courseCamera, holeCamera } from './course-camera.ts';
import { courseFeatures, courseMapPlan } from './course-content.ts';
import { MapHoleCard } from './map-hole-card.tsx';
import { MapLegend } from './map-legend.tsx';
import { useHoleClicks, useHoleKeys, useHoleView, useHoleWalk } from './use-hole-on-map.ts';

interface CourseMapViewProps {
  name: string;
  /** Degrees clockwise, as the plan is turned. */
  turn: number;
  profile: GolfProfile;
  /** The chosen hole's anchor; null for the whole course. */
  hole: string | null;
  chooseHole: (hole: string | null) => void;
  onStatus: (status: MapStatus) => void;
}

function CourseMapView({ profile, name, turn, hole, chooseHole, onStatus }: CourseMapViewProps) {
  const language = useLanguage();
  const { card, cards } = useGolferOnCourse();
  const holes = useMemo(
    () => splitByCard(pageHoles(profile), ({ hole: { hole_id } }) => hole_id, card, cards).on,
    [profile, card, cards],
  );
  const live = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const chosen = holes.find(({ anchor }) => anchor === hole);
  const features = useMemo(
    () =>
      courseFeatures(
        profile,
        holes.map((each) => each.hole),
      ),
    [profile, holes],
  );
  const [plan] = useState(() => courseMapPlan(profile, features, { name, turn }, language));
  const { map, status } = useMap(container, plan, onStatus);

  useMapControl(map, 'top-right', makeNavigation);
  useMapControl(
    map,
    'top-right',
    useCallback(() => new FullscreenControl(live.current ? { container: live.current } : {}), []),
  );
  const units = useMapUnits(live);
  useMapScale(map, units);
  useHoleView(map, chosen, units.length, () =>
    chosen
      ? holeCamera(profile, chosen.hole, turn, viewport(container.current))
      : courseCamera(profile, turn, viewport(container.current)),
  );
  const { measured, clearMeasured } = useHoleClicks(map, holes, chosen, chooseHole, units.length);
  const [share, setShare] = useHoleWalk(map, chosen);
  useHoleKeys(live, holes, hole, chooseHole);

  return (
    <div ref={live} className="course-map-live absolute inset-0 z-1 flex flex-col text-ink print:hidden">
      <div className="relative min-h-0 flex-1">
        <div ref={container} className="map-canvas absolute inset-0" />
        <MapStatusNote status={status} />
        {chosen && (
          <MapHoleCard
            chosen={chosen}
            holes={holes}
            playPath={canPlay(profile) ? pagePath.play(profile.slug) : null}
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

type CourseMapLoaderProps = Omit<CourseMapViewProps, 'profile'> & { slug: string };

export function CourseMapLoader(props: CourseMapLoaderProps) {
  return (
    <QueryProvider>
      <ProfileMap {...props} />
    </QueryProvider>
  );
}

function ProfileMap({ slug, onStatus, ...rest }: CourseMapLoaderProps) {
  const { data: profile, isError } = useQuery(getGolfCourseProfileQuery({ slug }));
  const { card } = useGolferOnCourse();
  const isMissing = isError || profile === null;
  useEffect(() => {
    onStatus(isMissing ? 'failed' : 'starting');
  }, [isMissing, onStatus]);
  if (!profile) return <MapStatusNote status="starting" />;
  return <CourseMapView key={card?.id} {...rest} profile={profile} onStatus={onStatus} />;
}
