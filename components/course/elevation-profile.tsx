import { Section } from '#components/site/section.tsx';
import { Length } from '#components/units/length.tsx';
import type { PageHole } from './drawn-profile.ts';
import { ScrollFrame } from './scroll-frame.tsx';
import './elevation.css';

const HEIGHT = 120;
const BAR = 34;

/** A bar for each hole: how far its green lies above or below its tee. Nothing where no hole's climb is known. */
export function ElevationProfile({ holes }: { holes: readonly PageHole[] }) {
  const known = holes.flatMap((each) =>
    each.hole.elevation_change === null ? [] : [{ ...each, change: Math.round(each.hole.elevation_change) }],
  );
  if (known.length === 0) return null;
  const most = Math.max(4, ...known.map(({ change }) => Math.abs(change)));
  const scale = (HEIGHT / 2 - 18) / most;
  const steepest = known.reduce((a, b) => (Math.abs(b.change) > Math.abs(a.change) ? b : a));
  return (
    <Section id="elevation" title="Elevation" note="From tee to green, good to about two metres.">
      <p className="prose">
        {steepest.change === 0 ? (
          'Every hole is level.'
        ) : (
          <>
            The steepest is hole <bdi>{steepest.label}</bdi>, which {steepest.change > 0 ? 'climbs' : 'falls'}{' '}
            <Length metres={Math.abs(steepest.change)} />.
          </>
        )}
      </p>
      <ScrollFrame label="Elevation by hole">
        <ol className="elevation-bars">
          {known.map(({ hole, label, change }) => (
            <li key={hole.hole_id}>
              <svg viewBox={`0 ${-HEIGHT / 2} ${BAR} ${HEIGHT}`} aria-hidden="true">
                <path className="elevation-zero" d={`M0 0h${BAR}`} />
                <rect
                  className={change < 0 ? 'elevation-fall' : 'elevation-climb'}
                  x="9"
                  width={BAR - 18}
                  y={change < 0 ? 0 : -change * scale}
                  height={Math.max(1, Math.abs(change) * scale)}
                />
              </svg>
              <span
                className="elevation-change"
                style={{
                  top: `${50 - (change < 0 ? -1 : 1) * (((Math.abs(change) * scale) / HEIGHT) * 100 + 9)}%`,
                }}
              >
                {change === 0 ? (
                  '0'
                ) : (
                  <>
                    {change > 0 ? '+' : '−'}
                    <Length metres={Math.abs(change)} bare />
                  </>
                )}
              </span>
              <span className="elevation-hole">
                <span className="sr-only">hole </span>
                <bdi>{label}</bdi>
              </span>
            </li>
          ))}
        </ol>
      </ScrollFrame>
    </Section>
  );
}
