import { useId } from 'react';
import {
  ACCESS_BANDS,
  type CourseFilter,
  formatCourseFilter,
  PAR_BANDS,
  parseCourseFilter,
} from '#lib/golf/course-filter.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useTexts } from '#messages/use-texts.ts';

interface CourseFilterFormProps {
  filter: CourseFilter;
  onChange: (filter: CourseFilter) => void;
}

const HOLES = ['', '9', '18', '27'] as const;
const PARS = ['', ...keysOf(PAR_BANDS)] as const;
const ACCESSES = ['', ...keysOf(ACCESS_BANDS)] as const;

export function CourseFilterForm({ filter, onChange }: CourseFilterFormProps) {
  const { courseFilterTexts } = useTexts(searchMapPart);
  const id = useId();
  const query = formatCourseFilter(filter);
  const set = (name: string, value: string) => {
    query.set(name, value);
    onChange(parseCourseFilter(query));
  };
  return (
    <form className="course-filter" onSubmit={(event) => event.preventDefault()}>
      <Choice
        label={courseFilterTexts.holes}
        name="holes"
        options={HOLES.map((value) => [value, courseFilterTexts.holesIn[value]])}
        value={query.get('holes') ?? ''}
        onChoose={set}
      />
      <Choice
        label={courseFilterTexts.par}
        name="par"
        options={PARS.map((value) => [value, courseFilterTexts.parIn[value]])}
        value={query.get('par') ?? ''}
        onChoose={set}
      />
      <Choice
        label={courseFilterTexts.access}
        name="access"
        options={ACCESSES.map((value) => [value, courseFilterTexts.accessIn[value]])}
        value={query.get('access') ?? ''}
        onChoose={set}
      />
      <label htmlFor={`${id}-map`}>
        <input
          id={`${id}-map`}
          type="checkbox"
          checked={filter.hasMap}
          onChange={(event) => set('map', event.target.checked ? '1' : '0')}
        />
        {courseFilterTexts.holesMapped}
      </label>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  options: readonly (readonly [value: string, text: string])[];
  value: string;
  onChoose: (name: string, value: string) => void;
}

function Choice({ label, name, options, value, onChoose }: ChoiceProps) {
  return (
    <select
      className="field"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(name, event.target.value)}
    >
      {options.map(([each, text]) => (
        <option key={each} value={each}>
          {text}
        </option>
      ))}
    </select>
  );
}
