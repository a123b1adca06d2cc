import { z } from 'zod';
import { type Failure, failure, type Operation } from '../operation.ts';

/** The values, or what's wrong with the first bad one. */
export type ParametersOrFailure = { kind: 'parameters'; values: Record<string, unknown> } | Failure;

/** `path` holds the decoded parameters of the path by name; `query` is raw, without `?`. */
export type ParameterReader = (path: Readonly<Record<string, string>>, query: string) => ParametersOrFailure;

type Parameter = {
  name: string;
  /** Undefined if the text is refused. */
  read: (text: string) => unknown;
  isRequired: boolean;
  defaultValue: unknown;
  /** Completes "must be …". */
  accepts: string;
};

/**
 * Strict: numbers in plain decimal notation (not `1e1`), no empty or repeated values. The message names the
 * parameter and what it accepts. Unknown parameters are ignored.
 */
export function createParameterReader(operation: Pick<Operation, 'params' | 'query'>): ParameterReader {
  let ofPath: Parameter[] | undefined;
  let ofQuery: Parameter[] | undefined;
  return (path, query) => {
    // Of all operations together, they'd take a server 10 ms before its first answer.
    ofPath ??= Object.entries(operation.params).map(toParameter);
    ofQuery ??= Object.entries(operation.query).map(toParameter);
    const values: Record<string, unknown> = {};
    for (const parameter of ofPath) {
      const bad = readPathParameter(parameter, path[parameter.name] ?? '', values);
      if (bad) return bad;
    }
    const bad = readQuery(ofQuery, query, values);
    return bad ?? { kind: 'parameters', values };
  };
}

function readPathParameter(
  { name, read, accepts }: Parameter,
  text: string,
  values: Record<string, unknown>,
): Failure | null {
  if (read(text) === undefined) {
    // Hono leaves what it can't decode as it was written.
    return decode(text) === null
      ? failure('malformed', 'The path is not valid percent-encoded UTF-8.', name)
      : failure('invalidIdentifier', `${name} must be ${accepts}.`, name);
  }
  values[name] = text;
  return null;
}

function readQuery(parameters: Parameter[], query: string, values: Record<string, unknown>): Failure | null {
  const given = query === '' ? none : splitQuery(parameters, query);
  for (let i = 0; i < parameters.length; i++) {
    const parameter = parameters[i]!;
    const raw = given[i];
    if (raw !== undefined) {
      const bad = readQueryParameter(parameter, raw, values);
      if (bad) return bad;
    } else if (parameter.isRequired) {
      return failure('invalidParameter', `${parameter.name} is required.`, parameter.name);
    } else if (parameter.defaultValue !== undefined) values[parameter.name] = parameter.defaultValue;
  }
  return null;
}

type Given = string | typeof REPEATED | undefined;
const REPEATED = Symbol('given more than once');
const none: readonly Given[] = [];

function splitQuery(parameters: readonly Parameter[], query: string): readonly Given[] {
  const given: Given[] = parameters.map(() => undefined);
  for (const part of query.split('&')) {
    const equals = part.indexOf('=');
    const name = decode(withSpaces(equals < 0 ? part : part.slice(0, equals)));
    const place = parameters.findIndex((parameter) => parameter.name === name);
    if (place < 0) continue;
    given[place] = given[place] === undefined ? (equals < 0 ? '' : part.slice(equals + 1)) : REPEATED;
  }
  return given;
}

function readQueryParameter(
  { name, read, accepts }: Parameter,
  raw: string | typeof REPEATED,
  values: Record<string, unknown>,
): Failure | null {
  if (raw === REPEATED) return failure('invalidParameter', `${name} must be sent only once.`, name);
  const text = decode(withSpaces(raw));
  if (text === null) {
    return failure('invalidParameter', `${name} is not valid percent-encoded UTF-8.`, name);
  }
  const value = text === '' ? undefined : read(text);
  if (value === undefined) return failure('invalidParameter', `${name} must be ${accepts}.`, name);
  values[name] = value;
  return null;
}

function withSpaces(text: string): string {
  return text.includes('+') ? text.replaceAll('+', ' ') : text;
}

function decode(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function toParameter([name, schema]: [string, z.ZodType]): Parameter {
  const inner = unwrap(schema);
  const absent = schema.safeParse(undefined);
  return {
    name,
    isRequired: !absent.success,
    defaultValue: absent.success ? absent.data : undefined,
    ...readingOf(inner),
  };
}

/** Without "optional" and "default". */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  return schema;
}

function readingOf(schema: z.ZodType): Pick<Parameter, 'read' | 'accepts'> {
  if (schema instanceof z.ZodNumber) {
    return schema.format === 'safeint'
      ? { read: numberReader(schema, readInteger), accepts: `an integer ${rangeOf(schema)}` }
      : { read: numberReader(schema, readDecimal), accepts: `a decimal number ${rangeOf(schema)}` };
  }
  const check = (value: unknown) => schema.safeParse(value).data;
  if (schema instanceof z.ZodTuple) {
    return {
      read: (text) => check(text.split(',').map(readDecimal)),
      accepts:
        schema.def.items.length === 2
          ? 'two decimal numbers lat,long: latitude from -90 to 90, longitude from -180 to 180'
          : 'four decimal numbers w,s,e,n: longitudes from -180 to 180, latitudes from -90 to 90',
    };
  }
  if (schema instanceof z.ZodLiteral) {
    const values = [...schema.values];
    return {
      read: (text) => values.find((value) => String(value) === text),
      accepts: values.join(' or '),
    };
  }
  if (schema instanceof z.ZodEnum) return { read: check, accepts: `one of ${schema.options.join(', ')}` };
  if (schema instanceof z.ZodISODate) return { read: check, accepts: 'a date like 2026-01-31' };
  const { pattern, minLength, maxLength } = z.toJSONSchema(schema) as Record<string, unknown>;
  if (typeof pattern !== 'string') {
    return { read: check, accepts: `text of ${minLength ?? 1} to ${maxLength ?? 100} characters` };
  }
  return {
    read: isPatternAlone(schema) ? patternReader(pattern) : check,
    accepts: `text matching ${pattern}`,
  };
}

function isPatternAlone(schema: z.ZodType): boolean {
  return schema instanceof z.ZodString && schema.def.checks?.length === 1;
}

/** The schema takes ten times as long. */
function patternReader(pattern: string): Parameter['read'] {
  const expression = new RegExp(pattern);
  return (text) => (expression.test(text) ? text : undefined);
}

/** Bounds are checked here: the schema takes ten times as long. */
function numberReader(schema: z.ZodNumber, read: (text: string) => number): Parameter['read'] {
  const { minValue, maxValue } = schema;
  const [above, below] = [minValue ?? Number.NEGATIVE_INFINITY, maxValue ?? Number.POSITIVE_INFINITY];
  return (text) => {
    const value = read(text);
    return value > above && value < below ? value : schema.safeParse(value).data;
  };
}

function rangeOf({ minValue, maxValue }: z.ZodNumber): string {
  const isOpen = maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER;
  return isOpen ? `of at least ${minValue}` : `from ${minValue} to ${maxValue}`;
}

/** Integers too large for a number become the greatest safe integer. */
function readInteger(text: string): number {
  if (!/^-?[0-9]+$/.test(text)) return Number.NaN;
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(text))) + 0;
}

function readDecimal(text: string): number {
  return /^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) + 0 : Number.NaN;
}
