/** The parts of JSON Schema 2020-12 that the API's document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

/** The TypeScript type of a schema; schemas of the document are named. */
export function typeOf(schema: Schema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown';
  if (schema.$ref) return nameOf(schema.$ref);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return [...new Set(union.map(typeOf))].join(' | ');
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ');
  const types = [schema.type ?? (schema.properties ? 'object' : 'unknown')].flat();
  return types.map((type) => typeNamed(type, schema)).join(' | ');
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1)!;
}

function typeNamed(type: string, schema: Schema): string {
  switch (type) {
    case 'integer':
      return 'number';
    case 'array':
      return arrayType(schema);
    case 'object':
      return objectType(schema);
    default:
      return type;
  }
}

function arrayType({ items, prefixItems }: Schema): string {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`;
  return `Array<${typeOf(items)}>`;
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown';
    return `Record<string, ${values}>`;
  }
  const members = Object.entries(properties).map(([name, schema]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${comment(schema.description)}${JSON.stringify(name)}${optional}: ${typeOf(schema)};`;
  });
  return `{\n${members.join('\n')}\n}`;
}

/** A doc comment on its own line; '' without a text. */
export function comment(text: string | undefined): string {
  return text ? `/** ${text.replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */\n` : '';
}
