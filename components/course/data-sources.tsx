import { MendThis } from '#components/mapping/mend-this.tsx';
import { FactList, Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { coursePart } from '#messages/parts/course.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';
import { toSafeLink } from './safe-link.ts';

export function DataSources({ profile }: { profile: GolfProfile }) {
  const { sourceTexts } = useTexts(coursePart);
  const { formatDate } = useTexts(numbersPart);
  const { data_quality, sources, origins, updated_at } = profile;
  const agreement = keysOf(sourceTexts.agreement).flatMap((key) => {
    const agrees = data_quality.agreement[key];
    return agrees === null ? [] : [sourceTexts.agreement[key][agrees ? 0 : 1]];
  });
  const graded = keysOf(sourceTexts.grades).filter((grade) => data_quality.grades[grade] !== null);
  // A name and a telephone number say nothing about the golf, and a mean of one grade nothing about the
  // others.
  const known = profile.holes.length + profile.scorecards.length > 0 && graded.length > 1 ? graded : [];
  return (
    <Section id="data" title={sourceTexts.title}>
      <div className="data-columns">
        <div>
          <p className="prose">
            {known.length > 0 && sourceTexts.completeness(data_quality.score)}
            {updated_at !== null && (
              <Said
                parts={sourceTexts.lastChanged(<time dateTime={updated_at}>{formatDate(updated_at)}</time>)}
              />
            )}
          </p>
          {known.length > 0 && (
            <p>
              {known.map((grade) => `${sourceTexts.grades[grade]} ${data_quality.grades[grade]}`).join(' · ')}
            </p>
          )}
          {agreement.length > 0 && <p className="prose">{agreement.join(' ')}</p>}
          <details>
            <summary className="py-2.5">
              {sourceTexts.passed(
                data_quality.checks.filter(({ passed }) => passed).length,
                data_quality.checks.length,
              )}
            </summary>
            <ul>
              {data_quality.checks.map(({ id, passed, detail }) => (
                <li key={id} className="flex gap-2.5">
                  <span aria-hidden="true" className={passed ? 'w-4 text-fairway' : 'w-4 text-soft'}>
                    {passed ? '✓' : '–'}
                  </span>
                  <span>
                    {Object.hasOwn(sourceTexts.checks, id) ? sourceTexts.checks[id] : id.replaceAll('-', ' ')}
                    {!passed && <span className="fine-print"> {detail ?? sourceTexts.missing}</span>}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        </div>
        <div>
          {sources.length > 0 && (
            <FactList
              facts={sources.map(({ name, licence, url, attribution, updated_at: changed }) => {
                const link = toSafeLink(url);
                return {
                  label: link ? (
                    <a
                      className="inline-flex min-h-7 items-center text-ink pointer-coarse:min-h-(--tap)"
                      href={link.href}
                      rel="noopener noreferrer external"
                    >
                      {name}
                    </a>
                  ) : (
                    name
                  ),
                  value: [licence, attribution, changed != null && sourceTexts.changed(formatDate(changed))]
                    .filter(Boolean)
                    .join(' · '),
                };
              })}
            />
          )}
          <ValueOrigins origins={origins} />
          <MendThis profile={profile} />
        </div>
      </div>
    </Section>
  );
}

/** How many objects of the map are named. */
const IDS_SHOWN = 3;

/** The sources of all values: a line for each source and way of knowing. */
function ValueOrigins({ origins }: { origins: GolfProfile['origins'] }) {
  const { originTexts } = useTexts(coursePart);
  const { formatDate } = useTexts(numbersPart);
  const groups = Map.groupBy(origins, ({ source, how, date }) => `${source} ${how} ${date}`);
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center underline hover:text-deep">
        {originTexts.title}
      </summary>
      <FactList
        facts={[...groups.values()].map((group) => {
          const { source, how, date } = group[0]!;
          // Lines of other sources are in files that only the operator has.
          const ids = source === 'osm' ? group.flatMap(({ id }) => id ?? []) : [];
          const values = new Set(group.flatMap(({ paths }) => paths.map(valueName)));
          const named = originTexts.sources[source] ?? source;
          const known = date == null ? originTexts.how[how] : formatDate(date);
          const objects = ids.length > 0 ? `: ${ids.slice(0, IDS_SHOWN).join(', ')}` : '';
          const more = ids.length > IDS_SHOWN ? ` ${originTexts.more(ids.length - IDS_SHOWN)}` : '';
          return { label: [...values].join(', '), value: `${named}, ${known}${objects}${more}` };
        })}
      />
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
