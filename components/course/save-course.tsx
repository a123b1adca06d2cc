'use client';
import { type SavedCourse, toggleSaved, useSavedCourses } from '#components/site/saved-courses.ts';
import { controlsPart } from '#messages/parts/controls.ts';
import { useTexts } from '#messages/use-texts.ts';

/** Adds the course to the ones saved in this browser, or removes it. */
export function SaveCourse({ course }: { course: SavedCourse }) {
  const { savedTexts } = useTexts(controlsPart);
  const isSaved = useSavedCourses().some(({ slug }) => slug === course.slug);
  return (
    <button
      type="button"
      className="save-course noscript:hidden"
      aria-pressed={isSaved}
      onClick={() => toggleSaved(course)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3h12v18l-6-5-6 5z" />
      </svg>
      {isSaved ? savedTexts.saved : savedTexts.save}
    </button>
  );
}
