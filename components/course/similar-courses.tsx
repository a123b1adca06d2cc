import { CourseName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { walkPart } from '#messages/parts/walk.ts';
import { useTexts } from '#messages/use-texts.ts';

/** Anywhere in the world. */
export function SimilarCourses({ courses }: { courses: GolfProfile['character']['similar'] }) {
  const { similarTexts } = useTexts(walkPart);
  if (courses.length === 0) return null;
  return (
    <Section id="similar" title={similarTexts.title} note={similarTexts.note}>
      <ol className="nearest">
        {courses.map((course) => (
          <li key={course.slug}>
            <PageLink href={pagePath.course(course.slug)}>
              <CourseName {...course} />
            </PageLink>
            <span className="nearest-facts">
              {course.country} · {similarTexts.because(course.because)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
