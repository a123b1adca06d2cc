import { Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { handicapOptions } from '#lib/golf/handicap-options.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { useTexts } from '#messages/use-texts.ts';
import { HandicapCalculator } from './handicap-calculator.tsx';

/** Only if a tee is rated; without JavaScript just the formula. */
export function HandicapSection({ profile }: { profile: GolfProfile }) {
  const { handicapTexts } = useTexts(cardsPart);
  if (handicapOptions(profile).length === 0) return null;
  return (
    <Section id="handicap" title={handicapTexts.title}>
      <div className="noscript:hidden">
        <HandicapCalculator />
      </div>
      <p className="fine-print">{handicapTexts.formula}</p>
    </Section>
  );
}
