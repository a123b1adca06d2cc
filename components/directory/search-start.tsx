import type { Continent, CourseRow } from '#lib/api/records.ts';
import { Section } from '../site/section.tsx';
import { ContinentIndex } from './continent-index.tsx';
import { CourseRows } from './course-rows.tsx';
import { WayIn } from './way-in.tsx';

type SearchStartProps = { best: readonly CourseRow[]; continents: readonly Continent[] };

/** What stands under an empty search box: ways in for whoever doesn't know a name. */
export function SearchStart({ best, continents }: SearchStartProps) {
  return (
    <div className="mt-12">
      <Section
        id="continents"
        title="Or begin with a place"
        note={<WayIn href="/map?near=me">Courses near me</WayIn>}
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
