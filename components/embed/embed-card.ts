import { element } from '#components/drawing/svg-markup.ts';
import type { GolfProfile, Teebox } from '#lib/api/records.ts';
import {
  type CardColumn,
  type CardLength,
  cardColumns,
  cardLengths,
  sumLengths,
  sumPars,
} from '#lib/golf/scorecard.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { escapeXml } from '#lib/text/escape-markup.ts';
import { getTexts } from '#messages/get-texts.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { embedsPart } from '#messages/parts/embeds.ts';

/** More tees don't fit in a frame. */
const MOST_TEES = 5;

type Cells = (string | number | null)[];

/** The default card as a table, one row for each hole. */
export function embedCard({ scorecards, teeboxes }: GolfProfile, units: LengthUnit): string {
  const { embedTexts } = getTexts(embedsPart);
  const { cardTexts, sumName } = getTexts(cardsPart);
  const card = scorecards.find(({ is_default }) => is_default) ?? scorecards[0];
  if (!card) return element('p', {}, escapeXml(embedTexts.noCard));
  const tees = teeboxes
    .filter(({ teebox_id }) => card.teebox_ids.includes(teebox_id))
    .map((teebox) => ({ teebox, lengths: cardLengths(card.holes, teebox) }))
    .filter(({ lengths }) => lengths.some((length) => length !== null))
    .slice(0, MOST_TEES);
  const hasIndexes = card.holes.some(({ stroke_index }) => stroke_index !== null);
  const inUnit = (length: CardLength | null | undefined) =>
    length ? (units === 'm' ? length.metres : length.yards) : null;
  const rows = cardColumns(card.holes).map((column) => {
    const lengths = tees.map((tee) => inUnit(lengthAt(column, tee)));
    if (column.kind === 'hole') {
      const hole = card.holes[column.index]!;
      return row([hole.number, hole.par, ...(hasIndexes ? [hole.stroke_index] : []), ...lengths]);
    }
    const par = sumPars(card, column);
    const known = par !== null || lengths.some((length) => length !== null);
    return known ? row([sumName(column), par, ...(hasIndexes ? [null] : []), ...lengths], 'sum') : '';
  });
  const heads = [
    cardTexts.hole,
    cardTexts.par,
    ...(hasIndexes ? [embedTexts.index] : []),
    ...tees.map(({ teebox }) => teebox.name),
  ];
  const head = heads.map((text) => element('th', { scope: 'col' }, `<bdi>${escapeXml(text)}</bdi>`)).join('');
  const caption = tees.length > 0 ? element('caption', {}, embedTexts.lengthsIn[units]) : '';
  const table = `${caption}<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody>`;
  return element('section', {}, element('table', {}, table));
}

type Tee = { teebox: Teebox; lengths: readonly (CardLength | null)[] };

function lengthAt(column: CardColumn, { teebox, lengths }: Tee): CardLength | null | undefined {
  return column.kind === 'hole' ? lengths[column.index] : sumLengths(lengths, column, teebox);
}

function row([head, ...cells]: Cells, name: string | null = null): string {
  const content = element('th', { scope: 'row' }, escapeXml(String(head)));
  return element('tr', { class: name }, content + cells.map((cell) => `<td>${cell ?? ''}</td>`).join(''));
}
