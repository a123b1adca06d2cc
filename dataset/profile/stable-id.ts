import anyAscii from 'any-ascii';
import type { CourseHole } from '../course/course-in-progress.ts';

/** Survives rebuilds: 'way/123' → 'w123', 'relation/5' → 'r5', 'demo:7' → 'demo-7'. */
export function idFromKey(key: string): string {
  const osm = /^(node|way|relation)\/(\d+)(.*)$/.exec(key);
  return osm ? `${osm[1]![0]}${osm[2]}${suffix(osm[3]!)}` : slugPart(key);
}

function suffix(rest: string): string {
  return rest === '' ? '' : `-${slugPart(rest)}`;
}

const plain = /^[a-z0-9-]+$/;

/** Lower-case ASCII letters, digits and hyphens; 'x' where nothing is left. */
export function slugPart(text: string): string {
  if (plain.test(text)) return text;
  const slug = anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? 'x' : slug;
}

/** The id with '-2', '-3', … where it is taken; what's returned is added to `taken`. */
export function uniqueId(id: string, taken: Set<string>): string {
  let answer = id;
  for (let n = 2; taken.has(answer); n++) answer = `${id}-${n}`;
  taken.add(answer);
  return answer;
}

/** The ids of holes by key: '7-h3', '7-lagos-h3' in one of several loops, or the source's id without a number. */
export function toHoleIds(golfId: string, holes: readonly CourseHole[]): Map<string, string> {
  const hasLoops = new Set(holes.map((hole) => hole.loop)).size > 1;
  const taken = new Set<string>();
  const ids = new Map<string, string>();
  for (const hole of holes) {
    const loop = hasLoops && hole.loop !== null ? `${slugPart(hole.loop)}-` : '';
    const tail = hole.number === null ? idFromKey(hole.key) : `${loop}h${hole.number}`;
    ids.set(hole.key, uniqueId(`${golfId}-${tail}`, taken));
  }
  return ids;
}
