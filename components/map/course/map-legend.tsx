import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { CourseFeatures } from './course-features.ts';

/** What can be shown or hidden together: its layers, the kinds of ground that it needs, its colour as CSS. */
interface LegendEntry {
  name: string;
  layers: readonly string[];
  kinds: readonly string[];
  swatch: string;
}

const ENTRIES: readonly LegendEntry[] = [
  {
    name: 'Greens',
    layers: ['green', 'green-edge', 'green-collar'],
    kinds: ['green'],
    swatch: 'var(--putting-green)',
  },
  { name: 'Fairways', layers: ['fairway', 'fairway-edge'], kinds: ['fairway'], swatch: 'var(--mown)' },
  { name: 'Tees', layers: ['tee', 'tee-edge', 'teebox'], kinds: ['tee'], swatch: 'var(--tee)' },
  {
    name: 'Bunkers',
    layers: ['bunker', 'bunker-edge', 'waste'],
    kinds: ['bunker', 'waste'],
    swatch: 'var(--sand)',
  },
  {
    name: 'Water',
    layers: ['water', 'water-edge'],
    kinds: ['water', 'lateral_water'],
    swatch: 'var(--water)',
  },
  { name: 'Woods', layers: ['woods', 'woods-trees'], kinds: ['trees'], swatch: 'var(--woods)' },
  { name: 'Rough', layers: ['rough'], kinds: ['rough'], swatch: 'var(--rough)' },
  { name: 'Paths', layers: ['path'], kinds: ['path'], swatch: 'var(--rule)' },
  {
    name: 'Lines of play',
    layers: ['hole-line', 'hole-line-chosen', 'hole-direction'],
    kinds: [],
    swatch:
      'repeating-linear-gradient(90deg, var(--ink) 0 4px, transparent 4px 7px) center / 100% 2px no-repeat',
  },
];

/** The map's legend, in which each entry switches its layers; only what this course has is listed. */
export function MapLegend({ map, features }: { map: MapLibreMap; features: CourseFeatures }) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const present = new Set(features.ground.features.map(({ properties }) => properties.kind));
  const entries = ENTRIES.filter(
    ({ kinds }) => kinds.length === 0 || kinds.some((kind) => present.has(kind)),
  );
  useEffect(() => {
    for (const { name, layers } of ENTRIES) {
      for (const layer of layers) {
        map.setLayoutProperty(layer, 'visibility', hidden.has(name) ? 'none' : 'visible');
      }
    }
  }, [map, hidden]);
  const toggle = (name: string) => {
    const next = new Set(hidden);
    if (!next.delete(name)) next.add(name);
    setHidden(next);
  };
  return (
    <details className="map-legend">
      <summary>Legend</summary>
      <ul>
        {entries.map(({ name, swatch }) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={!hidden.has(name)} onChange={() => toggle(name)} />
              <span className="map-legend-swatch" style={{ background: swatch }} aria-hidden="true" />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
