import type { Answer } from '#lib/api/records.ts';
import { getTexts } from '#messages/get-texts.ts';
import { developersPart } from '#messages/parts/developers.ts';

export type ReferenceParameter = {
  name: string;
  in: 'path' | 'query';
  isRequired: boolean;
  /** "integer, 1 to 100, 25 by default". */
  form: string;
  description: string;
};

export type ReferenceOperation = {
  operationId: string;
  path: string;
  summary: string;
  description: string;
  parameters: readonly ReferenceParameter[];
  /** The document's example; indented, cut where it is long. */
  example: string;
};

export type ReferenceGroup = { name: string; description: string; operations: readonly ReferenceOperation[] };

type Schema = {
  type?: string | readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  default?: unknown;
};

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema?: Schema };

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

export function toReference(document: Answer<'getOpenApiDocument'>): ReferenceGroup[] {
  const { tags = [], paths } = document as unknown as Document;
  const operations = Object.entries(paths).flatMap(([path, { get }]) =>
    get ? [{ path, operation: get }] : [],
  );
  return tags.map(({ name, description = '' }) => ({
    name,
    description,
    operations: operations
      .filter(({ operation }) => operation.tags?.includes(name))
      .map(({ path, operation }) => toOperation(path, operation)),
  }));
}

function toOperation(path: string, operation: Operation): ReferenceOperation {
  const { operationId, summary = '', description = '', parameters = [], responses } = operation;
  return {
    operationId,
    path,
    summary,
    description: description === summary ? '' : description,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in === 'path' ? 'path' : 'query',
      isRequired: parameter.required ?? false,
      form: formOf(parameter.schema ?? {}),
      description: parameter.description ?? '',
    })),
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
