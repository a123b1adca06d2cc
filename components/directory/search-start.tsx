import Link from 'next/link';
import type { Continent, CourseRow } from '#lib/api/records.ts';
import { Section } from '../site/section.tsx';
import { ContinentIndex } from './continent-index.tsx';
import { CourseRows } from './course-rows.tsx';

type SearchStartProps = { best: readonly CourseRow[]; continents: readonly Continent[] };

/** What stands under an empty search box: ways in for whoever doesn't know a name. */
export function SearchStart({ best, continents }: SearchStartProps) {
  return (
    <div className="mt-12">
      <Section
        id="continents"
        title="Or begin with a place"
        note={
          <Link
            href="/map?near=me"
            prefetch={false}
            className="inline-flex min-h-11 items-center underline hover:text-deep"
          >
            Courses near me
          </Link>
        }
      >
        <ContinentIndex continents={continents} />
      </Section>
      {best.length > 0 && (
        <Section id="best" title="Or with the best">
          <CourseRows courses={best} />
        </Section>
      )}
    </div>
  );
}
