import { Section } from '#components/site/section.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import type { DrawnProfile, PageHole } from './drawn-profile.ts';
import { HoleCard } from './hole-card.tsx';
import './hole-card.css';

type HoleCardsProps = { profile: GolfProfile; drawn: DrawnProfile | null; holes: readonly PageHole[] };

/** Every traced hole, one after the other. */
export function HoleCards({ profile, drawn, holes }: HoleCardsProps) {
  if (holes.length === 0) return null;
  return (
    <Section id="holes" title="The holes" note="To scale. Distance lines to the middle of the green.">
      {holes.some(({ hole }) => hole.number === null) && (
        <p className="prose unnumbered-note">
          Holes with a letter are traced but not numbered: which of them is which on the card isn’t known yet.
        </p>
      )}
      <ol className="hole-cards">
        {holes.map((pageHole) => (
          <HoleCard key={pageHole.hole.hole_id} profile={profile} drawn={drawn} pageHole={pageHole} />
        ))}
      </ol>
    </Section>
  );
}
