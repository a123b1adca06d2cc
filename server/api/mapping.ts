import { brotliDecompressSync } from 'node:zlib';
import {
  type CountryMapping,
  type CourseMapping,
  type MappingGap,
  MappingTaskFile,
  type WorldMapping,
} from '#lib/contract/mapping.ts';
import { countrySlug } from '#lib/contract/operations/parameters.ts';
import { isMappingRule, MAPPING_RULES, type MappingRuleName, TASKS_A_FILE } from '#lib/golf/mapping-rules.ts';
import { type Answers, type Found, fail, foundData, foundDocument, type Operation } from '../operation.ts';
import { indexOfGolfId } from '../store/course-table.ts';
import type { CountryEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { readGolfProfile } from '../store/read-golf-profile.ts';
import { countMapped } from './dataset.ts';
import { findCountry, namedSlug } from './find-area.ts';
import { findCourseBySlug } from './find-course.ts';

type Counts = Omit<CountryMapping['regions'][number], 'region'>;
type Totals = Pick<CountryMapping, 'rules' | 'regions'> & { total: number };

export const mappingAnswers = {
  getGolfCourseMapping: {
    answer(dataset, { slug }) {
      const index = findCourseBySlug(dataset, slug, 'slug', (current) => `/golfs/${current}/mapping`);
      const { golf_id, slug: current, name, origin } = readGolfProfile(dataset, index);
      const row = dataset
        .prepare('SELECT holes_to_gain, body FROM mapping WHERE golf_id = ?')
        .get(Number(golf_id));
      const gaps: MappingGap[] =
        row?.body instanceof Uint8Array ? JSON.parse(brotliDecompressSync(row.body).toString()) : [];
      return foundData<CourseMapping>({
        golf_id,
        slug: current,
        name,
        origin,
        holes_to_gain: Number(row?.holes_to_gain ?? 0),
        gaps,
      });
    },
  },

  listMappingByCountry: {
    answer: (dataset) => foundData<WorldMapping>(mappingByCountry(dataset)),
  },

  listMappingGaps: {
    answer(dataset, { country, limit, skip }) {
      const found = findCountry(dataset, country, 'country');
      const { rules, regions, total } = dataset.memo(`mapping of ${country}`, () =>
        countGaps(dataset, found),
      );
      const items = readCourses(dataset, found.id, { limit, skip });
      const hasMore = items.length > 0 && skip + items.length < total;
      return foundData<CountryMapping>({
        country: namedSlug(found),
        rules,
        regions,
        courses: { items, total, has_more: hasMore },
      });
    },
  },
} satisfies Answers;

function mappingByCountry(dataset: Dataset): WorldMapping {
  const rows = dataset
    .prepare(
      `SELECT country_id, count(*) AS courses, sum(gaps) AS gaps, sum(holes_to_gain) AS holes_to_gain FROM mapping
        GROUP BY country_id`,
    )
    .all() as ({ country_id: number } & Counts)[];
  const countsOf = new Map(rows.map(({ country_id, ...counts }) => [country_id, counts]));
  const countries = dataset.directory.countries.map((entry) => ({
    country: namedSlug(entry),
    course_count: entry.record.course_count,
    mapped_course_count: countMapped(dataset, entry.id),
    ...(countsOf.get(entry.id) ?? { courses: 0, gaps: 0, holes_to_gain: 0 }),
  }));
  countries.sort((a, b) => b.holes_to_gain - a.holes_to_gain || b.gaps - a.gaps);
  return { countries };
}

function readCourses(
  dataset: Dataset,
  countryId: number,
  { limit, skip }: { limit: number; skip: number },
): CountryMapping['courses']['items'] {
  const rows = dataset
    .prepare(
      `SELECT golf_id, holes_to_gain, gaps, rules_doc FROM mapping WHERE country_id = ?
        ORDER BY holes_to_gain DESC, gaps, golf_id LIMIT ? OFFSET ?`,
    )
    .all(countryId, limit, skip) as {
    golf_id: number;
    holes_to_gain: number;
    gaps: number;
    rules_doc: string;
  }[];
  return rows.map(({ rules_doc, ...row }) => {
    const index = indexOfGolfId(dataset.courses, row.golf_id);
    const { golf_id, slug, name, name_latin, country_code, region } = dataset.courses.rowOf(index);
    const course = { golf_id, slug, name, name_latin, country_code, region };
    return { ...course, holes_to_gain: row.holes_to_gain, gaps: row.gaps, rules: JSON.parse(rules_doc) };
  });
}

/** The gaps of a country, by rule and by region. */
function countGaps({ prepare }: Dataset, { id, regions }: CountryEntry): Totals {
  const rules = prepare(
    `SELECT key AS rule, sum(value) AS gaps, count(*) AS courses FROM mapping, json_each(rules_doc)
        WHERE country_id = ? GROUP BY key`,
  ).all(id) as Totals['rules'];
  const byRegion = prepare(
    `SELECT region_id, count(*) AS courses, sum(gaps) AS gaps, sum(holes_to_gain) AS holes_to_gain FROM mapping
        WHERE country_id = ? GROUP BY region_id ORDER BY holes_to_gain DESC, region_id`,
  ).all(id) as ({ region_id: number | null } & Counts)[];
  const order = Object.keys(MAPPING_RULES);
  return {
    rules: rules.sort((a, b) => order.indexOf(a.rule) - order.indexOf(b.rule)),
    regions: byRegion.flatMap(({ region_id, ...counts }) => {
      const region = regions.find((each) => each.id === region_id);
      return region ? [{ region: namedSlug(region), ...counts }] : [];
    }),
    total: byRegion.reduce((sum, { courses }) => sum + courses, 0),
  };
}

/** A line begins with a record separator (RFC 8142), as MapRoulette reads it. */
const RECORD_SEPARATOR = '\u001e';

/** A country's tasks by one rule, a line each; for challenges of MapRoulette. */
export const mappingTaskFile: Operation = {
  operationId: 'getMappingTasks',
  path: '/data/tasks/{country}/{file}',
  mediaType: 'application/geo+json-seq',
  params: { country: countrySlug, file: MappingTaskFile },
  query: {},
  answer: (dataset: Dataset, { country, file }: { country: string; file: string }): Found<string> => {
    const named = readTaskFileName(file);
    if (named === null) return fail('unknownPath');
    const found = findCountry(dataset, country, 'country');
    const tasks = dataset
      .prepare(
        `SELECT collection FROM mapping_task WHERE country_id = ? AND rule = ? ORDER BY golf_id, place
          LIMIT ? OFFSET ?`,
      )
      .all(found.id, named.rule, TASKS_A_FILE, (named.part - 1) * TASKS_A_FILE);
    if (tasks.length === 0 && named.part > 1) return fail('unknownPath');
    return foundDocument(tasks.map(({ collection }) => `${RECORD_SEPARATOR}${collection}\n`).join(''));
  },
};

/** Reads a name that `taskFileNames` has made; null for any other. */
function readTaskFileName(file: string): { rule: MappingRuleName; part: number } | null {
  const [, rule = '', part = '1'] = /^([a-z-]+?)(?:-([2-9]|[1-9][0-9]{1,3}))?\.geojsonl$/.exec(file) ?? [];
  return isMappingRule(rule) && MAPPING_RULES[rule].isTask ? { rule, part: Number(part) } : null;
}
