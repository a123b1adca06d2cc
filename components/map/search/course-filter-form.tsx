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
  const query = formatCourseFilter(filter);
  const set = (name: string, value: string) => {
    query.set(name, value);
    onChange(parseCourseFilter(query));
  };
  const { holesIn, parIn, accessIn } = courseFilterTexts;
  const choices = [
    { name: 'holes', label: courseFilterTexts.holes, options: HOLES.map((each) => [each, holesIn[each]]) },
    { name: 'par', label: courseFilterTexts.par, options: PARS.map((each) => [each, parIn[each]]) },
    {
      name: 'access',
      label: courseFilterTexts.access,
      options: ACCESSES.map((each) => [each, accessIn[each]]),
    },
  ];
  return (
    <form
      className="course-filter flex flex-wrap items-center gap-2 border-rule px-4 py-2.5 text-sm max-md:order-2 md:border-b"
      onSubmit={(event) => event.preventDefault()}
    >
      {choices.map(({ name, label, options }) => (
        <select
          key={name}
          className="field"
          aria-label={label}
          value={query.get(name) ?? ''}
          onChange={(event) => set(name, event.target.value)}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ))}
      <label className="flex min-h-(--tap) items-center gap-2">
        <input
          type="checkbox"
          className="size-4.5 accent-deep"
          checked={filter.hasMap}
          onChange={(event) => set('map', event.target.checked ? '1' : '0')}
        />
        {courseFilterTexts.holesMapped}
      </label>
    </form>
  );
}
