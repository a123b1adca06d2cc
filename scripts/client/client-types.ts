import { pagedOperations } from '#lib/api/client.ts';
import { type OperationPath, operationPaths } from '#lib/contract/operation-paths.ts';
import { comment, type Schema, typeOf } from './openapi-types.ts';

type Parameter = { name: string; required?: boolean; description?: string; schema: Schema };
type DescribedOperation = {
  operationId: string;
  summary?: string;
  parameters?: Parameter[];
  responses: { '200': { content: Record<string, { schema: Schema }> } };
};
export type ApiDocument = {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, { get: DescribedOperation }>;
};

const HEAD = `/** Types of the API's document; Fairway Atlas, generated. */

export interface CallOptions {
  signal?: AbortSignal;
}

/** What a call throws for every failure, except a 404 where null is an answer. */
export declare class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly parameter: string | null;
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
}

export interface ClientOptions {
  /** Up to \`/v2\`: \`https://golf.example/v2\`. */
  baseUrl: string;
  fetch?: (request: Request) => Promise<Response>;
}

/** Waits as long as a 429 says, and asks again. */
export declare function createClient(options: ClientOptions): Client;

type ItemOf<Page> = Page extends { golfs: { items: Array<infer Item> } }
  ? Item
  : Page extends { holes: { items: Array<infer Item> } }
    ? Item
    : Page extends { courses: { items: Array<infer Item> } }
      ? Item
      : Page extends { golfs: Array<infer Item> }
        ? Item
        : never;
`;

/** The package's declarations: records, and a function for each operation. */
export function clientTypes({ components, paths }: ApiDocument): string {
  const records = Object.entries(components.schemas).map(
    ([name, schema]) => `${comment(schema.description)}export type ${name} = ${typeOf(schema)};`,
  );
  const operations = Object.values(paths).map(({ get }) => get);
  const calls = operations.flatMap((operation) => callOf(operation) ?? []);
  const paged = pagedOperations.map((id) => {
    const call = operations.find(({ operationId }) => operationId === id)!;
    const page = `NonNullable<Awaited<ReturnType<Client["${id}"]>>>`;
    return `    ${id}(${argumentsOf(call)}): AsyncGenerator<ItemOf<${page}>>;`;
  });
  const client = `export interface Client {\n${calls.join('\n')}\n  /** Every item of a list, page by page. */\n  each: {\n${paged.join('\n')}\n  };\n}`;
  return `${[HEAD, ...records, client].join('\n\n')}\n`;
}

function callOf(operation: DescribedOperation): string | null {
  const { operationId, summary } = operation;
  if (!Object.hasOwn(operationPaths, operationId)) return null;
  const path: OperationPath = operationPaths[operationId as keyof typeof operationPaths];
  const missing = path.mayBeMissing ? ' | null' : '';
  return `  ${comment(summary)}  ${operationId}(${argumentsOf(operation)}): Promise<${answerOf(operation, path)}${missing}>;`;
}

function answerOf({ responses }: DescribedOperation, { document }: OperationPath): string {
  if (document?.startsWith('text/')) return 'string';
  const [content] = Object.values(responses['200'].content);
  const type = typeOf(content?.schema);
  return document ? type : `${type}["data"]`;
}

function argumentsOf({ parameters = [] }: DescribedOperation): string {
  const members = parameters.map(
    ({ name, required, description, schema }) =>
      `${comment(description)}${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  );
  const isOptional = parameters.every(({ required }) => !required);
  return `input${isOptional ? '?' : ''}: { ${members.join('; ')} }, options?: CallOptions`;
}
