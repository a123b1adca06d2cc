/** A tagged object that osmium could not make a feature of. */
export type Unassembled = {
  /** 'way/1' or 'relation/2'. */
  id: string;
  reason: 'invalid-geometry' | 'line-instead-of-area' | 'relation-not-an-area';
  isCourse: boolean;
};

/**
 * Reads a line of OPL (https://osmcode.org/opl-file-format/) as a way or relation that became no feature; null
 * for an object without tags, which is there only as a part of others.
 */
export function parseUnassembled(line: string): Unassembled | null {
  const fields = line.split(' ');
  const tags = fields.find((field) => field.startsWith('T'))?.slice(1) ?? '';
  if (tags === '') return null;
  const number = fields[0]!.slice(1);
  const isCourse = tags.split(',').includes('leisure=golf_course');
  if (line.startsWith('r')) {
    const isArea = /(^|,)type=(multipolygon|boundary)(,|$)/.test(tags);
    return {
      id: `relation/${number}`,
      reason: isArea ? 'invalid-geometry' : 'relation-not-an-area',
      isCourse,
    };
  }
  const nodes =
    fields
      .find((field) => field.startsWith('N'))
      ?.slice(1)
      .split(',') ?? [];
  const isClosed = nodes.length > 2 && nodes[0] === nodes.at(-1);
  return { id: `way/${number}`, reason: isClosed ? 'invalid-geometry' : 'line-instead-of-area', isCourse };
}
