import { useGolferOnCourse, useTeeOnHole } from '#components/course/golfer/golfer-provider.tsx';
import { OwnLength, OwnStrokes } from '#components/course/golfer/own-figures.tsx';
import type { PageHole } from '#components/course/page-holes.ts';
import { holeBearing, type PointOnHole } from '#components/map/hole-geometry.ts';
import { Said } from '#components/site/said.tsx';
import { Height, Length } from '#components/units/lengths.tsx';
import type { Hole } from '#lib/api/records.ts';
import { carriesFrom, isByGreen } from '#lib/golf/carries.ts';
import { lineFromTee } from '#lib/golf/hole-tee.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { holesPart } from '#messages/parts/holes.ts';
import { mapPart } from '#messages/parts/map.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import { HoleSlope } from './hole-slope.tsx';
import { nextIndex } from './use-hole-on-map.ts';

interface MapHoleCardProps {
  chosen: PageHole;
  holes: readonly PageHole[];
  /** Null where there are no distances to play by. */
  playPath: string | null;
  measured: PointOnHole | null;
  /** The place pointed at, as a share of the way from tee to green. */
  share: number | null;
  onPoint: (share: number | null) => void;
  chooseHole: (hole: string | null) => void;
  clearMeasured: () => void;
}

export function MapHoleCard(props: MapHoleCardProps) {
  const { courseMapTexts } = useTexts(mapPart);
  const { compassWord } = useTexts(numbersPart);
  const { playLinkTexts } = useTexts(golfPart);
  const { holeTexts } = useTexts(cardsPart);
  const { chosen, holes, playPath, measured, share, onPoint, chooseHole, clearMeasured } = props;
  const { hole, anchor, label, facts } = chosen;
  const { length, lengthYards } = facts;
  const { womens } = useTeeOnHole(hole.hole_id);
  const { par, strokeIndex } = womens ?? facts;
  const bearing = holeBearing(hole);
  const step = (by: number) => chooseHole(holes[nextIndex(holes, anchor, by)]?.anchor ?? null);
  return (
    <div className="map-hole map-panel text-sm">
      <div className="flex items-center gap-1">
        <h2 aria-live="polite" className="flex-1 text-xl/tight">
          {courseMapTexts.hole(label)}
          {hole.name !== null && <small className="block text-xs font-normal">{hole.name}</small>}
        </h2>
        <CardButton label={courseMapTexts.previous} sign="←" onClick={() => step(-1)} />
        <CardButton label={courseMapTexts.next} sign="→" onClick={() => step(1)} />
        <CardButton label={courseMapTexts.wholeCourse} sign="×" onClick={() => chooseHole(null)} />
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-4.5 gap-y-1.5 border-t-2 pt-2 max-sm:mt-0 max-sm:pt-1">
        {par !== null && (
          <Fact name={courseMapTexts.facts.par}>
            {!womens && facts.parSource === 'length' ? courseMapTexts.parByLength(par) : par}{' '}
            <OwnStrokes hole={hole.hole_id} />
          </Fact>
        )}
        {strokeIndex !== null && <Fact name={courseMapTexts.facts.index}>{strokeIndex}</Fact>}
        {length !== null && (
          <Fact name={courseMapTexts.facts.length}>
            <OwnLength hole={hole.hole_id} metres={length} yards={lengthYards} />
          </Fact>
        )}
        {length === null && hole.straight_distance !== null && (
          <Fact name={courseMapTexts.facts.length}>
            <Said parts={holeTexts.straight(<Length metres={hole.straight_distance} />)} />
          </Fact>
        )}
        {hole.elevation_change !== null && (
          <Fact name={courseMapTexts.facts.elevation}>
            <Change metres={hole.elevation_change} />
          </Fact>
        )}
        {bearing !== null && (
          <Fact name={courseMapTexts.facts.direction} className="max-sm:hidden">
            {compassWord(bearing)}
          </Fact>
        )}
      </dl>
      {measured && (
        <p className="mt-2.5" role="status">
          <Said
            parts={courseMapTexts.measured(
              <b>
                <Length metres={measured.fromTee} />
              </b>,
              <b>
                <Length metres={measured.toGreen} />
              </b>,
            )}
          />{' '}
          <button type="button" className="min-h-(--tap) min-w-(--tap) underline" onClick={clearMeasured}>
            {courseMapTexts.clear}
          </button>
        </p>
      )}
      {hole.length_traced !== null && (
        <HoleSlope hole={hole} length={hole.length_traced} share={share} onPoint={onPoint} />
      )}
      <CarryTable hole={hole} teebox={facts.teebox} />
      {!measured && <p className="mt-2 text-[0.8125rem] opacity-80">{courseMapTexts.measureHint}</p>}
      {playPath !== null && (
        <p className="mt-2 text-[0.8125rem] opacity-80">
          <a href={playPath}>{playLinkTexts.playThis}</a>
        </p>
      )}
    </div>
  );
}

function CardButton({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="min-h-(--tap) min-w-(--tap) text-base hover:bg-fairway/18"
      aria-label={label}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}

type FactProps = { name: string; className?: string; children: React.ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="label">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

/** Carries from the golfer's tee, or else from the one that the hole is measured from. */
function CarryTable({ hole, teebox }: { hole: Hole; teebox: string | null }) {
  const { from } = useTeeOnHole(hole.hole_id);
  const { tee } = useGolferOnCourse();
  const teeName = from && tee ? tee.name : teebox;
  const { courseMapTexts } = useTexts(mapPart);
  const { capital } = useTexts(numbersPart);
  const { teeTexts } = useTexts(cardsPart);
  const { hazardPhrase } = useTexts(holesPart);
  const toEnd = lineFromTee(hole);
  const marked = hole.carries.map((carry) => ({ ...carry, isByGreen: isByGreen(carry, toEnd) }));
  const carries = carriesFrom(marked, from?.ahead ?? 0);
  if (carries.length === 0) return null;
  return (
    <table className="map-hole-carries mt-2.5 w-full text-[0.8125rem] max-sm:mt-1">
      <thead>
        <tr>
          <th scope="col">
            {teeName === null ? courseMapTexts.fromTheTee : capital(teeTexts.from(teeName))}
          </th>
          <th scope="col">{courseMapTexts.reach}</th>
          <th scope="col">{courseMapTexts.carry}</th>
        </tr>
      </thead>
      <tbody>
        {carries.map(({ hazard_id, type, side, reach, carry, isByGreen: byGreen }) => (
          <tr key={`${hazard_id} ${side} ${reach}`}>
            <th scope="row">{capital(hazardPhrase({ type, side, count: 1, isByGreen: byGreen }))}</th>
            <td>
              <Length metres={reach} />
            </td>
            <td>
              <Length metres={carry} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ metres }: { metres: number }) {
  const { courseMapTexts } = useTexts(mapPart);
  if (Math.round(metres) === 0) return courseMapTexts.level;
  const height = <Height metres={Math.abs(metres)} />;
  return <Said parts={metres > 0 ? courseMapTexts.climbs(height) : courseMapTexts.drops(height)} />;
}
