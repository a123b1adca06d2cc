import { OwnName } from '#components/site/course-name.tsx';
import { type Fact, Facts, PageHead } from '#components/site/page-parts.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { FEW_REVIEWS } from '#components/site/rating.tsx';
import { Height, Length } from '#components/units/lengths.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { courseClimb, courseLength, shorterRound } from '#lib/golf/course-totals.ts';
import { defaultCardFirst } from '#lib/golf/scorecard.ts';
import { courseTexts, formatAverage } from '#messages/messages.ts';

export function CourseHead({ profile }: { profile: GolfProfile }) {
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
          {profile.club_name && profile.club_name !== profile.name && (
            <>
              <bdi>{profile.club_name}</bdi> ·{' '}
            </>
          )}
          {placeNames(city?.name, region?.name, country.name).join(', ')}
          {isUnnamed(profile) && `. ${courseTexts.unnamed}`}
        </>
      }
    >
      <Facts facts={factsOf(profile)} />
    </PageHead>
  );
}

function isUnnamed({ data_quality }: GolfProfile): boolean {
  return data_quality.checks.some(({ id, passed }) => id === 'named' && !passed);
}

/** Where nobody states the number and no card shows it. */
function noteOf(source: GolfProfile['hole_count_source']): Pick<Fact, 'note'> {
  return source === 'par' || source === 'traced' ? { note: courseTexts.holeCountFrom[source] } : {};
}

function factsOf(profile: GolfProfile): Fact[] {
  const length = courseLength(profile);
  const climb = courseClimb(profile);
  const rated = defaultCardFirst(profile).find(
    (teebox) => teebox.course_rating !== null && teebox.slope !== null,
  );
  const round = shorterRound(profile);
  const facts: (Fact | false)[] = [
    profile.hole_count !== null && {
      label: courseTexts.facts.holes,
      value: profile.hole_count,
      ...noteOf(profile.hole_count_source),
    },
    profile.par !== null && {
      label: courseTexts.facts.par,
      value: profile.par,
      ...(round && { note: courseTexts.parOver(round) }),
    },
    length !== null && {
      label: courseTexts.facts.length,
      value: <Length metres={length.metres} yards={length.yards} />,
    },
    rated !== undefined && {
      label: courseTexts.facts.rating,
      value: `${rated.course_rating?.toFixed(1)} / ${rated.slope}`,
    },
    climb !== null && climb > 0 && { label: courseTexts.facts.climb, value: <Height metres={climb} /> },
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
