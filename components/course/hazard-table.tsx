import { ScrollFrame } from '#components/site/scroll-frame.tsx';
import { Section } from '#components/site/section.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { YARD_METRES } from '#lib/golf/yards.ts';
import { formatWhole } from '#lib/text/format.ts';
import './card/tee-swatch.css';

const names = {
  bunker: 'Bunkers',
  water: 'Water',
  lateral_water: 'Lateral water',
  waste: 'Waste areas',
  trees: 'Trees',
  out_of_bounds: 'Out of bounds',
  other: 'Other hazards',
} as const;

/** Counts and areas of the traced hazards by type, and the largest of each. */
export function HazardTable({ profile }: { profile: GolfProfile }) {
  const rows = Object.entries(names).flatMap(([type, name]) => {
    const summary = Object.entries(profile.hazard_summary).find(([each]) => each === type)?.[1];
    if (!summary || summary.count === 0) return [];
    const areas = profile.hazards.filter((hazard) => hazard.type === type).map((hazard) => hazard.area);
    return [{ type, name, ...summary, largest: Math.max(0, ...areas) }];
  });
  if (rows.length === 0) return null;
  return (
    <Section id="hazards" title="Hazards">
      <ScrollFrame label="Table of hazards">
        <table className="data-table figures">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <th scope="col">Count</th>
              <th scope="col">Area</th>
              <th scope="col">Largest</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ type, name, count, area, largest }) => (
              <tr key={type}>
                <th scope="row">
                  <span className={`hazard-dot hazard-${type}`} aria-hidden="true" />
                  {name}
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

/** An area in square metres and square yards, hectares and acres from one hectare on. */
function Area({ squareMetres }: { squareMetres: number }) {
  const isLarge = squareMetres >= 10_000;
  return (
    <>
      <span data-unit="m">
        {isLarge ? `${(squareMetres / 10_000).toFixed(1)} ha` : `${formatWhole(squareMetres)} m²`}
      </span>
      <span data-unit="yd">
        {isLarge
          ? `${(squareMetres / 4046.86).toFixed(1)} acres`
          : `${formatWhole(squareMetres / YARD_METRES ** 2)} sq yd`}
      </span>
    </>
  );
}
