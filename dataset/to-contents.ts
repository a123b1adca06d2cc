import { giveSlug } from '#lib/text/slug.ts';
import type { CourseDrafts, CourseHead } from './courses/course-draft.ts';
import type { Place, Places } from './places/place.ts';
import type { Progress } from './progress/progress.ts';
import type { CourseEntry, DatasetContents } from './write/dataset-contents.ts';

/** Places and identifies the courses: what goes into the file, and the ledger's new text. */
export async function toContents(
  kind: DatasetContents['kind'],
  drafts: CourseDrafts,
  places: Places,
  _outDir: string,
  progress: Progress,
): Promise<{ contents: DatasetContents; ledger: string }> {
  const taken = new Set<string>();
  const order = drafts.heads.map((_, index) => index);
  order.sort((a, b) => (firstId(drafts.heads[a]!) < firstId(drafts.heads[b]!) ? -1 : 1));
  const entries = order.map((index, rank): CourseEntry => {
    const head = drafts.heads[index]!;
    const place = places.locate(head.position, head);
    const name = courseName(head, place);
    const qualifiers = [place.city?.name ?? '', place.region.name, place.country.name];
    const slug = giveSlug(head.nameEnglish ?? name, qualifiers, (each) => taken.has(each), 'course');
    taken.add(slug);
    progress.update(rank, order.length);
    return { golfId: rank + 1, slug, name, place, index };
  });
  const ledger = entries.map(({ golfId, slug, index }) => ({
    golfId,
    entry: JSON.stringify({ golf_id: golfId, slug, source_ids: drafts.heads[index]!.sourceIds }),
  }));
  return {
    contents: { kind, drafts, entries, redirects: [], merged: [], ledger },
    ledger: ledger.map(({ entry }) => `${entry}\n`).join(''),
  };
}

function firstId(head: CourseHead): string {
  return head.sourceIds[0] ?? '';
}

/** The course's name, or for an unnamed one a name after its place. */
export function courseName(head: CourseHead, place: Place): string {
  return head.name ?? `Unnamed course near ${(place.city ?? place.region).name}`;
}
