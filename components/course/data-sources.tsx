import { Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { toSafeLink } from './safe-link.ts';

/** What each check of `data_quality` asks, for readers; a new check shows its id. */
const checkNames: Record<string, string> = {
  named: 'Named',
  'hole-count-known': 'Number of holes known',
  'holes-traced': 'Holes mapped',
  'holes-numbered': 'Holes numbered',
  'scorecard-complete': 'Scorecard complete',
  'stroke-indexes-complete': 'Stroke indexes complete',
  'teeboxes-known': 'Teeboxes known',
  'ratings-known': 'Ratings known',
  'elevations-known': 'Elevations known',
  'hazards-traced': 'Hazards mapped',
  'contact-known': 'Contact known',
  'values-accepted': 'All values plausible',
};

/** How much is known of the course, what failed its checks and why, and where the data comes from. */
export function DataSources({ profile: { data_quality, sources, updated_at } }: { profile: GolfProfile }) {
  return (
    <Section id="data" title="Data and sources">
      <div className="data-columns">
        <div>
          <p className="prose">
            Completeness {data_quality.score} of 100
            {updated_at !== null && (
              <>
                , last changed <time dateTime={updated_at}>{formatDate(updated_at)}</time>
              </>
            )}
            .
          </p>
          <ul className="checks">
            {data_quality.checks.map(({ id, passed, detail }) => (
              <li key={id} data-passed={passed}>
                <span aria-hidden="true">{passed ? '✓' : '–'}</span>
                <span>
                  {Object.hasOwn(checkNames, id) ? checkNames[id] : id.replaceAll('-', ' ')}
                  {!passed && <span className="fine-print"> {detail ?? 'not so'}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
        {sources.length > 0 && (
          <ul className="sources">
            {sources.map(({ name, licence, url, attribution }) => {
              const link = toSafeLink(url);
              return (
                <li key={name}>
                  {link ? (
                    <a href={link.href} rel="noopener noreferrer external">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                  <span className="fine-print">
                    {licence}
                    {attribution !== null && ` · ${attribution}`}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Section>
  );
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

const formatDate = (timestamp: string) => dateFormat.format(new Date(timestamp));
