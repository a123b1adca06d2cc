import { useId } from 'react';
import { type CourseFilter, formatCourseFilter, parseCourseFilter } from '#lib/golf/course-filter.ts';

interface CourseFilterFormProps {
  filter: CourseFilter;
  onChange: (filter: CourseFilter) => void;
}

const HOLES = [
  ['', 'Any holes'],
  ['9', '9 holes'],
  ['18', '18 holes'],
  ['27', '27 and more'],
] as const;

const PARS = [
  ['', 'Any par'],
  ['short', 'Par to 35'],
  ['nine', 'Par 36–53'],
  ['executive', 'Par 54–65'],
  ['full', 'Par 66–71'],
  ['championship', 'Par 72 and more'],
] as const;

/** Narrows the map and its list by holes, par and whether the holes are mapped. */
export function CourseFilterForm({ filter, onChange }: CourseFilterFormProps) {
  const id = useId();
  const query = formatCourseFilter(filter);
  const set = (name: string, value: string) => {
    query.set(name, value);
    onChange(parseCourseFilter(query));
  };
  return (
    <form className="course-filter" onSubmit={(event) => event.preventDefault()}>
      <Choice label="Holes" name="holes" options={HOLES} value={query.get('holes') ?? ''} onChoose={set} />
      <Choice label="Par" name="par" options={PARS} value={query.get('par') ?? ''} onChoose={set} />
      <label htmlFor={`${id}-map`}>
        <input
          id={`${id}-map`}
          type="checkbox"
          checked={filter.hasMap}
          onChange={(event) => set('map', event.target.checked ? '1' : '0')}
        />
        Holes mapped
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
