import type { Answer } from '#lib/api/records.ts';
import { getTexts } from '#messages/get-texts.ts';
import { developersPart } from '#messages/parts/developers.ts';

export type ReferenceOperation = ReturnType<typeof toOperation>;

type Schema = {
  type?: string | readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  default?: unknown;
};

type Parameter = { name: string; required?: boolean; description?: string; schema?: Schema };

type Operation = {
  operationId: string;
  tags?: readonly string[];
  summary?: string;
  description?: string;
  parameters?: readonly Parameter[];
  responses?: Record<string, { content?: Record<string, { example?: unknown }> }>;
};

type Document = {
  tags?: readonly { name: string; description?: string }[];
  paths: Record<string, { get?: Operation }>;
  components?: { headers?: Record<string, { example?: unknown }> };
};

/** Null if the server's description doesn't name a limit. */
export function requestsPerSecondIn(document: Answer<'getOpenApiDocument'>): number | null {
  const { components } = document as unknown as Document;
  const example = components?.headers?.['RateLimit-Limit']?.example;
  return typeof example === 'number' ? example : null;
}

/** The operations by their tags. */
export function toReference(document: Answer<'getOpenApiDocument'>) {
  const { tags = [], paths } = document as unknown as Document;
  return tags.map(({ name, description = '' }) => ({
    name,
    description,
    operations: Object.entries(paths).flatMap(([path, { get }]) =>
      get?.tags?.includes(name) ? [toOperation(path, get)] : [],
    ),
  }));
}

function toOperation(path: string, operation: Operation) {
  const { operationId, summary = '', description = '', parameters = [], responses } = operation;
  return {
    operationId,
    path,
    summary,
    description: description === summary ? '' : description,
    parameters: parameters.map(({ name, required = false, schema = {}, description: about = '' }) => ({
      name,
      isRequired: required,
      /** "integer, 1 to 100, 25 by default". */
      form: formOf(schema),
      description: about,
    })),
    /** The document's example; indented, cut where it is long. */
    example: exampleOf(Object.values(responses?.['200']?.content ?? {})[0]?.example),
  };
}

/** Enough to see an example's form. */
const MOST_LINES = 60;

function exampleOf(example: unknown): string {
  if (example === undefined) return '';
  const lines = (typeof example === 'string' ? example : JSON.stringify(example, null, 2)).split('\n');
  return lines.length <= MOST_LINES ? lines.join('\n') : `${lines.slice(0, MOST_LINES).join('\n')}\n…`;
}

function formOf({ type, minimum, maximum, minLength, maxLength, pattern, default: usual }: Schema): string {
  const { parameterTexts } = getTexts(developersPart);
  const phrases = [[type ?? 'string'].flat().join(parameterTexts.or)];
  if (minimum !== undefined && maximum !== undefined) phrases.push(parameterTexts.range(minimum, maximum));
  else if (minimum !== undefined) phrases.push(parameterTexts.atLeast(minimum));
  if (maxLength !== undefined) phrases.push(parameterTexts.characters(minLength ?? 0, maxLength));
  if (pattern !== undefined) phrases.push(pattern);
  if (usual !== undefined) phrases.push(parameterTexts.byDefault(String(usual)));
  return phrases.join(', ');
}
