'use client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { searchGolfCoursesQuery } from '#lib/api/queries.ts';
import type { CourseRow } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { OwnName } from './course-name.tsx';
import { placeNames } from './place-names.ts';
import { QueryProvider } from './query-provider.tsx';
import { useSettled } from './use-settled.ts';

/** Typing faster than this asks once. */
const SETTLE_MILLISECONDS = 200;
const FEWEST_LETTERS = 2;
const MOST_SUGGESTIONS = 7;

type SearchSuggestionsProps = {
  id: string;
  text: string;
  active: number;
  onCourses: (courses: readonly CourseRow[]) => void;
};

const none: readonly CourseRow[] = [];

export function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <QueryProvider>
      <Options {...props} />
    </QueryProvider>
  );
}

function Options({ id, text, active, onCourses }: SearchSuggestionsProps) {
  const q = useSettled(text.trim(), SETTLE_MILLISECONDS);
  const isEnough = q.length >= FEWEST_LETTERS && text.trim().length >= FEWEST_LETTERS;
  const { data } = useQuery({
    ...searchGolfCoursesQuery({ q, limit: MOST_SUGGESTIONS }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  });
  const courses = isEnough ? (data?.golfs.items ?? none) : none;
  useEffect(() => {
    onCourses(courses);
  }, [courses, onCourses]);
  return courses.map((course, index) => (
    <a
      key={course.golf_id}
      id={`${id}-${index}`}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      href={pagePath.course(course.slug)}
    >
      <span dir="auto">
        <OwnName {...course} />
      </span>
      <span dir="auto">
        {course.name_latin !== null && `${course.name_latin} · `}
        {placeNames((course.city ?? course.region)?.name, course.country.name).join(', ')}
      </span>
    </a>
  ));
}
