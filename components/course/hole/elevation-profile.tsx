import type { PageHole } from '#components/course/page-holes.ts';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { Height } from '#components/units/lengths.tsx';
import { cardsPart } from '#messages/parts/cards.ts';
import { useTexts } from '#messages/use-texts.ts';

/** A bar for each hole: its green above or below its tee. Nothing if no climb is known. */
export function ElevationProfile({ holes }: { holes: readonly PageHole[] }) {
  const { elevationTexts, holeTexts } = useTexts(cardsPart);
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
        <ol className="mt-2 flex min-w-[40rem]">
          {known.map(({ hole, label, change }) => (
            <li key={hole.hole_id} className="flex-1 text-center">
              <span className="flex h-20 flex-col items-center justify-end gap-1 border-rule-strong border-b">
                {change >= 0 && <Change metres={change} />}
                <Bar share={change / most} colour="bg-fairway" />
              </span>
              <span className="flex h-20 flex-col items-center gap-1">
                <Bar share={-change / most} colour="bg-(--water)" />
                {change < 0 && <Change metres={change} />}
              </span>
              <span className="font-semibold font-serif text-sm">
                <span className="sr-only">{holeTexts.hole} </span>
                <bdi className="wrap-normal">{label}</bdi>
              </span>
            </li>
          ))}
        </ol>
      </ScrollFrame>
    </Section>
  );
}

/** The steepest bar leaves room for its figure. */
function Bar({ share, colour }: { share: number; colour: string }) {
  const style = { height: `${(76 * Math.max(0, share)).toFixed(1)}%` };
  return <span className={`w-[44%] shrink-0 [print-color-adjust:exact] ${colour}`} style={style} />;
}

function Change({ metres }: { metres: number }) {
  return (
    <span className="text-xs leading-none">
      {metres !== 0 && (metres > 0 ? '+' : '−')}
      <Height metres={Math.abs(metres)} bare />
    </span>
  );
}
