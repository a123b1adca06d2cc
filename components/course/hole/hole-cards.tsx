import type { CourseTee } from '#components/course/course-tees.ts';
import { HolesOfCard } from '#components/course/golfer/card-parts.tsx';
import { TeeChoice } from '#components/course/golfer/tee-choice.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import { WrongLink } from '#components/course/wrong/wrong-link.tsx';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
import { holesPart } from '#messages/parts/holes.ts';
import { useTexts } from '#messages/use-texts.ts';
import { HoleCard } from './hole-card.tsx';
import { toHoleCard } from './to-hole-card.tsx';
import './hole-cards.css';

type HoleCardsProps = {
  surfaces: GolfProfile['surfaces'];
  drawn: DrawnCourse | null;
  holes: readonly PageHole[];
  tees: readonly CourseTee[];
};

export function HoleCards({ surfaces, drawn, holes, tees }: HoleCardsProps) {
  const { numbersFromCard } = useTexts(holesPart);
  const { holeTexts } = useTexts(holeCardsPart);
  if (holes.length === 0) return null;
  const fromCard = numbersFromCard(holes.map(({ hole }) => hole));
  return (
    <Section id="holes" title={holeTexts.title} note={holeTexts.note}>
      <TeeChoice />
      {holes.some(({ hole }) => hole.number === null) && (
        <p className="prose unnumbered-note">{holeTexts.unnumbered}</p>
      )}
      {fromCard !== null && <p className="prose unnumbered-note">{fromCard}</p>}
      <ScrollFrame label={holeTexts.drawings}>
        <HolesOfCard as="ol" className="hole-cards" ids={holes.map(({ hole }) => hole.hole_id)}>
          {holes.map((pageHole) => (
            <HoleCard
              key={pageHole.hole.hole_id}
              hole={toHoleCard(pageHole, { surfaces, drawn, tees, aspect: 0.52 })}
              wrong={<WrongHole hole={pageHole} />}
            />
          ))}
        </HolesOfCard>
      </ScrollFrame>
    </Section>
  );
}

function WrongHole({ hole: { anchor, facts } }: { hole: PageHole }) {
  const isUnknown = facts.par === null || facts.parSource === 'length';
  return <WrongLink about={`hole-${anchor}`} isUnknown={isUnknown} />;
}
