import { useEffect, useState } from 'react';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { bearingBetween } from '#components/geometry/metre-plane.ts';
import { OwnName } from '#components/site/course-name.tsx';
import { playsLike } from '#lib/golf/hole-facts.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { DistancePanel, HazardList, TargetDistances } from './distance-panel.tsx';
import { greenDistances } from './distances.ts';
import { HoleMap } from './hole-map.tsx';
import { PlayButton } from './play-button.tsx';
import { measuresFrom } from './position.ts';
import { greenSides } from './two-greens.ts';
import type { PlayView } from './use-play.ts';

type HoleScreenProps = { view: PlayView; drawn: DrawnCourse | null };

/** Everything that's needed for a shot, without scrolling. */
export function HoleScreen({ view, drawn }: HoleScreenProps) {
  const { holeWords } = useTexts(playPart);
  const { mapped, label } = view.hole;
  return (
    <>
      <section className="play-screen" id="play-hole" aria-label={holeWords.hole(label)}>
        <HoleHead {...view} />
        <div className="px-3 pt-1 pb-2">
          <DistancePanel {...view} />
          <GreenSwitch {...view} />
          <TargetDistances {...view} />
          <PlaysLike {...view} />
        </div>
        <div className="play-ground">
          {mapped && drawn ? (
            <HoleMap view={view} drawn={drawn} />
          ) : (
            <p className="play-map p-3">{!mapped && holeWords.unmapped}</p>
          )}
          <HazardList {...view} />
          <TargetButtons {...view} />
        </div>
        <Said {...view} />
      </section>
      <HoleBar {...view} />
    </>
  );
}

