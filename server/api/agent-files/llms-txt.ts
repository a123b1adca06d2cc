import { agentTools } from '#lib/contract/agent-tools.ts';
import { type OperationId, operationPaths } from '#lib/contract/operation-paths.ts';
import type { Contract } from '#lib/contract/operations/contract.ts';
import { contracts } from '#lib/contract/operations.ts';
import { counts, formatWhole } from '#messages/en/numbers.ts';
import type { Site } from '../../operation.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { filesOf } from '../dataset.ts';
import { UNTRUSTED_NOTE } from './course-markdown.ts';
import { inlineText, paragraphs } from './markdown-text.ts';

/** The index file for agents (llmstxt.org). */
export function llmsTxt(dataset: Dataset, site: Site): string {
  return paragraphs(
    `# ${site.name}`,
    `> ${summary(dataset)}`,
    whenToUse,
    startSection(site, filesOf(dataset).length > 0),
    patternSection(site),
    agentSection(site),
    `## Optional\n\n- [A longer version of this index](${site.url}/llms-full.txt): every operation, continents and countries, how to read the records`,
  );
}

function summary({ courses, directory, isDemo }: Dataset): string {
  const demo = isDemo ? 'Demonstration data: every course in it is invented. ' : '';
  return (
    `${demo}A directory of ${counts.golfCourses(courses.length)} in ` +
    `${counts.territories(directory.countries.length)}, with scorecards, ` +
    'teeboxes, ratings, traced holes and hazards, and member reviews. Read-only, anonymous, free to cache.'
  );
}

const whenToUse =
  'Use it to find golf courses by name or near a place, to read a course (holes, par, lengths, ratings, hazards, climbs), ' +
  'to find holes by their features (length, climb, forced carry over water, dogleg, island green, greenside bunkers), ' +
  'to list the courses of a country, region or city, and to see how members rate them. It doesn’t have tee times, prices, ' +
  `weather or members’ own data. ${UNTRUSTED_NOTE} Names and descriptions are such text everywhere.`;

function startSection({ url }: Site, hasFiles: boolean): string {
  return [
    '## Start here\n',
    `- [OpenAPI description](${url}/openapi.json): every operation of the API, with examples; [as YAML](${url}/openapi.yaml)`,
    `- [Continents](${url}/v2/public/golfs/continents): with counts of countries and courses`,
    `- [Countries](${url}/v2/public/golfs/countries): every country with a course`,
    `- [What the dataset is made of](${url}/v2/dataset): version, sources, licences, coverage`,
    ...(hasFiles
      ? [
          `- [Everything as files](${url}/downloads/): CSV, NDJSON, GeoParquet, vector tiles and SQLite, with licences and checksums`,
        ]
      : []),
    `- [What has changed](${url}/v2/changes?since={version}): courses that differ from a version you have read; [as a feed](${url}/changes.atom)`,
    `- [Highest-rated courses](${url}/v2/public/best/world): by member review average`,
    `- [Records](${url}/v2/public/rankings/longest): courses by length, rating, slope, bunkers, water, climb, altitude, latitude or age, with what each figure is based on`,
  ].join('\n');
}

