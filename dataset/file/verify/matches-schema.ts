import type { z } from 'zod';

type Matches = (value: unknown) => boolean;

/**
 * Whether zod would accept a value, as one expression, without the copy that zod makes of everything: a dataset has a hundred
 * million coordinates. What isn't known here is left to zod.
 */
export function toMatches<T>(schema: z.ZodType<T>): (value: unknown) => value is T {
  const constants: unknown[] = [];
  const source = expressionOf(schema, 'value', (constant) => `constants[${constants.push(constant) - 1}]`);
  return new Function('constants', 'every', `return (value) => ${source}`)(constants, every);
}

/** Names a constant for use in an expression. */
type Name = (constant: unknown) => string;
type Def = z.core.$ZodTypes['_zod']['def'];

function expressionOf(schema: z.core.SomeType, value: string, name: Name): string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts = [typeExpression(def, value, name), ...checkExpressions(def, value, name)];
  if (parts.every((part) => part !== null)) return `(${parts.join(' && ')})`;
  const ask: Matches = (asked) => (schema as z.ZodType).safeParse(asked).success;
  return `${name(ask)}(${value})`;
}

/** Null for what isn't known here. */
function typeExpression(def: Def, value: string, name: Name): string | null {
  const inside = (schema: z.core.SomeType, of: string) => expressionOf(schema, of, name);
  switch (def.type) {
    case 'string':
    case 'boolean':
      return `typeof ${value} === '${def.type}'`;
    case 'number':
      return `Number.isFinite(${value})`;
    case 'nullable':
      return `(${value} === null || ${inside(def.innerType, value)})`;
    case 'enum':
      return `${name(new Set(Object.values(def.entries)))}.has(${value})`;
    case 'literal':
      return `${name(new Set(def.values))}.has(${value})`;
    case 'union':
      return `(${def.options.map((option) => inside(option, value)).join(' || ')})`;
    case 'array':
      return `Array.isArray(${value}) && every(${value}, (item) => ${inside(def.element, 'item')})`;
    case 'tuple':
      if (def.rest || def.items.some(({ _zod }) => _zod.optin === 'optional')) return null;
      return [
        `Array.isArray(${value}) && ${value}.length === ${def.items.length}`,
        ...def.items.map((item, index) => inside(item, `${value}[${index}]`)),
      ].join(' && ');
    case 'object':
      if (def.catchall) return null;
      return [
        `typeof ${value} === 'object' && ${value} !== null && !Array.isArray(${value})`,
        ...Object.entries(def.shape).map(([key, each]) => inside(each, `${value}[${JSON.stringify(key)}]`)),
      ].join(' && ');
    default:
      return null;
  }
}

function checkExpressions(def: Def, value: string, name: Name): (string | null)[] {
  const own = 'check' in def ? [checkExpression(def as z.core.$ZodCheckDef, value, name)] : [];
  const others = (def.checks ?? []).map(({ _zod }) => checkExpression(_zod.def, value, name));
  return [...own, ...others];
}

function checkExpression(check: z.core.$ZodCheckDef, value: string, name: Name): string | null {
  const def = check as z.core.$ZodChecks['_zod']['def'];
  switch (def.check) {
    case 'greater_than':
      return `${value} ${def.inclusive ? '>=' : '>'} ${def.value}`;
    case 'less_than':
      return `${value} ${def.inclusive ? '<=' : '<'} ${def.value}`;
    case 'number_format':
      return def.format === 'safeint' ? `Number.isSafeInteger(${value})` : null;
    case 'string_format':
      return def.pattern && !def.pattern.global ? `${name(def.pattern)}.test(${value})` : null;
    case 'min_length':
      return `${value}.length >= ${def.minimum}`;
    case 'max_length':
      return `${value}.length <= ${def.maximum}`;
    case 'length_equals':
      return `${value}.length === ${def.length}`;
    default:
      return null;
  }
}

function every(values: readonly unknown[], isMatch: Matches): boolean {
  for (let i = 0; i < values.length; i++) if (!isMatch(values[i])) return false;
  return true;
}
