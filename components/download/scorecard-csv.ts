import {
  type CardColumn,
  cardColumns,
  cardLengths,
  type LengthTeebox,
  sumLengths,
  sumPars,
  teeLabels,
} from '#lib/golf/scorecard.ts';
import { csvRow } from '#lib/text/csv.ts';
import { getTexts } from '#messages/get-texts.ts';
import { cardsPart } from '#messages/parts/cards.ts';

export interface CardCourse {
  scorecards: readonly {
    scorecard_id: string;
    name: string;
    gender: string;
    par: number | null;
    teebox_ids: readonly string[];
    holes: readonly {
      hole_id: string | null;
      number: number;
      par: number | null;
      stroke_index: number | null;
    }[];
  }[];
  teeboxes: readonly (LengthTeebox & { teebox_id: string; name: string; scorecard_ids: readonly string[] })[];
}

type Card = CardCourse['scorecards'][number];

/**
 * RFC 4180, UTF-8: a line for each hole and sum, with par, stroke index and the length from each teebox in
 * metres and yards. The first two columns name the card.
 */
export function scorecardCsv(course: CardCourse): string {
  const labels = teeLabels(course);
  const tees = course.teeboxes;
  const heads = tees.flatMap((teebox) => {
    const label = labels.get(teebox.teebox_id) ?? teebox.name;
    return [`${label} (m)`, `${label} (yd)`];
  });
  const lines = course.scorecards.flatMap((card) => cardLines(card, tees));
  // Makes spreadsheets read UTF-8.
  return `\ufeff${csvRow(['card', 'players', 'hole', 'par', 'stroke_index', ...heads])}${lines.join('')}`;
}

function cardLines(card: Card, tees: CardCourse['teeboxes']): string[] {
  const rows = tees.map((teebox) => ({
    teebox,
    lengths: card.teebox_ids.includes(teebox.teebox_id) ? cardLengths(card.holes, teebox) : [],
  }));
  return cardColumns(card.holes).map((column) => {
    const lengths = rows.flatMap(({ teebox, lengths: known }) => {
      const length =
        column.kind === 'hole' ? known[column.index] : known.length > 0 && sumLengths(known, column, teebox);
      return length ? [length.metres, length.yards] : [null, null];
    });
    return csvRow([card.name, card.gender, ...holeCells(card, column), ...lengths]);
  });
}

function holeCells(card: Card, column: CardColumn): (string | number | null)[] {
  const { sumName } = getTexts(cardsPart);
  if (column.kind === 'sum') {
    return [sumName(column), sumPars(card, column), null];
  }
  const hole = card.holes[column.index];
  return hole ? [hole.number, hole.par, hole.stroke_index] : [null, null, null];
}
