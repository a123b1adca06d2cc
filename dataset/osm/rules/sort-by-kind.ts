import type { Finding } from '../../finding.ts';
import type { OsmFeature } from '../osm-feature.ts';
import { osmFinding } from './course-plan.ts';
import { classify, type GolfKind } from './golf-kind.ts';

/** Features by what they are, each kind in the order in which they came. */
export type FeaturesByKind = { of(kind: GolfKind): OsmFeature[]; findings: Finding[] };

/** Sorts features by kind; slips of tagging are mended and noted, unknown values of `golf` noted. */
export function sortByKind(features: OsmFeature[]): FeaturesByKind {
  const byKind = new Map<GolfKind, OsmFeature[]>();
  const findings: Finding[] = [];
  for (const feature of features) {
    const { kind, slip } = classify(feature.tags);
    if (slip) findings.push(osmFinding(feature.id, 'tag-slip', 'mended', slip));
    if (kind) append(byKind, kind, feature);
    else if (feature.tags.golf) {
      findings.push(osmFinding(feature.id, 'golf-value-unknown', 'rejected', `golf=${feature.tags.golf}`));
    }
  }
  return { of: (kind) => byKind.get(kind) ?? [], findings };
}

function append(byKind: Map<GolfKind, OsmFeature[]>, kind: GolfKind, feature: OsmFeature): void {
  const features = byKind.get(kind);
  if (features) features.push(feature);
  else byKind.set(kind, [feature]);
}
