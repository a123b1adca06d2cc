import { CardDrawing } from '#components/course/course-plan.tsx';
import { type CourseTee, courseTees } from '#components/course/course-tees.ts';
import { CardTabs, HolesOfCard, OfCard, TeeChoice } from '#components/course/golfer/card-parts.tsx';
import { GolferProvider } from '#components/course/golfer/golfer-provider.tsx';
import { RoundFrom, RoundLength, TeeRow } from '#components/course/golfer/own-figures.tsx';
import { HoleCard } from '#components/course/hole/hole-card.tsx';
import { toHoleCard } from '#components/course/hole/hole-cards.tsx';
import { PrintBook } from '#components/course/page-buttons.tsx';
import { pageHoles } from '#components/course/page-holes.ts';
import { TeeSwatch } from '#components/course/swatches.tsx';
import { type DrawnCourse, drawCourse } from '#components/drawing/course-layout.ts';
import { NorthArrow } from '#components/drawing/drawings.tsx';
import { OwnName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { siteName } from '#components/site/settings.ts';
import { Length } from '#components/units/lengths.tsx';
import { placeUnits } from '#components/units/place-units.ts';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { GolfProfile, Scorecard, Teebox } from '#lib/api/records.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { cardChoices, courseRounds, defaultFirst, splitByCard } from '#lib/golf/card-choice.ts';
import { handicapOptions } from '#lib/golf/handicap-options.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { cardColumns, cardTees, sumLengths, sumPars } from '#lib/golf/scorecard.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import '../course-and-book.css';
import '../hole/hole-cards.css';
import './yardage-book.css';

/** A book to print on A6: a cover, the card, one hole a page. On a screen the pages are next to each other. */
export function YardageBook({ profile }: { profile: GolfProfile }) {
  const { playLinkTexts } = useTexts(golfPart);
  const { bookTexts } = useTexts(cardsPart);
  const drawn = drawCourse(profile);
  if (!drawn) return null;
  const holes = pageHoles(profile, drawn).filter(({ drawing }) => drawing !== null);
  const cards = defaultFirst(profile.scorecards).map((card) => ({ card, pages: cardPages(profile, card) }));
  const choices = cardChoices(profile);
  const tees = courseTees(profile);
  const units = placeUnits(
    profile.location.country_code,
    profile.teeboxes.map((teebox) => teebox.measured_in),
  );
  return (
    <GolferProvider tees={tees} cards={choices} options={handicapOptions(profile)}>
      <article className="course" {...units}>
        <div className="book-head">
          <p>
            <PageLink href={pagePath.course(profile.slug)}>
              ← <OwnName name={profile.name} country_code={profile.location.country_code} />
            </PageLink>
          </p>
          {canPlay(profile) && (
            <p>
              <a href={pagePath.play(profile.slug)}>{playLinkTexts.playThis}</a>
            </p>
          )}
          <PrintBook />
          <CardTabs label={bookTexts.scorecard} />
          {choices.length === 0 && <p>{bookTexts.pages(1 + holes.length)}</p>}
          {choices.map((choice, index) => (
            <OfCard key={choice.id} as="p" cards={[choice.id]}>
              {bookTexts.pages(
                1 +
                  cards[index]!.pages.length +
                  splitByCard(holes, ({ hole }) => hole.hole_id, choice, choices).on.length,
              )}
            </OfCard>
          ))}
          <TeeChoice />
          <UnitsSwitch byCustom={units['data-default-units']} />
        </div>
        <div className="book">
          <BookCover profile={profile} drawn={drawn} />
          {cards.flatMap(({ card, pages }) =>
            pages.map((tees, page) => (
              <BookCard key={`${card.scorecard_id} ${page}`} card={card} tees={tees} />
            )),
          )}
          <HolesOfCard as="div" className="book-holes" ids={holes.map(({ hole }) => hole.hole_id)}>
            {holes.map((pageHole) => (
              <HoleCard
                key={pageHole.hole.hole_id}
                hole={toHoleCard(pageHole, { surfaces: profile.surfaces, drawn, tees }, 0.48)}
                tees={<TeeLengths tees={tees} holeId={pageHole.hole.hole_id} />}
              />
            ))}
          </HolesOfCard>
        </div>
      </article>
    </GolferProvider>
  );
}

function BookCover({ profile, drawn }: { profile: GolfProfile; drawn: DrawnCourse }) {
  const { bookTexts } = useTexts(cardsPart);
  return (
    <section className="book-page book-cover" aria-label={bookTexts.cover}>
      <p className="font-semibold font-serif">{siteName}</p>
      <h1 className="mt-[5mm] line-clamp-3 text-[21pt]">
        <OwnName name={profile.name} country_code={profile.location.country_code} />
      </h1>
      {profile.name_latin !== null && (
        <p className="mt-[1mm] text-soft">
          <bdi>{profile.name_latin}</bdi>
        </p>
      )}
      <p className="mt-[1mm] text-soft">
        {placeNames(profile.location.city?.name, profile.location.country.name).join(', ')}
      </p>
      <div className="@container relative -mx-[3mm] my-[3mm] grid min-h-0 flex-1 items-center">
        <CardDrawing profile={profile} drawn={drawn} />
        <NorthArrow degrees={drawn.layout.degrees} />
      </div>
      {courseRounds(profile).map(({ cards, course }) => (
        <BookFigures key={String(cards)} cards={cards} course={course} />
      ))}
      <p className="mt-[2mm] text-[6pt] text-soft">
        {profile.sources.map(({ name, attribution }) => attribution ?? name).join(' · ')}
      </p>
    </section>
  );
}

type BookFiguresProps = ReturnType<typeof courseRounds<GolfProfile>>[number];

/** The figures of a round, with its card's name, and the tee that its length is from. */
function BookFigures({ cards, course }: BookFiguresProps) {
  const { holeTexts, teeTexts } = useTexts(cardsPart);
  const { counts } = useTexts(numbersPart);
  const { length, teebox } = playedRound(course);
  const card = cards && course.scorecards.find(({ is_default }) => is_default);
  const holes = card ? card.holes.length : course.hole_count;
  const par = card ? card.par : course.par;
  return (
    <OfCard as="p" cards={cards} className="book-figures">
      {card && <bdi>{card.name}</bdi>}
      {holes !== null && <span>{counts.holes(holes)}</span>}
      {par !== null && <span>{holeTexts.par(par)}</span>}
      {length !== null && (
        <span>
          <RoundLength {...length} />
        </span>
      )}
      {teebox !== null && (
        <bdi className="font-normal text-[8.5pt] text-soft">
          <RoundFrom>{teeTexts.from(teebox.name)}</RoundFrom>
        </bdi>
      )}
    </OfCard>
  );
}

/** This many tees fit across A6. */
const MOST_TEES_ON_CARD = 5;

type BookTee = ReturnType<typeof cardTees<Teebox>>[number];

/** Tees spread evenly over the card's pages; one page without any where no length is known. */
function cardPages({ teeboxes }: GolfProfile, card: Scorecard): BookTee[][] {
  const tees = cardTees(card, teeboxes);
  const pages = Math.max(1, Math.ceil(tees.length / MOST_TEES_ON_CARD));
  const onEach = Math.ceil(tees.length / pages);
  return Array.from({ length: pages }, (_, page) => tees.slice(page * onEach, (page + 1) * onEach));
}

function BookCard({ card, tees }: { card: Scorecard; tees: readonly BookTee[] }) {
  const { bookTexts, sumName } = useTexts(cardsPart);
  const hasIndexes = card.holes.some((hole) => hole.stroke_index !== null);
  return (
    <OfCard as="section" cards={[card.scorecard_id]} className="book-page" aria-label={bookTexts.scorecard}>
      <h2 className="mb-[2mm] text-[14pt]">
        <bdi>{card.name}</bdi>
      </h2>
      <table className={`book-card ${card.holes.length > 18 ? 'book-card-long' : ''}`}>
        <thead>
          <tr>
            <th scope="col">{bookTexts.hole}</th>
            {tees.map(({ teebox }) => (
              <th key={teebox.teebox_id} scope="col">
                <TeeSwatch hex={teebox.color_hex} />
                <bdi>{teebox.name}</bdi>
              </th>
            ))}
            <th scope="col">{bookTexts.par}</th>
            {hasIndexes && <th scope="col">{bookTexts.index}</th>}
            <th scope="col">{bookTexts.score}</th>
          </tr>
        </thead>
        <tbody>
          {cardColumns(card.holes).map((column) => {
            const isHole = column.kind === 'hole';
            const hole = isHole ? card.holes[column.index] : undefined;
            return (
              <tr key={isHole ? column.index : sumName(column)} className={isHole ? undefined : 'book-sum'}>
                <th scope="row">{isHole ? hole?.number : sumName(column)}</th>
                {tees.map(({ teebox, lengths }) => {
                  const length = isHole ? lengths[column.index] : sumLengths(lengths, column, teebox);
                  return <td key={teebox.teebox_id}>{length && <Length {...length} bare />}</td>;
                })}
                <td>{isHole ? hole?.par : sumPars(card, column)}</td>
                {hasIndexes && <td>{hole?.stroke_index}</td>}
                <td />
              </tr>
            );
          })}
        </tbody>
      </table>
    </OfCard>
  );
}

/** Whose length a hole's page gives. */
const MOST_TEES_OF_HOLE = 10;

function TeeLengths({ tees, holeId }: { tees: readonly CourseTee[]; holeId: string }) {
  const known = tees.filter(({ holes }) => holes[holeId]);
  if (known.length < 2) return null;
  return (
    <ul className="book-tees">
      {known.slice(0, MOST_TEES_OF_HOLE).map(({ name, hex, holes }) => (
        <TeeRow key={name} tee={name}>
          <span>
            <TeeSwatch hex={hex} />
            <bdi>{name}</bdi>
          </span>
          <Length metres={holes[holeId]!.metres} yards={holes[holeId]!.yards} bare />
        </TeeRow>
      ))}
    </ul>
  );
}
