import { z } from 'zod';
import { type Failure, failure } from '../operation/answer.ts';
import type { AnyOperation } from '../operation/operation.ts';

/** The values of an operation's parameters, or what is wrong with the first bad one. */
export type ParametersOrFailure = { kind: 'parameters'; values: Record<string, unknown> } | Failure;

/** Reads a request's parameters: those of the path as they stand in it, and the raw query (without `?`). */
export type ParameterReader = (path: readonly string[], query: string) => ParametersOrFailure;

type Parameter = {
  name: string;
  read: (text: string) => unknown;
  schema: z.ZodType;
  isRequired: boolean;
  defaultValue: unknown;
  /** What is accepted, to follow "must be". */
  accepts: string;
};

/**
 * Makes the reader of one operation's parameters. Reading is strict: a number is plain decimal notation (`1e1` is
 * none), an empty or repeated value is refused, and the message names the parameter and says what is accepted.
 * Parameters that the operation doesn't have are ignored.
 */
export function createParameterReader(operation: AnyOperation): ParameterReader {
  const ofPath = Object.entries(operation.params.shape).map(toParameter);
  const ofQuery = Object.entries(operation.query.shape).map(toParameter);
  return (path, query) => {
    const values: Record<string, unknown> = {};
    for (const [i, parameter] of ofPath.entries()) {
      const bad = readPathParameter(parameter, path[i] ?? '', values);
      if (bad) return bad;
    }
    const bad = readQuery(ofQuery, query, values);
    return bad ?? { kind: 'parameters', values };
  };
}

function readPathParameter(
  parameter: Parameter,
  raw: string,
  values: Record<string, unknown>,
): Failure | null {
  const text = decode(raw);
  if (text === null)
    return failure('malformed', 'The path is not valid percent-encoded UTF-8.', parameter.name);
  if (!parameter.schema.safeParse(text).success) {
    return failure('invalidIdentifier', `${parameter.name} must be ${parameter.accepts}.`, parameter.name);
  }
  values[parameter.name] = text;
  return null;
}

function readQuery(parameters: Parameter[], query: string, values: Record<string, unknown>): Failure | null {
  const raws = query === '' ? none : splitQuery(parameters, query);
  for (const parameter of parameters) {
    const given = raws.get(parameter.name);
    if (given === undefined) {
      if (parameter.isRequired) {
        return failure('invalidParameter', `${parameter.name} is required.`, parameter.name);
      }
      if (parameter.defaultValue !== undefined) values[parameter.name] = parameter.defaultValue;
      continue;
    }
    const bad = readQueryParameter(parameter, given, values);
    if (bad) return bad;
  }
  return null;
}

const none: ReadonlyMap<string, string[]> = new Map();

/** The raw values of the parameters that the operation has, each as often as it is given. */
function splitQuery(parameters: Parameter[], query: string): Map<string, string[]> {
  const raws = new Map<string, string[]>();
  for (const part of query.split('&')) {
    const equals = part.indexOf('=');
    const rawName = equals < 0 ? part : part.slice(0, equals);
    const name = decode(rawName.replaceAll('+', ' '));
    if (!parameters.some((parameter) => parameter.name === name)) continue;
    const raw = equals < 0 ? '' : part.slice(equals + 1);
    const given = raws.get(name!);
    if (given) given.push(raw);
    else raws.set(name!, [raw]);
  }
  return raws;
}

function readQueryParameter(
  { name, read, schema, accepts }: Parameter,
  given: string[],
  values: Record<string, unknown>,
): Failure | null {
  if (given.length > 1) return failure('invalidParameter', `${name} must be given once.`, name);
  const text = decode(given[0]!.replaceAll('+', ' '));
  if (text === null) {
    return failure('invalidParameter', `${name} is not valid percent-encoded UTF-8.`, name);
  }
  const parsed = text === '' ? undefined : schema.safeParse(read(text));
  if (!parsed?.success) return failure('invalidParameter', `${name} must be ${accepts}.`, name);
  values[name] = parsed.data;
  return null;
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
    schema: inner,
    isRequired: !absent.success,
    defaultValue: absent.success ? absent.data : undefined,
    ...readingOf(inner),
  };
}

/** The schema of the value itself, without "optional" and "default". */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  return schema;
}

/** How a kind of value is read from text, and what to say is accepted. */
function readingOf(schema: z.ZodType): Pick<Parameter, 'read' | 'accepts'> {
  if (schema instanceof z.ZodNumber) {
    return schema.format === 'safeint'
      ? { read: readInteger, accepts: `an integer ${rangeOf(schema)}` }
      : { read: readDecimal, accepts: `a decimal number ${rangeOf(schema)}` };
  }
  if (schema instanceof z.ZodTuple) {
    return {
      read: (text) => text.split(',').map(readDecimal),
      accepts: 'four decimal numbers w,s,e,n: longitudes from -180 to 180, latitudes from -90 to 90',
    };
  }
  const { pattern, minLength, maxLength } = z.toJSONSchema(schema) as Record<string, unknown>;
  return {
    read: (text) => text,
    accepts: pattern
      ? `text matching ${pattern}`
      : `text of ${minLength ?? 1} to ${maxLength ?? 100} characters`,
  };
}

function rangeOf({ minValue, maxValue }: z.ZodNumber): string {
  const isOpen = maxValue === null || maxValue >= Number.MAX_SAFE_INTEGER;
  return isOpen ? `of at least ${minValue}` : `from ${minValue} to ${maxValue}`;
}

/** An integer of any length; one beyond what a number can hold exactly is taken for the greatest that it can. */
function readInteger(text: string): number {
  if (!/^-?[0-9]+$/.test(text)) return Number.NaN;
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(text))) + 0;
}

function readDecimal(text: string): number {
  return /^-?[0-9]+(\.[0-9]+)?$/.test(text) ? Number(text) + 0 : Number.NaN;
}
