import { z } from 'zod';
import { fail, type Operation } from '../operation.ts';

/**
 * `path` holds the decoded parameters of the path by name; `query` is raw, without `?`. Throws a Refusal of the first bad
 * value.
 */
export type ParameterReader = (
  path: Readonly<Record<string, string>>,
  query: string,
) => Record<string, unknown>;

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
  const ofPath = Object.entries(operation.params).map(toParameter);
  const ofQuery = Object.entries(operation.query).map(toParameter);
  return (path, query) => {
    const given = new URLSearchParams(`?${query}`);
    const values = [
      ...ofPath.map((parameter) => readPathParameter(parameter, path[parameter.name] ?? '')),
      ...ofQuery.map((parameter) => readQueryParameter(parameter, given.getAll(parameter.name))),
    ];
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  };
}

type NamedValue = [name: string, value: unknown];

function readPathParameter({ name, read, accepts }: Parameter, text: string): NamedValue {
  if (read(text) !== undefined) return [name, text];
  // Hono leaves what it can't decode as it was written.
  return /%/.test(text) && !isEncoded(text)
    ? fail('malformed', 'The path is not valid percent-encoded UTF-8.', name)
    : fail('invalidIdentifier', `${name} must be ${accepts}.`, name);
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** What's put in place of bytes that are no UTF-8. */
const NO_CHARACTER = '\ufffd';

function readQueryParameter(
  { name, read, isRequired, defaultValue, accepts }: Parameter,
  [text, ...others]: readonly string[],
): NamedValue {
  const refuse = (problem: string) => fail('invalidParameter', `${name} ${problem}.`, name);
  if (text === undefined) return isRequired ? refuse('is required') : [name, defaultValue];
  if (others.length > 0) return refuse('must be sent only once');
  if (text.includes(NO_CHARACTER)) return refuse('is not valid percent-encoded UTF-8');
  const value = text === '' ? undefined : read(text);
  return value === undefined ? refuse(`must be ${accepts}`) : [name, value];
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

/** The schema inside "optional" and "default". */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const inner = schema.unwrap();
    if (inner instanceof z.ZodType) return unwrap(inner);
  }
  return schema;
}

function readingOf(schema: z.ZodType): Pick<Parameter, 'read' | 'accepts'> {
  const check = (value: unknown) => schema.safeParse(value).data;
  if (schema instanceof z.ZodNumber) {
    return schema.format === 'safeint'
      ? { read: (text) => check(readInteger(text)), accepts: `an integer ${rangeOf(schema)}` }
      : { read: (text) => check(readDecimal(text)), accepts: `a decimal number ${rangeOf(schema)}` };
  }
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
  return {
    read: check,
    accepts:
      typeof pattern === 'string'
        ? `text matching ${pattern}`
        : `text of ${minLength ?? 1} to ${maxLength ?? 100} characters`,
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
