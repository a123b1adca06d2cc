import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { GROUND, type GroundKind, groundKinds } from '#lib/golf/surfaces.ts';
import type { Language } from '#messages/languages.ts';
import { mapPart } from '#messages/parts/map.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import type { CourseFeatures } from './course-content.ts';
import { isLayerOf } from './ground-layers.ts';

type LegendEntry = { name: string; swatch: string; isItsLayer: (layerId: string) => boolean };

const LINES_OF_PLAY: Omit<LegendEntry, 'name'> = {
  swatch:
    'repeating-linear-gradient(90deg, var(--ink) 0 4px, transparent 4px 7px) center / 100% 2px no-repeat',
  isItsLayer: (layerId) => /^hole-(line|direction)/.test(layerId),
};

function entriesFor(present: ReadonlySet<GroundKind>, language: Language): LegendEntry[] {
  const { legendNames } = language.read(mapPart);
  const byName = Map.groupBy(groundKinds, (kind) => legendNames[kind]);
  const ground = [...byName].flatMap(([name, kinds]): LegendEntry[] =>
    name === null || !kinds.some((kind) => present.has(kind))
      ? []
      : [
          {
            name,
            swatch: `var(${GROUND[kinds[0]!].colour})`,
            // A teebox's own colour belongs to the tees.
            isItsLayer: (id) =>
              kinds.some((kind) => isLayerOf(kind, id) || (kind === 'tee' && id === 'teebox')),
          },
        ],
  );
  return [...ground, { ...LINES_OF_PLAY, name: language.read(mapPart).courseMapTexts.linesOfPlay }];
}

export function MapLegend({ map, features }: { map: MapLibreMap; features: CourseFeatures }) {
  const language = useLanguage();
  const { courseMapTexts } = useTexts(mapPart);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const entries = useMemo(
    () => entriesFor(new Set(features.ground.features.map(({ properties }) => properties.kind)), language),
    [features, language],
  );
  useEffect(() => {
    for (const { name, isItsLayer } of entries) {
      for (const layer of map.getLayersOrder().filter(isItsLayer)) {
        map.setLayoutProperty(layer, 'visibility', hidden.has(name) ? 'none' : 'visible');
      }
    }
  }, [map, entries, hidden]);
  return (
    // Next to a hole's card; on a phone it's hidden then, because the hole needs the room.
    <details className="map-panel absolute bottom-3 left-3 z-2 text-[0.8125rem] in-[:has(>.map-hole)]:left-78 max-sm:in-[:has(>.map-hole)]:hidden">
      <summary className="flex min-h-(--tap) items-center px-3.5">{courseMapTexts.legend}</summary>
      <ul className="px-3.5 pb-1.5">
        {entries.map(({ name, swatch }) => (
          <li key={name}>
            <label className="flex min-h-7 items-center gap-2">
              <input
                type="checkbox"
                className="accent-deep"
                checked={!hidden.has(name)}
                onChange={() => setHidden(hidden.symmetricDifference(new Set([name])))}
              />
              <span
                className="h-3 w-6 border border-ink/25"
                style={{ background: swatch }}
                aria-hidden="true"
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
