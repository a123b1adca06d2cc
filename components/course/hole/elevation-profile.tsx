import type { CSSProperties } from 'react';
import type { PageHole } from '#components/course/page-holes.ts';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { Height } from '#components/units/lengths.tsx';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
import { useTexts } from '#messages/use-texts.ts';

/** A bar for each hole: its green above or below its tee. Nothing if no climb is known. */
export function ElevationProfile({ holes }: { holes: readonly PageHole[] }) {
  const { elevationTexts, holeTexts } = useTexts(holeCardsPart);
  const known = holes.flatMap((each) => {
    const change = each.hole.elevation_change;
    // Rounded where it is shown, in the unit shown: feet of rounded metres aren't those of the hole's sentence.
    return change === null ? [] : [{ ...each, change: Math.round(change) === 0 ? 0 : change }];
  });
  if (known.length === 0) return null;
  const most = Math.max(4, ...known.map(({ change }) => Math.abs(change)));
  const steepest = known.reduce((a, b) => (Math.abs(b.change) > Math.abs(a.change) ? b : a));
  return (
    <Section id="elevation" title={elevationTexts.title} note={elevationTexts.note}>
      <p className="prose">
        {steepest.change === 0 ? (
          elevationTexts.level
        ) : (
          <Said
            parts={(steepest.change > 0 ? elevationTexts.steepestClimbs : elevationTexts.steepestDrops)(
              <bdi>{steepest.label}</bdi>,
              <Height metres={Math.abs(steepest.change)} />,
            )}
          />
        )}
      </p>
      <ScrollFrame label={elevationTexts.byHole}>
        <ol className="elevation-bars">
          {known.map(({ hole, label, change }) => (
            <li key={hole.hole_id}>
              <span
                className={`elevation-plot ${change < 0 ? 'elevation-fall' : 'elevation-climb'}`}
                style={barStyle(change / most)}
              >
                <span className="elevation-change">
                  {change !== 0 && (change > 0 ? '+' : '−')}
                  <Height metres={Math.abs(change)} bare />
                </span>
              </span>
              <span className="elevation-hole">
                <span className="sr-only">{holeTexts.hole} </span>
                <bdi>{label}</bdi>
              </span>
            </li>
          ))}
        </ol>
      </ScrollFrame>
    </Section>
  );
}

/** Shares of the plot between the steepest climb (1) and fall (−1). */
function barStyle(share: number): CSSProperties & Record<`--${string}`, string> {
  return {
    '--bar-top': `${(50 - 38 * Math.max(0, share)).toFixed(1)}%`,
    '--bar-bottom': `${(50 - 38 * Math.max(0, -share)).toFixed(1)}%`,
  };
}
