import type { CourseRow } from '#lib/api/records.ts';
import type { ReferenceOperation } from './reference.ts';

/** Values of an operation's required parameters that have an answer in the served dataset. */
export function exampleValues(
  operation: ReferenceOperation,
  course: CourseRow,
  version: string,
): Record<string, string> {
  const isCourse =
    /golfs?\/(profile\/)?\{slug\}/.test(operation.path) && !operation.path.startsWith('/public/');
  const known: Record<string, string | undefined> = {
    slug: isCourse ? course.slug : course.country.slug,
    identifier: course.slug,
    golf_id: course.golf_id,
    country: course.country.slug,
    region: course.region?.slug,
    city: course.city?.slug,
    lat: String(course.latitude),
    long: String(course.longitude),
    q: course.name.split(' ')[0],
    since: version,
  };
  if (operation.operationId === 'getContinentMetadata') known.slug = 'europe';
  return Object.fromEntries(
    operation.parameters.flatMap(({ name, isRequired }) =>
      isRequired && known[name] !== undefined ? [[name, known[name]]] : [],
    ),
  );
}

/** An operation's address after `/v2`; empty values are left out. */
export function operationAddress(path: string, values: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(values[name] ?? ''));
  const names = Object.keys(values).filter((name) => !path.includes(`{${name}}`) && values[name] !== '');
  const query = new URLSearchParams(names.map((name) => [name, values[name]!])).toString();
  return `/v2${filled}${query === '' ? '' : `?${query}`}`;
}
