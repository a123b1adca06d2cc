import { ScrollFrame, Section } from '#components/site/page-parts.tsx';
import type { CountryMapping } from '#lib/api/records.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { MAPPING_RULES } from '#lib/golf/mapping-rules.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { countryMappingTexts, formatWhole, mappingRuleWords } from '#messages/messages.ts';

const { columns } = countryMappingTexts;

/** What is missing by rule, with task files for what imagery can settle. */
export function RuleTable({ mapping: { country, rules } }: { mapping: CountryMapping }) {
  return (
    <Section id="rules" title={countryMappingTexts.byRule} note={countryMappingTexts.tasksNote}>
      <ScrollFrame label={countryMappingTexts.byRule}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{columns.rule}</th>
              <th scope="col" className="numeric">
                {columns.gaps}
              </th>
              <th scope="col" className="numeric">
                {columns.courses}
              </th>
              <th scope="col">{columns.tasks}</th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, gaps, courses }) => (
              <tr key={rule} data-finding={rule}>
                <th scope="row">{mappingRuleWords[rule].name}</th>
                <td className="numeric">{formatWhole(gaps)}</td>
                <td className="numeric">{formatWhole(courses)}</td>
                <td>
                  {MAPPING_RULES[rule].isTask && (
                    <a
                      href={`/data/tasks/${country.slug}/${rule}.geojsonl`}
                      className="underline hover:text-deep"
                    >
                      {countryMappingTexts.tasks}
                    </a>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Section>
  );
}

export function RegionTable({ regions }: Pick<CountryMapping, 'regions'>) {
  return (
    <Section id="regions" title={countryMappingTexts.byRegion}>
      <ScrollFrame label={countryMappingTexts.byRegion}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{columns.region}</th>
              <th scope="col" className="numeric">
                {columns.courses}
              </th>
              <th scope="col" className="numeric">
                {columns.fixes}
              </th>
              <th scope="col" className="numeric">
                {columns.holes}
              </th>
            </tr>
          </thead>
          <tbody>
            {regions.map(({ region, courses, gaps, holes_to_gain }) => (
              <tr key={region.slug}>
                <th scope="row">{region.name}</th>
                <td className="numeric">{formatWhole(courses)}</td>
                <td className="numeric">{formatWhole(gaps)}</td>
                <td className="numeric">{formatWhole(holes_to_gain)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Section>
  );
}

/** Each with its mapping page. */
export function CoursesToMap({ courses: { items, total } }: Pick<CountryMapping, 'courses'>) {
  return (
    <Section
      id="courses"
      title={countryMappingTexts.byCourse}
      note={items.length < total ? countryMappingTexts.ofMore(items.length, total) : undefined}
    >
      <p className="prose">{countryMappingTexts.order}</p>
      <ScrollFrame label={countryMappingTexts.byCourse}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{columns.course}</th>
              <th scope="col">{columns.region}</th>
              <th scope="col" className="numeric">
                {columns.holes}
              </th>
              <th scope="col" className="numeric">
                {columns.fixes}
              </th>
              <th scope="col">{columns.most}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((course) => (
              <tr key={course.golf_id}>
                <th scope="row">
                  <a href={`${pagePath.course(course.slug)}/mapping`} className="underline hover:text-deep">
                    <bdi>{course.name}</bdi>
                  </a>
                </th>
                <td>{course.region?.name}</td>
                <td className="numeric">{formatWhole(course.holes_to_gain)}</td>
                <td className="numeric">{formatWhole(course.gaps)}</td>
                <td>{mostOf(course.rules)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Section>
  );
}

/** The three rules with most gaps. */
function mostOf(rules: CountryMapping['courses']['items'][number]['rules']): string {
  return keysOf(rules)
    .toSorted((a, b) => (rules[b] ?? 0) - (rules[a] ?? 0))
    .slice(0, 3)
    .map((rule) => mappingRuleWords[rule].name.toLowerCase())
    .join(', ');
}
