import type { GolfProfile, Scorecard, Teebox } from '#lib/contract/golf-profile.ts';
import { isPlayedTwice } from '#lib/golf/handicap-options.ts';
import { cardColumns, cardLengths, sumLengths, sumPars } from '#lib/golf/scorecard.ts';
import { sumName, teeboxTexts } from '#messages/en/cards.ts';
import { genderWords } from '#messages/en/golf.ts';
import { inlineText, table } from './markdown-text.ts';

export function cardSections(profile: GolfProfile): string[] {
  const cards = profile.scorecards.map((card) =>
    scorecardSection(card, profile.teeboxes, profile.scorecards.length),
  );
  return [...cards, teeboxSection(profile)].filter((section) => section !== '');
}

/** A row for each hole, with sums after each nine; a column for each teebox. */
function scorecardSection(card: Scorecard, teeboxes: readonly Teebox[], cardCount: number): string {
  const title = cardCount === 1 ? '## Scorecard' : `## Scorecard: ${inlineText(card.name)}`;
  const played = teeboxes.filter((teebox) => teebox.scorecard_ids.includes(card.scorecard_id));
  const tees = played.map((teebox) => ({ teebox, lengths: cardLengths(card.holes, teebox) }));
  const rows = cardColumns(card.holes).map((column) => {
    if (column.kind === 'sum') {
      const sums = tees.map(({ teebox, lengths }) => sumLengths(lengths, column, teebox)?.metres);
      return [`**${sumName(column)}**`, shown(sumPars(card, column)), '', ...sums.map(shown)];
    }
    const { number, par, stroke_index } = card.holes[column.index]!;
    const lengths = tees.map((tee) => tee.lengths[column.index]?.metres);
    return [String(number), shown(par), shown(stroke_index), ...lengths.map(shown)];
  });
  const header = ['Hole', 'Par', 'Stroke index', ...played.map(({ name }) => `${inlineText(name)} (m)`)];
  return `${title}\n\nFor ${genderWords[card.gender].players}.\n\n${table(header, rows)}`;
}

function shown(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

function teeboxSection(profile: GolfProfile): string {
  const rows = profile.teeboxes.flatMap((teebox) => {
    const lengths = [shown(teebox.length), shown(teebox.length_yards)];
    if (teebox.ratings.length === 0) return [[inlineText(teebox.name), ...lengths, '', '', '', '']];
    return teebox.ratings.map((rating) => [
      inlineText(teebox.name),
      ...lengths,
      genderWords[rating.gender].players,
      rating.course_rating === null
        ? ''
        : rating.course_rating.toFixed(1) +
          (isPlayedTwice(profile, teebox, rating) ? ` ${teeboxTexts.playedTwice}` : ''),
      shown(rating.slope),
      rating.bogey_rating === null ? '' : rating.bogey_rating.toFixed(1),
    ]);
  });
  if (rows.length === 0) return '';
  const header = [
    'Teebox',
    'Length (m)',
    'Length (yd)',
    'Rated for',
    'Course rating',
    'Slope',
    'Bogey rating',
  ];
  return `## Teeboxes\n\n${table(header, rows)}`;
}