function HoleHead(view: PlayView) {
  const { profile, hole, isLoose, where, ball, isCompetition, isPlaying, length, lengthText } = view;
  const { gpsAdvice, gpsWords, holeWords, playTexts, roundTexts } = useTexts(playPart);
  const facts = [
    hole.par !== null && holeWords.par(hole.par),
    hole.par === null && hole.usualPar !== null && holeWords.usualPar(hole.usualPar),
    hole.strokeIndex !== null && holeWords.strokeIndex(hole.strokeIndex),
    length !== null && lengthText(length),
    length === null && hole.straight !== null && holeWords.straight(lengthText(hole.straight)),
  ].filter(Boolean);
  const green = hole.isNumbered && !isLoose ? null : hole.mapped;
  const name = <OwnName name={profile.name} country_code={profile.location.country_code} />;
  const isDemo = profile.origins.some(({ source }) => source === 'demo');
  return (
    <header className="play-head">
      <h1>
        {isLoose && <span>{holeWords.hole(hole.label)}</span>}
        {green && ball
          ? holeWords.greenAhead(
              lengthText(greenDistances(green, ball).middle),
              bearingBetween(ball, green.middle),
            )
          : !isLoose && holeWords.hole(hole.label)}
        {facts.length > 0 && <small className="font-medium font-sans text-sm">{facts.join(' · ')}</small>}
      </h1>
      <p className="flex flex-[1_1_9rem] items-baseline gap-[0.25em] truncate">
        {isDemo && `${playTexts.demo} · `}
        {/* A tap by mistake would cost a golfer the screen during a round. */}
        {isPlaying ? (
          name
        ) : (
          <a className="truncate py-1 underline" href={profile.url}>
            {name}
          </a>
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span
          className="size-2.5 rounded-full border-2 border-ink data-[state=ok]:bg-ink"
          data-state={where.gps}
        />
        {gpsWords[where.gps](lengthText(Math.max(1, where.place?.accuracy ?? 0)))}
        {where.isPinned && ` · ${holeWords.pinned}`}
        {isCompetition && (
          <strong className="bg-ink px-1.5 font-semibold text-(--paper)">{roundTexts.competition}</strong>
        )}
      </p>
      {(where.gps === 'denied' || where.gps === 'unavailable') && (
        <p className="w-full">{gpsAdvice[where.gps]}</p>
      )}
    </header>
  );
}

/** Says which of a hole's two greens the distances are to, and takes the other. */
function GreenSwitch({ green, chooseGreen }: PlayView) {
  const { greenTexts } = useTexts(playPart);
  if (green === null) return null;
  return (
    <fieldset className="mt-1 grid grid-cols-2 gap-2" aria-label={greenTexts.which}>
      {greenSides.map((side) => (
        <PlayButton
          key={side}
          data-green={side}
          aria-pressed={side === green}
          onClick={() => chooseGreen(side)}
        >
          {greenTexts.green[side]}
        </PlayButton>
      ))}
    </fieldset>
  );
}

/** Metres: how wrong the difference between two heights may be (SRTM and similar, within one course). */
const HEIGHT_ERROR_METRES = 5;

function PlaysLike({ hole: { heights }, measured, isTee, showsPlaysLike, lengthText }: PlayView) {
  const { distanceTexts } = useTexts(playPart);
  if (!showsPlaysLike || !measured) return null;
  if (!heights || !isTee) return <p>{distanceTexts.playsLikeUnknown}</p>;
  const like = playsLike(measured.green.middle, heights.green - heights.tee);
  return <p>{distanceTexts.playsLikeIs(lengthText(like), lengthText(HEIGHT_ERROR_METRES))}</p>;
}

function TargetButtons({ target, isTee, where, placeTarget, placeBall }: PlayView) {
  const { distanceTexts } = useTexts(playPart);
  const hasPosition = measuresFrom(where.gps);
  return (
    <div className="absolute bottom-2 left-2 flex gap-2">
      {target && <PlayButton onClick={() => placeTarget(null)}>{distanceTexts.clear}</PlayButton>}
      {target && !hasPosition && (
        <PlayButton onClick={() => placeBall(target)}>{distanceTexts.playFromThere}</PlayButton>
      )}
      {!target && !isTee && !hasPosition && (
        <PlayButton onClick={() => placeBall(null)}>{distanceTexts.playFromTee}</PlayButton>
      )}
    </div>
  );
}

/** What screen readers say, every ten seconds at most. */
function Said({ hole, where, ball, isTee, measured, spoken }: PlayView) {
  const { holeWords } = useTexts(playPart);
  const from = measuresFrom(where.gps) ? (where.said.place?.position ?? ball) : ball;
  const green = isTee ? measured?.green : hole.mapped && from && greenDistances(hole.mapped, from);
  return (
    <p className="sr-only" role="status" data-said="">
      {green && `${holeWords.hole(hole.label)}. ${spoken(green)}`}
    </p>
  );
}

/** Whether the page is scrolled to the card and what else is below the distances. */
function useIsBelowScreen(): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsBelow(entry!.intersectionRatio < 0.5), {
      threshold: 0.5,
    });
    observer.observe(document.querySelector('.play-screen')!);
    return () => observer.disconnect();
  }, []);
  return isBelow;
}

/** The bar of holes, within reach of a thumb wherever the page is scrolled to. */
function HoleBar({ holes, index, pin, step, bag, unit }: PlayView) {
  const { bagTexts, distanceTexts, holeWords, roundTexts } = useTexts(playPart);
  const isBelow = useIsBelowScreen();
  return (
    <nav className="play-bar" aria-label={holeWords.holes}>
      <button
        type="button"
        className="text-[1.75rem]"
        data-action="previous-hole"
        aria-label={holeWords.previous}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <select
        className="grow-[1.5] appearance-none text-center underline decoration-dotted"
        aria-label={holeWords.choose}
        value={index}
        onChange={(event) => pin(Number(event.target.value))}
      >
        {holes.map(({ key, label }, each) => (
          <option key={key} value={each}>
            {holeWords.hole(label)}
          </option>
        ))}
      </select>
      {isBelow ? (
        <a href="#play-hole">{distanceTexts.show[unit]}</a>
      ) : (
        <a href="#play-round">{roundTexts.score}</a>
      )}
      <button type="button" data-action="ball-here" onClick={bag.ballHere}>
        {bagTexts.ballHere}
      </button>
      <button
        type="button"
        className="text-[1.75rem]"
        data-action="next-hole"
        aria-label={holeWords.next}
        onClick={() => step(1)}
      >
        ›
      </button>
    </nav>
  );
}
