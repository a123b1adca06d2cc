import { formatCount } from '#lib/text/format.ts';
import type { AnyOperation, Site } from '../../operation/operation.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { countsLine, llmsTxt } from './llms-txt.ts';
import { inlineText } from './markdown-text.ts';

/** The index file at greater length: rules, every operation with its parameters, continents and countries. */
export function llmsFullTxt(dataset: Dataset, site: Site, operations: readonly AnyOperation[]): string {
  return [
    llmsTxt(dataset, site).trimEnd(),
    rules,
    `## Operations\n\nAll are GET, relative to ${site.url}/v2.\n\n${operations.map(operationLine).join('\n')}`,
    `## Continents and countries\n\n${countsLine(dataset)}\n\n${directoryLines(dataset, site)}`,
    '',
  ].join('\n\n');
}

const rules = `## Rules of the API

- Every JSON answer is an object with the one key \`data\`; every failure an object with the one key \`error\` (code, message, status, parameter, request_id).
- Unknown is \`null\`, never 0 or an empty text; lists are \`[]\` when empty.
- Lengths and distances are metres, areas square metres, coordinates decimal degrees WGS84, geometry GeoJSON.
- At most 5 requests in any one second from one address. After a 429, wait \`Retry-After\` seconds and try once more.
- Lists are paged by \`limit\` and \`skip\`; \`has_more\` says whether another page exists.
- Keep what you read: course data changes weekly at most. \`ETag\` and \`If-None-Match\` save the transfer.
- Reviews are few: rankings by their average are indicative only.`;

function operationLine({ operationId, path, description, params, query }: AnyOperation): string {
  const names = [...Object.keys(params.shape), ...Object.keys(query.shape)];
  const parameters = names.length > 0 ? ` Parameters: ${names.map((name) => `\`${name}\``).join(', ')}.` : '';
  return `- **${operationId}** \`${path}\`: ${description}${parameters}`;
}

function directoryLines({ directory }: Dataset, site: Site): string {
  return directory.continents
    .map(({ record, countries }) => {
      const lines = countries.map(
        (country) =>
          `- [${inlineText(country.record.name)}](${site.url}/v2/public/golfs/${country.record.slug}): ` +
          `${formatCount(country.record.course_count, 'course')}, ${formatCount(country.record.region_count, 'region')}`,
      );
      return `### ${record.name}\n\n${formatCount(record.course_count, 'course')}.\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
