import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { HoleDrawing } from '#components/drawing/drawings.tsx';
import { Section } from '#components/site/section.tsx';
import { HoleCard } from './hole-card.tsx';

type HoleCardsProps = { drawn: DrawnCourse | null; holes: readonly PageHole[] };

/** Every traced hole, one after the other. */
export function HoleCards({ drawn, holes }: HoleCardsProps) {
  if (holes.length === 0) return null;
  return (
    <Section id="holes" title="The holes" note="To scale. Distance lines to the middle of the green.">
      {holes.some(({ hole }) => hole.number === null) && (
        <p className="prose unnumbered-note">
          Holes with a letter are traced but not numbered: in which order they are played isn’t known yet.
        </p>
      )}
      <ol className="hole-cards">
        {holes.map((pageHole) => (
          <HoleCard key={pageHole.hole.hole_id} {...cardFacts(pageHole)}>
            {drawn && pageHole.drawing && (
              <HoleDrawing
                drawn={drawn}
                hole={pageHole.drawing.hole}
                index={pageHole.drawing.index}
                aspect={0.52}
                label={`Hole ${pageHole.label}, drawn to scale, tee at the bottom`}
              />
            )}
          </HoleCard>
        ))}
      </ol>
    </Section>
  );
}

/** What a card shows. */
function cardFacts({ hole, anchor, label, facts }: PageHole) {
  const { par, strokeIndex, length, lengthYards } = facts;
  return {
    anchor,
    label,
    name: hole.name,
    strokeIndex,
    lengthYards,
    bearing: hole.bearing,
    told: {
      par,
      length,
      elevationChange: hole.elevation_change,
      carries: hole.carries.map(({ type, side, reach, carry }) => ({ type, side, reach, carry })),
    },
  };
}
