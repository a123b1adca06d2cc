import type { ReactElement, ReactNode } from 'react';
import { OfCard } from '#components/course/golfer/card-parts.tsx';
import { RoundFrom, RoundLength, RoundRating } from '#components/course/golfer/own-figures.tsx';
import { OwnName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { type Fact, Facts, PageHead } from '#components/site/page-parts.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { FEW_REVIEWS } from '#components/site/rating.tsx';
import type { SavedCourse } from '#components/site/saved-courses.ts';
import { Height } from '#components/units/lengths.tsx';
import type { GolfProfile, Teebox } from '#lib/api/records.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { courseRounds } from '#lib/golf/card-choice.ts';
import { isRatedTwice } from '#lib/golf/handicap-options.ts';
import { hasPlayedLine } from '#lib/golf/played-line.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { languageOfName } from '#lib/text/name-language.ts';
import { getTexts } from '#messages/get-texts.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { coursePart } from '#messages/parts/course.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import { SaveCourse } from './page-buttons.tsx';

export function CourseHead({ profile }: { profile: GolfProfile }) {
  const { accessWords, courseTexts, downloadTexts } = useTexts(coursePart);
  const { city, region, country, country_code } = profile.location;
  return (
    <PageHead
      title={<OwnName name={profile.name} country_code={country_code} />}
      lead={
        <>
          {profile.name_latin !== null && (
            <span className="block">
              <bdi>{profile.name_latin}</bdi>
              {profile.name_source === 'dictionary' && ` (${courseTexts.readByDictionary})`}
            </span>
          )}
          {profile.club_name && !profile.name.includes(profile.club_name) && (
            <>
              <OwnName name={profile.club_name} country_code={country_code} /> ·{' '}
            </>
          )}
          {placeNames(city?.name, region?.name, country.name).join(', ')}
          {profile.status === 'closed' && `. ${courseTexts.saidClosed}`}
          {isUnnamed(profile) && (
            <>
              . <a href="#wrong-name">{courseTexts.unnamed}</a>
            </>
          )}
          {accessWords[profile.access].phrase && ` · ${accessWords[profile.access].phrase}`}
          <span className="mt-2 flex flex-wrap gap-2 sm:mt-3 print:hidden">
            {canPlay(profile) && (
              <a className="pill" href={pagePath.play(profile.slug)}>
                {downloadTexts.play}
              </a>
            )}
            {hasPlayedLine(profile) && (
              <PageLink className="pill" href={`${pagePath.course(profile.slug)}/yardage-book`}>
                {downloadTexts.yardageBook}
              </PageLink>
            )}
            <Directions course={profile} />
            <SaveCourse course={toSaved(profile)} />
          </span>
        </>
      }
    >
      {courseRounds(profile).map(({ cards, course }) => (
        <OfCard key={String(cards)} as="div" cards={cards}>
          <Facts facts={factsOf(course)} />
        </OfCard>
      ))}
    </PageHead>
  );
}

function toSaved({ slug, name, name_latin, location, holes }: GolfProfile): SavedCourse {
  const { city, region, country, country_code, longitude, latitude } = location;
  const place = placeNames((city ?? region)?.name, country.name).join(', ');
  return {
    ...{ slug, name, latin: name_latin, place, language: languageOfName(name, country_code) },
    at: [longitude, latitude],
    isMapped: holes.length > 0,
  };
}

/**
 * A link for each kind of device, of which one is shown: phones open `geo:` in an app (RFC 5870; Android takes the
 * name from `q`), but Apple's only know the address of their own maps, and a computer needs a website.
 */
function Directions({ course: { name, location } }: { course: GolfProfile }) {
  const { courseTexts } = useTexts(coursePart);
  const point = `${location.latitude},${location.longitude}`;
  // Only browsers on iPhones and iPads know this property.
  const ways = [
    [`https://www.openstreetmap.org/directions?to=${point}`, 'pointer-fine:contents'],
    [
      `https://maps.apple.com/?daddr=${point}`,
      'supports-[-webkit-touch-callout:none]:not-pointer-fine:contents',
    ],
    [
      `geo:${point}?q=${point}(${encodeURIComponent(name)})`,
      'not-supports-[-webkit-touch-callout:none]:not-pointer-fine:contents',
    ],
  ];
  return ways.map(([href, shown]) => (
    <span key={href} className={`hidden ${shown}`}>
      <a className="pill" href={href} rel="noopener noreferrer external">
        {courseTexts.directions}
      </a>
    </span>
  ));
}

type CourseStripProps = { profile: GolfProfile; hasPlan: boolean; hasCardFirst: boolean };

/** Links to the parts of a page that's long enough to need them. */
export function CourseStrip({ profile, hasPlan, hasCardFirst }: CourseStripProps) {
  const { courseTexts } = useTexts(coursePart);
  const map = hasPlan && ['plan', courseTexts.strip.map];
  const card = profile.scorecards.length > 0 && ['scorecard', courseTexts.strip.card];
  const ways = [
    ...(hasCardFirst ? [card, map] : [map, card]),
    profile.holes.length > 0 && ['holes', courseTexts.strip.holes],
    ['about', courseTexts.strip.facts],
  ].filter((way) => way !== false);
  if (ways.length < 2) return null;
  return (
    <nav
      className={`mb-4 flex gap-x-6 border-rule border-b text-sm print:hidden ${hasCardFirst ? '' : 'max-sm:hidden'}`}
      aria-label={courseTexts.strip.label}
    >
      {ways.map(([id, text]) => (
        <a
          key={id}
          href={`#${id}`}
          className="inline-flex min-h-(--tap) items-center text-soft hover:text-deep hover:underline"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

function isUnnamed({ data_quality }: GolfProfile): boolean {
  return data_quality.checks.some(({ id, passed }) => id === 'named' && !passed);
}

/** A note on how many holes a length is for, and from which tees. */
function lengthNote({ teeboxes }: GolfProfile, holesOfMore: number | null, teebox: Teebox | null): ReactNode {
  const { courseTexts } = getTexts(coursePart);
  const { teeTexts } = getTexts(cardsPart);
  const over = holesOfMore !== null && courseTexts.overHoles(holesOfMore);
  const from =
    teebox === null ? courseTexts.lengthAsMapped : teeboxes.length > 1 && teeTexts.from(teebox.name);
  if (!from) return over;
  return (
    <>
      {over && `${over}, `}
      <span>
        <RoundFrom>{from}</RoundFrom>
      </span>
    </>
  );
}

function factsOf(profile: GolfProfile): (Fact | ReactElement)[] {
  const { courseTexts } = getTexts(coursePart);
  const { teeTexts } = getTexts(cardsPart);
  const { formatAverage } = getTexts(numbersPart);
  const { length, teebox, climb, holesOfMore } = playedRound(profile);
  const isTwice = isRatedTwice(profile, teebox);
  const source = profile.hole_count_source;
  const facts: (Fact | ReactElement | false)[] = [
    profile.hole_count !== null && {
      label: courseTexts.facts.holes,
      value: profile.hole_count,
      // For a number that nobody states and no card shows.
      note: source === 'par' || source === 'traced' ? courseTexts.holeCountFrom[source] : null,
    },
    profile.par !== null && {
      label: courseTexts.facts.par,
      value: profile.par,
      note: holesOfMore && courseTexts.overHoles(holesOfMore),
    },
    length !== null && {
      label: courseTexts.facts.length,
      value: (
        <span>
          <RoundLength metres={length.metres} yards={length.yards} />
        </span>
      ),
      note: lengthNote(profile, holesOfMore, teebox),
    },
    length === null &&
      profile.hole_count !== null &&
      profile.holes.length > 0 &&
      profile.holes.length < profile.hole_count && {
        label: courseTexts.facts.mapped,
        value: courseTexts.mappedOf(profile.holes.length, profile.hole_count),
      },
    teebox !== null && teebox.course_rating !== null && teebox.slope !== null && (
      <RoundRating
        key="rating"
        label={courseTexts.facts.rating}
        rating={`${teebox.course_rating.toFixed(1)} / ${teebox.slope}`}
        // With the tee and the players: "White, men".
        of={teeTexts.rated(teebox.name, teebox.ratings[0]?.gender ?? 'all', isTwice)}
        isPlayedTwice={isTwice}
      />
    ),
    climb !== null &&
      Math.round(climb) > 0 && { label: courseTexts.facts.climb, value: <Height metres={climb} /> },
    profile.review_average !== null && {
      label: courseTexts.facts.reviews,
      value: formatAverage(profile.review_average),
      note:
        profile.review_count < FEW_REVIEWS
          ? courseTexts.onlyReviews(profile.review_count)
          : courseTexts.fromReviews(profile.review_count),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
