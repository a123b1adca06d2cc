import type { OsmTags } from '../../osm-feature.ts';

/** Holes that a course says it has: `golf:course=18_hole`, `golf:holes=9 + 9`, `holes=18`; null when it does not. */
export function readHoleCount(tags: OsmTags): number | null {
  const byCourse = /^(\d{1,2})[\s_-]*(?:holes?|h)?$/i.exec(tags['golf:course']?.trim() ?? '')?.[1];
  const count = byCourse === undefined ? readSum(tags['golf:holes'] ?? tags.holes ?? '') : Number(byCourse);
  return count !== null && count >= 1 && count <= 108 ? count : null;
}

/** Par that a course says it has: `golf:par=72`, `par=36 + 36` (a sum); null when it does not. */
export function readPar(tags: OsmTags): number | null {
  const par = readSum(tags['golf:par'] ?? tags.par ?? '');
  return par !== null && par >= 18 && par <= 432 ? par : null;
}

/** "72", "36 + 36", "36+36+36"; null for anything else. */
function readSum(text: string): number | null {
  const terms = text.trim().split(/\s*\+\s*/);
  return terms.every((term) => /^\d{1,3}$/.test(term))
    ? terms.reduce((sum, term) => sum + Number(term), 0)
    : null;
}

/** The number in a hole's `par` or `handicap` tag, as long as it is one. */
export function readWhole(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d{1,2}\s*$/.test(text) ? Number(text) : null;
}
