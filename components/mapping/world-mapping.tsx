import { DataTable } from '#components/site/data-table.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import type { WorldMapping } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { mappingPart } from '#messages/parts/mapping.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

/** How much of each country is mapped, and what's missing. */
export function WorldTable({ countries }: WorldMapping) {
  const { worldMappingTexts } = useTexts(mappingPart);
  const { formatWhole } = useTexts(numbersPart);
  const { columns } = worldMappingTexts;
  return (
    <DataTable
      label={worldMappingTexts.heading}
      rows={countries}
      keyOf={({ country }) => country.slug}
      columns={[
        {
          heading: columns.country,
          cell: ({ country }) => (
            <PageLink href={pagePath.countryMapping(country.slug)} className="underline hover:text-deep">
              {country.name}
            </PageLink>
          ),
        },
        {
          heading: columns.mapped,
          cell: (row) => worldMappingTexts.mapped(row.mapped_course_count, row.course_count),
          isNumeric: true,
        },
        { heading: columns.holes, cell: (row) => formatWhole(row.holes_to_gain), isNumeric: true },
        { heading: columns.fixes, cell: (row) => formatWhole(row.gaps), isNumeric: true },
        { heading: columns.courses, cell: (row) => formatWhole(row.course_count), isNumeric: true },
      ]}
    />
  );
}
