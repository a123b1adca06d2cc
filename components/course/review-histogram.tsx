import { FactList, Section } from '#components/site/page-parts.tsx';
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
  const most = Math.max(1, ...stars.map((star) => distribution[star]));
  return (
    <Section id="reviews" title={reviewTexts.title}>
      <div className="data-columns">
        <p className="text-soft">
          <strong className="block font-semibold font-serif text-5xl text-deep leading-none">
            {formatAverage(average)}
          </strong>
          {count < FEW_REVIEWS ? reviewTexts.outOfFiveOfFew(count) : reviewTexts.outOfFive(count)}
        </p>
        <FactList
          facts={stars.map((star) => ({
            label: reviewTexts.stars(Number(star)),
            value: (
              <span className="flex items-center justify-between">
                <span
                  className="h-3 bg-fairway [print-color-adjust:exact]"
                  style={{ width: `${(85 * distribution[star]) / most}%` }}
                />
                {formatWhole(distribution[star])}
              </span>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
