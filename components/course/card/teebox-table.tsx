import type { ReactNode } from 'react';
import { OfCard } from '#components/course/golfer/card-parts.tsx';
import { TeeSwatch } from '#components/course/swatches.tsx';
import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import { Length } from '#components/units/lengths.tsx';
import type { GolfProfile, Teebox } from '#lib/api/records.ts';
import { isPlayedTwice } from '#lib/golf/handicap-options.ts';
import { teeLabels } from '#lib/golf/scorecard.ts';
import { getTexts } from '#messages/get-texts.ts';
import { cardsPart } from '#messages/parts/cards.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { useTexts } from '#messages/use-texts.ts';

export function TeeboxTable({ profile }: { profile: GolfProfile }) {
  const { teeboxTexts } = useTexts(cardsPart);
  const labels = teeLabels(profile);
  const followsCard = profile.teeboxes.some(({ teebox_id, name }) => labels.get(teebox_id) !== name);
  const shown = profile.teeboxes.filter((teebox) => teebox.length || teebox.ratings.length > 0);
  const hasLengths = shown.some((teebox) => teebox.length);
  const ratings = shown.flatMap((teebox) => teebox.ratings);
  const columns = ratings.length > 0 ? ratingColumns(profile, ratings) : [];
  if (shown.length === 0) return null;
  return (
    <Section id="teeboxes" title={teeboxTexts.title}>
      <ScrollFrame label={teeboxTexts.table}>
        <table className="data-table figures">
          <thead>
            <tr>
              <th scope="col">{teeboxTexts.tee}</th>
              {hasLengths && <th scope="col">{teeboxTexts.length}</th>}
              {columns.map(({ heading }) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((teebox) => {
            const rows = teebox.ratings.length > 0 ? teebox.ratings : [null];
            return (
              <OfCard key={teebox.teebox_id} as="tbody" cards={followsCard ? teebox.scorecard_ids : null}>
                {rows.map((rating, row) => (
                  <tr key={row}>
                    {row === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length}>
                        <TeeSwatch hex={teebox.color_hex} />
                        {followsCard && <bdi className="noscript:hidden">{teebox.name}</bdi>}
                        <bdi className={followsCard ? 'hidden noscript:inline' : undefined}>
                          {labels.get(teebox.teebox_id)}
                        </bdi>
                      </th>
                    )}
                    {row === 0 && hasLengths && (
                      <td rowSpan={rows.length}>
                        {teebox.length ? <Length metres={teebox.length} yards={teebox.length_yards} /> : null}
                      </td>
                    )}
                    {columns.map(({ heading, cell }) => (
                      <td key={heading}>{rating && cell(rating, teebox)}</td>
                    ))}
                  </tr>
                ))}
              </OfCard>
            );
          })}
        </table>
      </ScrollFrame>
      {ratings.some(({ remark }) => remark) && <p className="fine-print">{teeboxTexts.unusual}</p>}
    </Section>
  );
}

type Rating = Teebox['ratings'][number];
type RatingColumn = { heading: string; cell: (rating: Rating, teebox: Teebox) => ReactNode };

/** The columns of ratings. Bogey ratings and those of each nine are shown only if some tee has them. */
function ratingColumns(profile: GolfProfile, ratings: readonly Rating[]): RatingColumn[] {
  const { genderWords } = getTexts(golfPart);
  const { teeboxTexts } = getTexts(cardsPart);
  const columns: RatingColumn[] = [
    { heading: teeboxTexts.players, cell: ({ gender }) => genderWords[gender].label },
    {
      heading: teeboxTexts.courseRating,
      cell: (rating, teebox) => (
        <>
          {rating.course_rating?.toFixed(1)}
          {rating.remark && '*'}
          {isPlayedTwice(profile, teebox, rating) && <small> {teeboxTexts.playedTwice}</small>}
        </>
      ),
    },
    { heading: teeboxTexts.slope, cell: ({ slope }) => slope },
  ];
  if (ratings.some(({ bogey_rating }) => bogey_rating !== null)) {
    columns.push({
      heading: teeboxTexts.bogeyRating,
      cell: ({ bogey_rating }) => bogey_rating?.toFixed(1),
    });
  }
  if (ratings.some(({ front, back }) => front !== null && back !== null)) {
    columns.push({ heading: teeboxTexts.frontNine, cell: ({ front }) => ofNine(front) });
    columns.push({ heading: teeboxTexts.backNine, cell: ({ back }) => ofNine(back) });
  }
  return columns;
}

function ofNine(rating: Rating['front']): string | null {
  return rating && `${rating.course_rating.toFixed(1)} / ${rating.slope}`;
}
