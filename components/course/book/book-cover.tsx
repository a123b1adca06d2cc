import { CardDrawing } from '#components/course/course-plan.tsx';
import { OfCard } from '#components/course/golfer/card-parts.tsx';
import { RoundFrom, RoundLength } from '#components/course/golfer/own-figures.tsx';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { NorthArrow } from '#components/drawing/drawings.tsx';
import { OwnName } from '#components/site/course-name.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { siteName } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { courseRounds } from '#lib/golf/card-choice.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { courseScriptsPart } from '#messages/parts/course-scripts.ts';
import { holeCardsPart } from '#messages/parts/hole-cards.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

export function BookCover({ profile, drawn }: { profile: GolfProfile; drawn: DrawnCourse }) {
  const { bookTexts } = useTexts(holeCardsPart);
  return (
    <section className="book-page book-cover" aria-label={bookTexts.cover}>
      <p className="book-site">{siteName}</p>
      <h1>
        <OwnName name={profile.name} country_code={profile.location.country_code} />
      </h1>
      {profile.name_latin !== null && (
        <p className="book-place">
          <bdi>{profile.name_latin}</bdi>
        </p>
      )}
      <p className="book-place">
        {placeNames(profile.location.city?.name, profile.location.country.name).join(', ')}
      </p>
      <div className="book-plan">
        <CardDrawing profile={profile} drawn={drawn} />
        <NorthArrow degrees={drawn.layout.degrees} />
      </div>
      {courseRounds(profile).map(({ cards, course }) => (
        <BookFigures key={cards?.join()} cards={cards} course={course} />
      ))}
      <p className="book-sources">
        {profile.sources.map(({ name, attribution }) => attribution ?? name).join(' · ')}
      </p>
    </section>
  );
}

type BookFiguresProps = ReturnType<typeof courseRounds<GolfProfile>>[number];

/** The figures of a round, with its name where the book may be of another. */
function BookFigures({ cards, course }: BookFiguresProps) {
  const { holeTexts } = useTexts(holeCardsPart);
  const { counts } = useTexts(numbersPart);
  const { length, teebox } = playedRound(course);
  const card = cards && course.scorecards.find(({ is_default }) => is_default);
  const { holes, par } = card
    ? { ...card, holes: card.holes.length }
    : { holes: course.hole_count, par: course.par };
  return (
    <OfCard as="p" cards={cards} className="book-figures">
      {card && <bdi>{card.name}</bdi>}
      {holes !== null && <span>{counts.holes(holes)}</span>}
      {par !== null && <span>{holeTexts.par(par)}</span>}
      {length !== null && (
        <span>
          <RoundLength metres={length.metres} yards={length.yards} />
        </span>
      )}
      {teebox !== null && <FromTee name={teebox.name} />}
    </OfCard>
  );
}

/** The tee that the lengths are from: the longest one, until golfers choose theirs. */
function FromTee({ name }: { name: string }) {
  const { teeTexts } = useTexts(courseScriptsPart);
  return (
    <bdi className="book-from">
      <RoundFrom>{teeTexts.from(name)}</RoundFrom>
    </bdi>
  );
}