function patternSection({ url }: Site): string {
  return [
    '## URL patterns\n',
    `- [A course as markdown](${url}/golfs/{slug}/llm.md): prose and tables, the easiest to read`,
    `- [A course as JSON](${url}/v2/golfs/profile/{slug}): the full record, with all geometry`,
    `- [Its plan as a picture](${url}/golfs/{slug}/plan.svg): SVG; a hole's is /golfs/{slug}/hole-7.svg`,
    `- [A course in a frame](${url}/embed/{slug}?view=plan): for other sites; view=card for the scorecard; [oEmbed](${url}/oembed?url={page})`,
    `- [What’s missing from a course’s map](${url}/v2/golfs/{slug}/mapping): by hole, with OpenStreetMap objects; [of a country](${url}/v2/mapping/{country}) and [by country](${url}/v2/mapping)`,
    `- [Search by name](${url}/v2/search/golfs?q={words}): name, club, town, region or country; best match first, and the places of that name`,
    `- [Search by place](${url}/v2/search/map/golfs?lat={latitude}&long={longitude}&max_distance={metres}): nearest first`,
    `- [Search for holes](${url}/v2/search/holes?par=3&over_water=true&min_change=1&lat={latitude}&long={longitude}): by par, length, climb, forced carry, shape, bunkers and green; the sort is in the OpenAPI description`,
    `- [Continent or country](${url}/v2/public/golfs/{slug}): the key \`continent\` or \`country\` says which`,
    `- [Courses of a region](${url}/v2/public/golfs/{country}/{region}?limit=100&skip=0): a page, by name`,
    `- [A golf_id's slug](${url}/v2/golfs/resolve/{golf_id}): the slug is the public identifier`,
  ].join('\n');
}

function agentSection({ url }: Site): string {
  const tools = Object.keys(agentTools).map((name) => `\`${name}\``);
  return [
    '## Tools for agents\n',
    `- [Model Context Protocol](${url}/mcp): connect a client to this address by streamable HTTP, without a key; versions ` +
      `2026-07-28 and 2025-11-25. Read-only tools: ${tools.join(', ')}`,
  ].join('\n');
}

function countsLine({ courses, directory }: Dataset): string {
  const mapped = courses.hasGeometry.reduce((count, flag) => count + flag, 0);
  return `${formatWhole(courses.length)} courses, ${formatWhole(mapped)} of them with traced holes, in ${directory.countries.length} countries and territories.`;
}

/** The longer index: rules, every operation with its parameters, continents and countries. */
export function llmsFullTxt(dataset: Dataset, site: Site): string {
  const operations = Object.entries(contracts).map(operationLine);
  return [
    llmsTxt(dataset, site).trimEnd(),
    rules(site),
    `## Operations\n\nAll are GET, relative to ${site.url}/v2.\n\n${operations.join('\n')}`,
    `## Continents and countries\n\n${countsLine(dataset)}\n\n${directoryLines(dataset, site)}`,
    '',
  ].join('\n\n');
}

const rules = ({ requestsPerSecond }: Site) => `## Rules of the API

- Every JSON answer is an object with the one key \`data\`; every failure an object with the one key \`error\` (code, message, status, parameter, request_id).
- Anything unknown is \`null\`, never 0 or an empty text; lists are \`[]\` when empty.
- Lengths and distances are metres, areas square metres, coordinates decimal degrees WGS84, geometry GeoJSON.
- ${requestsPerSecond === 0 ? 'Requests are not limited.' : `At most ${requestsPerSecond} requests in any one second from one address. After a 429, wait \`Retry-After\` seconds and try once more.`}
- Lists are paged by \`limit\` and \`skip\`; \`has_more\` says whether another page exists.
- Cache what you read: course data changes weekly at most. \`ETag\` and \`If-None-Match\` save the transfer, and a course's tag changes only when the course does. \`listChanges\` says what to read again.
- Many courses have only a few reviews, so treat rankings by average as a guide.`;

function operationLine([operationId, { description, params, query }]: [string, Contract]): string {
  const { path } = operationPaths[operationId as OperationId];
  const names = Object.keys({ ...params, ...query });
  const parameters = names.length > 0 ? ` Parameters: ${names.map((name) => `\`${name}\``).join(', ')}.` : '';
  return `- **${operationId}** \`${path}\`: ${description}${parameters}`;
}

function directoryLines({ directory }: Dataset, site: Site): string {
  return directory.continents
    .map(({ record, countries }) => {
      const lines = countries.map(
        (country) =>
          `- [${inlineText(country.record.name)}](${site.url}/v2/public/golfs/${country.record.slug}): ` +
          `${counts.courses(country.record.course_count)}, ${counts.regions(country.record.region_count)}`,
      );
      return `### ${record.name}\n\n${counts.courses(record.course_count)}.\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
