import { CourseName } from '#components/site/course-name.tsx';
import { DataTable } from '#components/site/data-table.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { Section } from '#components/site/page-parts.tsx';
import type { CountryMapping } from '#lib/api/records.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { MAPPING_RULES, taskFileNames } from '#lib/golf/mapping-rules.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { mappingPart } from '#messages/parts/mapping.ts';
import { useTexts } from '#messages/use-texts.ts';
import './mapping.css';

/** What's missing by rule, with task files for what can be fixed from imagery. */
export function RuleTable({ mapping: { country, rules } }: { mapping: CountryMapping }) {
  const { countryMappingTexts, mappingRuleWords } = useTexts(mappingPart);
  const { columns } = countryMappingTexts;
  return (
    <Section id="rules" title={countryMappingTexts.byRule} note={countryMappingTexts.tasksNote}>
      <DataTable
        label={countryMappingTexts.tables.byRule}
        rows={rules}
        keyOf={({ rule }) => rule}
        columns={[
          { heading: columns.rule, cell: ({ rule }) => mappingRuleWords[rule].name },
          { heading: columns.gaps, cell: ({ gaps }) => gaps, isNumeric: true },
          { heading: columns.courses, cell: ({ courses }) => courses, isNumeric: true },
          {
            heading: columns.tasks,
            cell: ({ rule, gaps }) =>
              MAPPING_RULES[rule].isTask && (
                <TaskFiles names={taskFileNames(rule, gaps)} country={country.slug} />
              ),
          },
        ]}
      />
    </Section>
  );
}

function TaskFiles({ names, country }: { names: readonly string[]; country: string }) {
  const { countryMappingTexts } = useTexts(mappingPart);
  return names.map((name, index) => (
    <a key={name} href={`/data/tasks/${country}/${name}`} className="me-3 underline hover:text-deep">
      {countryMappingTexts.tasks(names.length === 1 ? null : index + 1)}
    </a>
  ));
}

export function RegionTable({ regions }: Pick<CountryMapping, 'regions'>) {
  const { countryMappingTexts } = useTexts(mappingPart);
  const { columns } = countryMappingTexts;
  return (
    <Section id="regions" title={countryMappingTexts.byRegion}>
      <DataTable
        label={countryMappingTexts.tables.byRegion}
        rows={regions}
        keyOf={({ region }) => region.slug}
        columns={[
          { heading: columns.region, cell: ({ region }) => region.name },
          { heading: columns.courses, cell: ({ courses }) => courses, isNumeric: true },
          { heading: columns.fixes, cell: ({ gaps }) => gaps, isNumeric: true },
          { heading: columns.holes, cell: ({ holes_to_gain }) => holes_to_gain, isNumeric: true },
        ]}
      />
    </Section>
  );
}

/** Each with its mapping page. */
export function CoursesToMap({ courses: { items, total } }: Pick<CountryMapping, 'courses'>) {
  const { countryMappingTexts } = useTexts(mappingPart);
  const { columns } = countryMappingTexts;
  return (
    <Section
      id="courses"
      title={countryMappingTexts.byCourse}
      note={items.length < total ? countryMappingTexts.ofMore(items.length, total) : undefined}
    >
      <p className="prose mb-4">{countryMappingTexts.order}</p>
      <DataTable
        label={countryMappingTexts.tables.byCourse}
        className="mapping-courses"
        rows={items}
        keyOf={({ golf_id }) => golf_id}
        columns={[
          {
            heading: columns.course,
            cell: (course) => (
              <PageLink
                href={`${pagePath.course(course.slug)}/mapping`}
                className="underline hover:text-deep"
              >
                <CourseName {...course} />
              </PageLink>
            ),
          },
          { heading: columns.region, cell: ({ region }) => region?.name },
          { heading: columns.holes, cell: ({ holes_to_gain }) => holes_to_gain, isNumeric: true },
          { heading: columns.fixes, cell: ({ gaps }) => gaps, isNumeric: true },
          { heading: columns.most, cell: ({ rules }) => mostOf(rules) },
        ]}
      />
    </Section>
  );
}

/** The three rules with the most gaps. */
function mostOf(rules: CountryMapping['courses']['items'][number]['rules']): string {
  const { mappingRuleWords } = getTexts(mappingPart);
  return keysOf(rules)
    .toSorted((a, b) => (rules[b] ?? 0) - (rules[a] ?? 0))
    .slice(0, 3)
    .map((rule) => mappingRuleWords[rule].name.toLowerCase())
    .join(', ');
}
