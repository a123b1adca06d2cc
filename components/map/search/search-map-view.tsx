import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { MapStatus } from '../map-status.ts';
import { SearchMapPanes } from './search-map-panes.tsx';

export interface SearchMapViewProps {
  label: string;
  bounds: [number, number, number, number] | null;
  isPage: boolean;
  onStatus: (status: MapStatus) => void;
}

/** The running search map; what it has asked for is kept as long as it is on the page. */
export function SearchMapView(props: SearchMapViewProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <SearchMapPanes {...props} />
    </QueryClientProvider>
  );
}
