import { DataTable } from '#components/site/data-table.tsx';
import { Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { hazardTypes } from '#lib/golf/hazards.ts';
import { ACRE_SQUARE_METRES, YARD_METRES } from '#lib/golf/units.ts';
import { coursePart } from '#messages/parts/course.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import { HazardDot } from './swatches.tsx';

export function HazardTable({ profile }: { profile: GolfProfile }) {
  const { hazardTexts } = useTexts(coursePart);
  const { hazardWords } = useTexts(golfPart);
  const { formatWhole } = useTexts(numbersPart);
  const rows = hazardTypes.flatMap((type) => {
    const summary = profile.hazard_summary[type];
    if (!summary || summary.count === 0) return [];
    const areas = profile.hazards.filter((hazard) => hazard.type === type).map((hazard) => hazard.area);
    return [{ type, ...summary, largest: Math.max(0, ...areas) }];
  });
  if (rows.length === 0) return null;
  return (
    <Section id="hazards" title={hazardTexts.title}>
      <DataTable
        label={hazardTexts.table}
        className="figures"
        rows={rows}
        keyOf={({ type }) => type}
        columns={[
          {
            heading: hazardTexts.type,
            cell: ({ type }) => (
              <>
                <HazardDot type={type} />
                {hazardWords[type].heading}
              </>
            ),
          },
          { heading: hazardTexts.count, cell: ({ count }) => formatWhole(count) },
          { heading: hazardTexts.area, cell: ({ area }) => area >= 1 && <Area squareMetres={area} /> },
          {
            heading: hazardTexts.largest,
            cell: ({ largest }) => largest >= 1 && <Area squareMetres={largest} />,
          },
        ]}
      />
    </Section>
  );
}

/** Square metres and square yards; hectares and acres from one hectare on. */
function Area({ squareMetres }: { squareMetres: number }) {
  const { hazardTexts } = useTexts(coursePart);
  const { formatWhole } = useTexts(numbersPart);
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
