import { z } from 'zod';

/** The contract's names that don't say their unit, which its documents do, and what agents call them. */
const UNITS: Readonly<Record<string, string>> = {
  length: 'm',
  length_traced: 'm',
  ahead: 'm',
  green_distances: 'm',
  min_length: 'm',
  max_length: 'm',
  straight_distance: 'm',
  distance: 'm',
  reach: 'm',
  carry: 'm',
  min_carry: 'm',
  start: 'm',
  end: 'm',
  depth: 'm',
  width: 'm',
  transfers: 'm',
  climb: 'm',
  elevation: 'm',
  elevation_change: 'm',
  min_change: 'm',
  max_change: 'm',
  tee_elevation: 'm',
  green_elevation: 'm',
  area: 'm2',
  min_green_area: 'm2',
  max_green_area: 'm2',
  bearing: 'degrees',
  turn: 'degrees',
  min_turn: 'degrees',
};

/** "length_m" for "length". */
export function withUnit(name: string): string {
  const unit = UNITS[name];
  return unit === undefined ? name : `${name}_${unit}`;
}

/** An object whose keys say their units. */
export function withUnits<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [withUnit(name), value]));
}

/** A record of the contract with all its names, however deep. */
export function withAllUnits(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAllUnits);
  if (typeof value !== 'object' || value === null) return value;
  return withUnits(
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withAllUnits(inner)])),
  );
}

/** The JSON schema of what `withAllUnits` makes. */
export function schemaWithUnits(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      if (jsonSchema.properties) jsonSchema.properties = withUnits(jsonSchema.properties);
      if (jsonSchema.required) jsonSchema.required = jsonSchema.required.map(withUnit);
    },
  });
}
