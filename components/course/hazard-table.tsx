import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { hazardTypes } from '#lib/golf/hazards.ts';
import { ACRE_SQUARE_METRES, YARD_METRES } from '#lib/golf/units.ts';
import { formatWhole, hazardTexts, hazardWords } from '#messages/messages.ts';
import { HazardDot } from './hazard-dot.tsx';

export function HazardTable({ profile }: { profile: GolfProfile }) {
  const rows = hazardTypes.flatMap((type) => {
    const summary = profile.hazard_summary[type];
    if (!summary || summary.count === 0) return [];
    const areas = profile.hazards.filter((hazard) => hazard.type === type).map((hazard) => hazard.area);
    return [{ type, ...summary, largest: Math.max(0, ...areas) }];
  });
  if (rows.length === 0) return null;
  return (
    <Section id="hazards" title={hazardTexts.title}>
      <ScrollFrame label={hazardTexts.table}>
        <table className="data-table figures">
          <thead>
            <tr>
              <th scope="col">{hazardTexts.type}</th>
              <th scope="col">{hazardTexts.count}</th>
              <th scope="col">{hazardTexts.area}</th>
              <th scope="col">{hazardTexts.largest}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ type, count, area, largest }) => (
              <tr key={type}>
                <th scope="row">
                  <HazardDot type={type} />
                  {hazardWords[type].heading}
                </th>
                <td>{formatWhole(count)}</td>
                <td>{area >= 1 && <Area squareMetres={area} />}</td>
                <td>{largest >= 1 && <Area squareMetres={largest} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Section>
  );
}

/** Square metres and square yards; hectares and acres from one hectare on. */
function Area({ squareMetres }: { squareMetres: number }) {
  const isLarge = squareMetres >= 10_000;
  return (
    <>
      <span data-unit="m">
        {isLarge
          ? hazardTexts.hectares((squareMetres / 10_000).toFixed(1))
          : hazardTexts.squareMetres(formatWhole(squareMetres))}
      </span>
      <span data-unit="yd">
        {isLarge
          ? hazardTexts.acres((squareMetres / ACRE_SQUARE_METRES).toFixed(1))
          : hazardTexts.squareYards(formatWhole(squareMetres / YARD_METRES ** 2))}
      </span>
    </>
  );
}
