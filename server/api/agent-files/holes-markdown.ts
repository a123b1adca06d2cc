import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { HAZARDS } from '#lib/golf/hazards.ts';
import { holeSentence } from '#lib/golf/hole-sentence.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { formatCount, formatWhole } from '#lib/text/format.ts';
import { quoted } from './markdown-text.ts';

/** A sentence for each traced hole, by loop and number. */
export function holesSection({ holes, scorecards }: GolfProfile): string {
  if (holes.length === 0) return '';
  const card = scorecards.find(({ is_default }) => is_default);
  const parOf = new Map(card?.holes.map(({ hole_id, par }) => [hole_id, par]));
  const lines = holes.map((hole) => {
    const label = hole.number === null ? 'Unnumbered hole' : `Hole ${hole.number}`;
    const loop = hole.loop === null ? '' : ` of ${quoted(hole.loop)}`;
    const name = hole.name === null ? '' : `, ${quoted(hole.name)}`;
    const sentence = holeSentence({
      par: parOf.get(hole.hole_id) ?? null,
      length: hole.length,
      elevationChange: hole.elevation_change,
      carries: hole.carries,
    });
    return `- ${label}${loop}${name}${sentence === '' ? '' : `: ${sentence}`}.`;
  });
  return (
    '## Hole by hole\n\nMeasured on the traced line from tee to green; hazards with the distances from the tee to ' +
    `where they begin and end.\n\n${lines.join('\n')}`
  );
}

/** Counts and areas of the traced hazards, by type. */
export function hazardsSection({ hazard_summary, hazards }: GolfProfile): string {
  if (hazards.length === 0) return '';
  const lines = keysOf(hazard_summary).map((type) => {
    const { count, area } = hazard_summary[type]!;
    return `- ${formatCount(count, HAZARDS[type].word)}, ${formatWhole(area)} m² in all`;
  });
  return `## Hazards\n\n${lines.join('\n')}`;
}
