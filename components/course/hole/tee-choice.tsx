'use client';
import { useEffect, useId } from 'react';
import type { CourseTee } from '#components/course/course-tees.ts';
import { findTee, rememberGolfer, useGolfer } from '#components/site/golfer.ts';
import { useIsReady } from '#components/site/use-is-ready.ts';
import { carriesFrom } from '#lib/golf/carries.ts';
import { toYards } from '#lib/golf/units.ts';
import { formatWhole, holeTexts } from '#messages/messages.ts';

/** Whose lengths and carries the hole cards show; remembered for the next course. */
export function TeeChoice({ tees }: { tees: readonly CourseTee[] }) {
  const id = useId();
  const { tee } = useGolfer();
  const isReady = useIsReady();
  const mine = findTee(tees, tee);
  useEffect(() => {
    showTee(mine);
  }, [mine]);
  return (
    <p className="tee-choice noscript:hidden print:hidden">
      <label htmlFor={id}>{holeTexts.yourTee}</label>
      <select
        id={id}
        className="field"
        value={mine?.name ?? ''}
        disabled={!isReady}
        onChange={({ target }) => {
          const chosen = tees.find(({ name }) => name === target.value);
          rememberGolfer({ tee: chosen ? { name: chosen.name, colour: chosen.color } : null });
        }}
      >
        <option value="">{holeTexts.longestTees}</option>
        {tees.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Writes into the hole cards, which are plain HTML; null restores what the server sent. */
function showTee(tee: CourseTee | null): void {
  for (const card of document.querySelectorAll<HTMLElement>('.hole-card[data-hole]')) {
    const from = tee?.holes[card.dataset.hole ?? ''];
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
