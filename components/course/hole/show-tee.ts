import type { CourseTee } from '#components/course/course-tees.ts';
import { carriesFrom } from '#lib/golf/carries.ts';
import { toYards } from '#lib/golf/units.ts';
import { courseTexts, formatWhole, holeTexts } from '#messages/messages.ts';

/**
 * Writes a tee's figures into a course page or a yardage book, which are plain HTML; null restores what the
 * server sent.
 */
export function showTee(tee: CourseTee | null, gender: string | null): void {
  // If no tee was chosen, the page is as the server sent it: writing it again would lay out the whole page
  // again.
  if (tee === null && !isChanged) return;
  isChanged = tee !== null;
  showRound(tee, gender);
  for (const card of document.querySelectorAll<HTMLElement>('[data-figures-of]')) {
    showHole(card, tee, gender);
  }
  moveTees(tee);
  for (const row of document.querySelectorAll<HTMLElement>('[data-tee-row]')) {
    row.classList.toggle('own-tee', row.dataset.teeRow === tee?.name);
  }
}

let isChanged = false;

/** Its whole length and its rating. */
function showRound(tee: CourseTee | null, gender: string | null): void {
  const from = tee?.length ? tee : null;
  for (const each of document.querySelectorAll<HTMLElement>('[data-tee-length]')) {
    const [metres = 0, yards = 0] = numbersOf(each.dataset.teeLength);
    writeLength(each, from?.length?.metres ?? metres, from?.length?.yards ?? yards);
  }
  for (const each of document.querySelectorAll<HTMLElement>('[data-tee-from]')) {
    each.textContent = from ? courseTexts.lengthFrom.tee(from.name) : (each.dataset.teeFrom ?? '');
  }
  const rating = from && (from.ratings.find((each) => each.gender === gender) ?? from.ratings[0]);
  for (const each of document.querySelectorAll<HTMLElement>('[data-tee-rating]')) {
    each.textContent = rating
      ? `${rating.courseRating.toFixed(1)} / ${rating.slope}`
      : (each.dataset.teeRating ?? '');
    // A rating next to the length of another tee would mislead.
    const fact = each.closest('div');
    if (fact) fact.hidden = from !== null && !rating;
  }
  for (const each of document.querySelectorAll<HTMLElement>('[data-tee-rated]')) {
    each.textContent =
      from && rating ? courseTexts.ratedTee(from.name, rating.gender) : (each.dataset.teeRated ?? '');
  }
}

function showHole(card: HTMLElement, tee: CourseTee | null, gender: string | null): void {
  const hole = card.dataset.figuresOf ?? '';
  const from = tee?.holes[hole];
  const womens = gender === 'women' ? tee?.women?.[hole] : undefined;
  for (const each of card.querySelectorAll<HTMLElement>('[data-par]')) {
    each.textContent = holeTexts.par(womens?.par ?? Number(each.dataset.par));
  }
  for (const each of card.querySelectorAll<HTMLElement>('[data-index]')) {
    each.textContent = String(womens?.strokeIndex ?? each.dataset.index);
  }
  for (const each of card.querySelectorAll<HTMLElement>('[data-length]')) {
    const [metres = 0, yards = 0] = from ? [from.metres, from.yards] : numbersOf(each.dataset.length);
    writeLength(each, metres, yards);
  }
  for (const each of card.querySelectorAll<HTMLElement>('[data-plays]')) {
    const [length = 0, change = 0] = numbersOf(each.dataset.plays);
    const metres = Math.max(0, Math.round((from?.metres ?? length) + change));
    writeLength(each, metres, toYards(metres));
  }
  for (const figure of card.querySelectorAll<SVGTextElement>('[data-over]')) {
    const over = Number(figure.dataset.over) - (from?.ahead ?? 0);
    const inYards = figure.closest('[data-unit="yd"]') !== null;
    figure.textContent = over > 0 ? formatWhole(inYards ? toYards(over) : over) : '';
  }
  for (const row of card.querySelectorAll<HTMLElement>('[data-carry]')) {
    const [reach = 0, carry = 0] = numbersOf(row.dataset.carry);
    const [ahead] = carriesFrom([{ reach, carry }], from?.ahead ?? 0);
    row.hidden = !ahead;
    if (!ahead) continue;
    const [first, second] = row.querySelectorAll('td');
    if (first) writeLength(first, ahead.reach, toYards(ahead.reach));
    if (second) writeLength(second, ahead.carry, toYards(ahead.carry));
  }
}

/**
 * Dots for strokes received at each hole (circles for strokes to give back), next to its par; null removes
 * them.
 */
export function showStrokesOfHoles(byHole: Readonly<Record<string, number>> | null): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-figures-of]')) {
    const dots = card.querySelector<HTMLElement>('.own-strokes');
    if (!dots) continue;
    const strokes = byHole?.[card.dataset.figuresOf ?? ''] ?? 0;
    if (strokes === 0 && dots.hidden) continue;
    dots.hidden = strokes === 0;
    dots.textContent = strokeDots(strokes);
    dots.setAttribute('aria-label', holeTexts.ownStrokes(strokes));
  }
}

export const strokeDots = (strokes: number) => (strokes < 0 ? '○' : '●').repeat(Math.abs(strokes));

/** Measures all lines before it moves anything: each measurement after a change would lay out the page again. */
function moveTees(tee: CourseTee | null): void {
  const moves = [...document.querySelectorAll<SVGCircleElement>('[data-figures-of] .dr-tee-mark')].map(
    (mark) => {
      const hole = mark.closest<HTMLElement>('[data-figures-of]')?.dataset.figuresOf ?? '';
      return { mark, place: placeOfTee(mark, tee?.holes[hole]?.share ?? 0) };
    },
  );
  for (const { mark, place } of moves) {
    mark.dataset.start ??= `${mark.getAttribute('cx')} ${mark.getAttribute('cy')}`;
    const [x, y] = place ?? numbersOf(mark.dataset.start);
    mark.setAttribute('cx', String(x));
    mark.setAttribute('cy', String(y));
  }
}

/** Along the hole's line, which is drawn once on the plan and turned here; null at its start. */
function placeOfTee(mark: SVGCircleElement, share: number): [x: number, y: number] | null {
  if (share === 0) return null;
  const use = mark.ownerSVGElement?.querySelector<SVGUseElement>('.dr-h-line');
  const line = document.querySelector<SVGPathElement>(use?.getAttribute('href') ?? '#none');
  const turned = use?.parentElement;
  if (!line || !(turned instanceof SVGGElement)) return null;
  const along = line.getPointAtLength(share * line.getTotalLength());
  const { x, y } = [...turned.transform.baseVal].reduceRight(
    (point, { matrix }) => point.matrixTransform(matrix),
    along,
  );
  return [x, y];
}

const numbersOf = (text = '') => text.split(' ').map(Number);

/** Keeps what comes after each number: " m", " yd" or nothing. */
function writeLength(element: Element, metres: number, yards: number): void {
  for (const [unit, value] of [
    ['m', metres],
    ['yd', yards],
  ] as const) {
    const shown = element.querySelector(`[data-unit="${unit}"]`);
    if (shown) shown.textContent = shown.textContent.replace(/^[\d,]+/, formatWhole(value));
  }
}
