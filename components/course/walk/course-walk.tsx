import type { PageHole } from '#components/course/page-holes.ts';
import { type Fact, Facts, ScrollFrame, Section } from '#components/site/page-parts.tsx';
import { Height, Length } from '#components/units/lengths.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { travelUnits } from '#lib/golf/units.ts';
import { getTexts } from '#messages/get-texts.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { walkPart } from '#messages/parts/walk.ts';
import { useTexts } from '#messages/use-texts.ts';
import { rosePetals, WALK_BOX, type WalkProfile, walkProfile } from './walk-profile.ts';

type CourseWalkProps = { profile: GolfProfile; holes: readonly PageHole[] };

/** How far it is, how much it climbs and drops, and which way it plays. Nothing if no hole is mapped. */
export function CourseWalk({ profile, holes }: CourseWalkProps) {
  const { walkTexts } = useTexts(walkPart);
  const { walk, bearings } = profile.character;
  if (!bearings) return null;
  const drawn = walk && walkProfile(walk, profile.holes);
  return (
    <Section id="walk" title={walkTexts.title} note={drawn && walkTexts.note}>
      {walk === null && <p className="prose">{walkTexts.unordered}</p>}
      <Facts facts={walkFacts(profile)} />
      <div
        className={`mt-5 grid gap-x-12 gap-y-6 ${drawn ? 'items-start min-[56rem]:grid-cols-[minmax(0,1fr)_15rem]' : ''}`}
      >
        {drawn && (
          <ScrollFrame label={walkTexts.profile}>
            <Profile drawn={drawn} holes={holes} />
          </ScrollFrame>
        )}
        <Rose bearings={bearings} isAside={drawn !== null} />
      </div>
    </Section>
  );
}

function walkFacts({ character: { walk, climb, returning_nines }, scorecards }: GolfProfile): Fact[] {
  const { walkTexts } = getTexts(walkPart);
  if (!walk) return [];
  const round = scorecards.find((card) => card.is_default)?.holes.length ?? walk.holes;
  const facts: Fact[] = [
    {
      label: walkTexts.whole,
      value: <Length metres={walk.length} />,
      note: walk.holes < round ? walkTexts.ofHoles(walk.holes, round) : undefined,
    },
    { label: walkTexts.between, value: <Length metres={walk.transfers} /> },
  ];
  if (climb) {
    const note = climb.holes < walk.holes ? walkTexts.ofHoles(climb.holes, walk.holes) : undefined;
    facts.push({ label: walkTexts.up, value: <Height metres={climb.up} />, note });
    facts.push({ label: walkTexts.down, value: <Height metres={climb.down} />, note });
  }
  if (returning_nines !== null) {
    const value = returning_nines ? walkTexts.ninesReturn : walkTexts.ninesAway;
    facts.push({ label: walkTexts.nines, value });
  }
  return facts;
}

function Profile({ drawn, holes }: { drawn: WalkProfile; holes: readonly PageHole[] }) {
  const { walkTexts } = useTexts(walkPart);
  const labels = new Map(holes.map(({ hole, label }) => [hole.hole_id, String(hole.number ?? label)]));
  const { width, height, top, bottom } = WALK_BOX;
  const ways = [...drawn.transfers.map((way) => ({ ...way, hole_id: null })), ...drawn.holes].sort(
    (a, b) => a.from[0] - b.from[0],
  );
  const corners = ways.flatMap(({ from, to }) => [from, to]);
  const ground = `M${[...corners, [corners.at(-1)![0], bottom + 12], [0, bottom + 12]].map(place).join('L')}Z`;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full min-w-[40rem]"
      role="img"
      aria-label={walkTexts.drawing(drawn.holes.length)}
    >
      <path d={ground} className="fill-(--rough)" />
      <Altitude metres={drawn.heights.top} y={top} />
      <Altitude metres={drawn.heights.bottom} y={bottom} />
      <g fill="none" strokeLinecap="round">
        <path d={pathOf(drawn.transfers)} className="stroke-soft" strokeWidth={1.5} strokeDasharray="0 4" />
        <path d={pathOf(drawn.holes)} className="stroke-deep" strokeWidth={3} />
      </g>
      <path
        d={drawn.holes.map(({ to }) => `M${place(to)}v-9l6 2.5-6 2.5`).join('')}
        className="fill-flag stroke-flag"
      />
      {drawn.holes.map(({ hole_id, from, to }) => (
        <text
          key={from[0]}
          x={Math.round((from[0] + to[0]) / 2)}
          y={height - 8}
          className="fill-ink font-semibold font-serif text-[0.8125rem]"
          textAnchor="middle"
        >
          {labels.get(hole_id)}
        </text>
      ))}
    </svg>
  );
}

function Altitude({ metres, y }: { metres: number; y: number }) {
  const { heightIn } = useTexts(numbersPart);
  return (
    <g className="fill-soft text-xs">
      <path d={`M0 ${y}H${WALK_BOX.width}`} className="stroke-rule" />
      {travelUnits.map((unit) => (
        <text key={unit} y={y - 4} data-travel-unit={unit}>
          {heightIn(unit)(metres)}
        </text>
      ))}
    </g>
  );
}

const place = ([x, y]: readonly number[]) => `${Math.round(x! * 10) / 10} ${Math.round(y! * 10) / 10}`;

function pathOf(ways: readonly Pick<WalkProfile['transfers'][number], 'from' | 'to'>[]): string {
  return ways.map(({ from, to }) => `M${place(from)}L${place(to)}`).join('');
}

const ROSE = 84;

function Rose({ bearings, isAside }: { bearings: readonly number[]; isAside: boolean }) {
  const { facingSentence, walkTexts } = useTexts(walkPart);
  return (
    <figure
      className={`grid max-w-[30rem] grid-cols-[9rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 ${isAside ? 'min-[56rem]:grid-cols-1 min-[56rem]:justify-items-center' : ''}`}
    >
      <svg
        viewBox={`${-ROSE - 4} ${-ROSE - 20} ${2 * ROSE + 8} ${2 * ROSE + 24}`}
        className="w-36 fill-none stroke-rule"
        aria-hidden="true"
      >
        <circle r={ROSE} />
        <circle r={ROSE / Math.SQRT2} />
        <path d={rosePetals(bearings, ROSE).join('')} className="fill-(--mown) stroke-(--paper)" />
        <text y={-ROSE - 6} className="fill-soft stroke-none text-xs" textAnchor="middle">
          N
        </text>
      </svg>
      <figcaption className="text-sm text-soft">
        <strong className="block font-semibold text-ink">{walkTexts.rose}</strong> {facingSentence(bearings)}
      </figcaption>
    </figure>
  );
}
