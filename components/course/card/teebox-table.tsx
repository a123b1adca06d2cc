import { OfCard } from '#components/course/golfer/card-parts.tsx';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { GolfProfile, Teebox } from '#lib/api/records.ts';
import { isPlayedTwice } from '#lib/golf/handicap-options.ts';
import { teeLabels } from '#lib/golf/tee-labels.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { useTexts } from '#messages/use-texts.ts';
import { TeeSwatch } from './tee-swatch.tsx';

export function TeeboxTable({ profile }: { profile: GolfProfile }) {
  const { teeboxTexts } = useTexts(cardsPart);
  const { teeboxes } = profile;
  const labels = teeLabels(profile);
  const followsCard = teeboxes.some(({ teebox_id, name }) => labels.get(teebox_id) !== name);
  const shown = teeboxes.filter((teebox) => teebox.length || teebox.ratings.length > 0);
  if (shown.length === 0) return null;
  const ratings = shown.flatMap((teebox) => teebox.ratings);
  const hasRatings = ratings.length > 0;
  const hasLengths = shown.some((teebox) => teebox.length);
  const hasBogey = ratings.some((rating) => rating.bogey_rating !== null);
  const hasNines = ratings.some((rating) => rating.front !== null && rating.back !== null);
  return (
    <Section id="teeboxes" title={teeboxTexts.title}>
      <ScrollFrame label={teeboxTexts.table}>
        <table className="data-table figures">
          <thead>
            <tr>
              <th scope="col">{teeboxTexts.tee}</th>
              {hasLengths && <th scope="col">{teeboxTexts.length}</th>}
              {hasRatings && (
                <>
                  <th scope="col">{teeboxTexts.players}</th>
                  <th scope="col">{teeboxTexts.courseRating}</th>
                  <th scope="col">{teeboxTexts.slope}</th>
                </>
              )}
              {hasBogey && <th scope="col">{teeboxTexts.bogeyRating}</th>}
              {hasNines && (
                <>
                  <th scope="col">{teeboxTexts.frontNine}</th>
                  <th scope="col">{teeboxTexts.backNine}</th>
                </>
              )}
            </tr>
          </thead>
          {shown.map((teebox) => (
            <TeeboxRows
              key={teebox.teebox_id}
              profile={profile}
              teebox={teebox}
              label={labels.get(teebox.teebox_id)}
              cards={followsCard ? teebox.scorecard_ids : null}
              columns={{ hasLengths, hasRatings, hasBogey, hasNines }}
            />
          ))}
        </table>
      </ScrollFrame>
      {ratings.some((rating) => rating.remark) && <p className="fine-print">{teeboxTexts.unusual}</p>}
    </Section>
  );
}

type TeeboxRowsProps = {
  profile: GolfProfile;
  teebox: Teebox;
  label: string | undefined;
  /** The cards that it's shown with; null for all. */
  cards: readonly string[] | null;
  columns: Record<'hasLengths' | 'hasRatings' | 'hasBogey' | 'hasNines', boolean>;
};

function TeeboxRows({ profile, teebox, label, cards, columns }: TeeboxRowsProps) {
  const { genderWords } = useTexts(golfPart);
  const { teeboxTexts } = useTexts(cardsPart);
  const { hasLengths, hasRatings, hasBogey, hasNines } = columns;
  return (
    <OfCard as="tbody" cards={cards}>
      {(teebox.ratings.length > 0 ? teebox.ratings : [null]).map((rating, index, all) => (
        <tr key={rating ? `${rating.gender}${rating.rated_holes}` : 'unrated'}>
          {index === 0 && (
            <>
              <th scope="rowgroup" rowSpan={all.length}>
                <TeeSwatch hex={teebox.color_hex} />
                {cards === null ? (
                  <bdi>{label}</bdi>
                ) : (
                  <>
                    <bdi className="noscript:hidden">{teebox.name}</bdi>
                    <bdi className="hidden noscript:inline">{label}</bdi>
                  </>
                )}
              </th>
              {hasLengths && (
                <td rowSpan={all.length}>
                  {teebox.length ? <Length metres={teebox.length} yards={teebox.length_yards} /> : null}
                </td>
              )}
            </>
          )}
          {hasRatings && (
            <>
              <td>{rating && genderWords[rating.gender].label}</td>
              <td>
                {rating?.course_rating?.toFixed(1)}
                {rating?.remark && '*'}
                {rating && isPlayedTwice(profile, teebox, rating) && (
                  <small> {teeboxTexts.playedTwice}</small>
                )}
              </td>
              <td>{rating?.slope}</td>
            </>
          )}
          {hasBogey && <td>{rating?.bogey_rating?.toFixed(1)}</td>}
          {hasNines && (
            <>
              <td>{nine(rating?.front)}</td>
              <td>{nine(rating?.back)}</td>
            </>
          )}
        </tr>
      ))}
    </OfCard>
  );
}

function nine(rating: { course_rating: number; slope: number } | null | undefined): string | null {
  return rating ? `${rating.course_rating.toFixed(1)} / ${rating.slope}` : null;
}
