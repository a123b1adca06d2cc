import { Section } from '#components/site/page-parts.tsx';
import { FEW_REVIEWS } from '#components/site/rating.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { coursePart } from '#messages/parts/course.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

const stars = ['5', '4', '3', '2', '1'] as const;

/** Bars from five stars to one. */
export function ReviewHistogram({ profile }: { profile: GolfProfile }) {
  const { reviewTexts } = useTexts(coursePart);
  const { formatAverage, formatWhole } = useTexts(numbersPart);
  const { review_count: count, review_average: average, review_distribution: distribution } = profile;
  if (count === 0 || average === null) return null;
  const most = Math.max(...stars.map((star) => distribution[star]));
  return (
    <Section id="reviews" title={reviewTexts.title}>
      <div className="reviews">
        <p className="reviews-average">
          <strong>{formatAverage(average)}</strong>
          <span>
            {count < FEW_REVIEWS ? reviewTexts.outOfFiveOfFew(count) : reviewTexts.outOfFive(count)}
          </span>
        </p>
        <table className="histogram">
          <caption className="sr-only">{reviewTexts.byStars}</caption>
          <tbody>
            {stars.map((star) => (
              <tr key={star}>
                <th scope="row">{reviewTexts.stars(Number(star))}</th>
                <td aria-hidden="true">
                  <span style={{ width: `${most > 0 ? (distribution[star] / most) * 100 : 0}%` }} />
                </td>
                <td>{formatWhole(distribution[star])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
