'use client';
import { useEffect, useState } from 'react';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { bearingBetween } from '#components/geometry/metre-plane.ts';
import { OwnName } from '#components/site/course-name.tsx';
import { playsLike } from '#lib/golf/hole-facts.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { pagePath } from '#lib/site/page-path.ts';
import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { DistancePanel, HazardList, TargetDistances } from './distance-panel.tsx';
import { type GreenDistances, greenDistances } from './distances.ts';
import { GreenSwitch } from './green-switch.tsx';
import { HoleMap } from './hole-map.tsx';
import { inUnit, lengthText } from './lengths.ts';
import { PlayButton } from './play-button.tsx';
import { measuresFrom } from './position.ts';
import type { PlayView } from './use-play.ts';

type HoleScreenProps = { view: PlayView; drawn: DrawnCourse | null };

/** Everything that's needed for a shot, without scrolling. */
export function HoleScreen({ view, drawn }: HoleScreenProps) {
  const { holeWords } = useTexts(playPart);
  const { hole, where, unit, ball, target, measured } = view;
  const isPoor = where.gps === 'inaccurate';
  return (
    <>
      <section className="play-screen" id="play-hole" aria-label={holeWords.hole(hole.label)}>
        <HoleHead {...view} />
        <div className="play-figures">
          <DistancePanel
            distances={measured?.green ?? null}
            unit={unit}
            accuracy={isPoor ? (where.place?.accuracy ?? null) : null}
          />
          <GreenSwitch {...view} />
          {measured?.target && <TargetDistances {...measured.target} unit={unit} />}
          {view.showsPlaysLike && measured && <PlaysLike {...view} metres={measured.green.middle} />}
        </div>
        <div className="play-ground">
          {hole.mapped && drawn ? (
            <HoleMap
              drawn={drawn}
              holeId={hole.holeId ?? ''}
              label={hole.label}
              ball={ball}
              target={target}
              middle={hole.mapped.middle}
              marksGreen={hole.mapped.greens !== null}
              onTarget={view.placeTarget}
              onSwipe={view.step}
            />
          ) : (
            <p className="play-map">{!hole.mapped && holeWords.unmapped}</p>
          )}
          {measured && !isPoor && (measured.hazards.length > 0 || measured.corner) && (
            <HazardList
              hazards={measured.hazards}
              corner={measured.corner}
              unit={unit}
              hasLayUp={!view.isCompetition}
            />
          )}
          <TargetButtons {...view} />
        </div>
        <Said {...view} />
      </section>
      <HoleBar {...view} />
    </>
  );
}

function HoleHead({ profile, hole, isLoose, where, unit, ball, isCompetition, isPlaying, length }: PlayView) {
  const language = useLanguage();
  const { gpsAdvice, gpsWords, holeWords, playTexts, roundTexts } = useTexts(playPart);
  const facts = [
    hole.par !== null && holeWords.par(hole.par),
    hole.par === null && hole.usualPar !== null && holeWords.usualPar(hole.usualPar),
    hole.strokeIndex !== null && holeWords.strokeIndex(hole.strokeIndex),
    length !== null && lengthText(length, unit, language),
    length === null &&
      hole.straight !== null &&
      holeWords.straight(lengthText(hole.straight, unit, language)),
  ].filter((fact) => fact !== false);
  const ahead = hole.mapped && ball ? bearingBetween(ball, hole.mapped.middle) : null;
  const isNamedByGreen = (!hole.isNumbered || isLoose) && hole.mapped && ball && ahead !== null;
  const error = lengthText(Math.max(1, where.place?.accuracy ?? 0), unit, language);
  const name = <OwnName name={profile.name} country_code={profile.location.country_code} />;
  const isDemo = profile.origins.some(({ source }) => source === 'demo');
  return (
    <header className="play-head">
      <h1>
        {isLoose && <span>{holeWords.hole(hole.label)}</span>}
        {isNamedByGreen
          ? holeWords.greenAhead(lengthText(greenDistances(hole.mapped!, ball).middle, unit, language), ahead)
          : !isLoose && holeWords.hole(hole.label)}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </h1>
      <p>
        {isDemo && `${playTexts.demo} · `}
        {/* A tap by mistake would cost a golfer the screen during a round. */}
        {isPlaying ? name : <a href={pagePath.course(profile.slug)}>{name}</a>}
      </p>
      <p className="play-gps">
        <span className="play-dot" data-state={measuresFrom(where.gps) ? where.gps : 'none'} />
        {gpsWords[where.gps](error)}
        {where.isPinned && ` · ${holeWords.pinned}`}
        {isCompetition && <strong className="play-badge">{roundTexts.competition}</strong>}
      </p>
      {(where.gps === 'denied' || where.gps === 'unavailable') && (
        <p className="play-location-help">{gpsAdvice[where.gps]}</p>
      )}
    </header>
  );
}

/** Metres: how wrong the difference between two heights may be (SRTM and similar, within one course). */
const HEIGHT_ERROR_METRES = 5;

function PlaysLike({ hole: { heights }, metres, isTee, unit }: PlayView & { metres: number }) {
  const language = useLanguage();
  const { distanceTexts } = useTexts(playPart);
  if (!heights || !isTee) return <p>{distanceTexts.playsLikeUnknown}</p>;
  const like = playsLike(metres, heights.green - heights.tee);
  return (
    <p>
      {distanceTexts.playsLikeIs(
        lengthText(like, unit, language),
        lengthText(HEIGHT_ERROR_METRES, unit, language),
      )}
    </p>
  );
}

function TargetButtons({ target, isTee, where, placeTarget, placeBall }: PlayView) {
  const { distanceTexts } = useTexts(playPart);
  const hasPosition = measuresFrom(where.gps);
  if (!target && (isTee || hasPosition)) return null;
  return (
    <div className="play-target-buttons">
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
function Said({ hole, where, unit, ball, isTee, measured }: PlayView) {
  const language = useLanguage();
  const { holeWords } = useTexts(playPart);
  const from = measuresFrom(where.gps) ? (where.said.place?.position ?? ball) : ball;
  return (
    <p className="sr-only" role="status" data-said="">
      {hole.mapped &&
        from &&
        `${holeWords.hole(hole.label)}. ${spokenDistances((isTee && measured?.green) || greenDistances(hole.mapped, from), unit, language)}`}
    </p>
  );
}

export function spokenDistances(
  { front, middle, back }: GreenDistances,
  unit: LengthUnit,
  language: Language,
): string {
  const { distanceTexts } = language.read(playPart);
  const said = (metres: number | null) => (metres === null ? null : String(inUnit(metres, unit)));
  return distanceTexts.spoken(said(front), `${said(middle)} ${distanceTexts.units[unit]}`, said(back));
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

/** Within reach of a thumb, wherever the page is scrolled to. */
function HoleBar({ holes, index, pin, step, bag, unit }: PlayView) {
  const { bagTexts, distanceTexts, holeWords, roundTexts } = useTexts(playPart);
  const isBelow = useIsBelowScreen();
  return (
    <nav className="play-bar" aria-label={holeWords.holes}>
      <button
        type="button"
        data-action="previous-hole"
        aria-label={holeWords.previous}
        onClick={() => step(-1)}
      >
        ‹
      </button>
      <select
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
      <button type="button" data-action="next-hole" aria-label={holeWords.next} onClick={() => step(1)}>
        ›
      </button>
    </nav>
  );
}
