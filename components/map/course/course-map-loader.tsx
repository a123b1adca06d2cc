import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getGolfCourseProfileQuery } from '#lib/api/queries.ts';
import { MapStatusNote } from '../map-status-note.tsx';
import { CourseMapView, type CourseMapViewProps } from './course-map-view.tsx';

type CourseMapLoaderProps = Omit<CourseMapViewProps, 'profile'> & { slug: string };

/** Fetches a course's profile for its map; a page has one such map, so the cache lives and dies with it. */
export function CourseMapLoader(props: CourseMapLoaderProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ProfileMap {...props} />
    </QueryClientProvider>
  );
}

function ProfileMap({ slug, onStatus, ...rest }: CourseMapLoaderProps) {
  const { data: profile, isError } = useQuery(getGolfCourseProfileQuery({ slug }));
  const isMissing = isError || profile === null;
  useEffect(() => onStatus(isMissing ? 'failed' : 'starting'), [isMissing, onStatus]);
  if (!profile) return <MapStatusNote status="starting" />;
  return <CourseMapView {...rest} profile={profile} onStatus={onStatus} />;
}
