import type { GolfProfile } from '#lib/api/records.ts';
import { coursePart } from '#messages/parts/course.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

/** How many objects or lines of one source are named. */
const IDS_SHOWN = 3;

/** The sources of all values: a line for each source and way of knowing. */
export function ValueOrigins({ origins }: { origins: GolfProfile['origins'] }) {
  const { originTexts } = useTexts(coursePart);
  const { formatDate } = useTexts(numbersPart);
  const groups = Map.groupBy(origins, ({ source, how, date }) => `${source} ${how} ${date}`);
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center underline hover:text-deep">
        {originTexts.title}
      </summary>
      <ul className="sources">
        {[...groups].map(([key, group]) => {
          const { source, how, date } = group[0]!;
          const ids = group.flatMap(({ id }) => id ?? []);
          const values = new Set(group.flatMap(({ paths }) => paths.map(valueName)));
          return (
            <li key={key}>
              {[...values].join(', ')}
              <span className="fine-print">
                {originTexts.sources[source] ?? source},{' '}
                {date == null ? originTexts.how[how] : formatDate(date)}
                {ids.length > 0 && `: ${ids.slice(0, IDS_SHOWN).join(', ')}`}
                {ids.length > IDS_SHOWN && ` ${originTexts.more(ids.length - IDS_SHOWN)}`}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** 'holes.*.length' as "holes length". */
function valueName(path: string): string {
  return path
    .split('.')
    .filter((part) => part !== '*' && !/^\d+$/.test(part))
    .join(' ')
    .replaceAll('_', ' ');
}
