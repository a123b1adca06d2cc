import type { Metadata } from 'next';
import { CountryCoverage, FindingsTable, SourcesTable } from '#components/directory/dataset-tables.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Facts, PageHead, Section } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { formatWhole } from '#messages/messages.ts';

export const metadata: Metadata = pageMetadata({
  title: 'Data, sources and licences',
  description:
    'Where the courses, holes, hazards and ratings come from, under which licences, how they are checked and what they lack.',
  path: '/data',
});

const trail = trailFromHome('Data', '/data');

/** What the data are made of: sources with their licences, coverage, what was rejected and why. */
export default async function Data() {
  const dataset = await api.getDataset();
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead
        title="Data"
        lead={
          dataset.is_demo
            ? 'This site runs on an invented world: no course, name, rating or review here is real.'
            : 'Where the facts come from, how they are checked, and what they lack.'
        }
      >
        <Facts
          facts={[
            { label: 'Courses', value: formatWhole(dataset.course_count) },
            { label: 'With mapped holes', value: formatWhole(dataset.mapped_course_count) },
            { label: 'With reviews', value: formatWhole(dataset.reviewed_course_count) },
          ]}
        />
      </PageHead>
      <Section id="sources" title="Sources and licences">
        <SourcesTable sources={dataset.sources} />
        <p className="mt-4 text-sm text-soft">
          Dataset version <code className="font-mono">{dataset.version}</code>
          {dataset.updated_at !== null && `, newest change ${dataset.updated_at.slice(0, 10)}`}.
        </p>
      </Section>
      <Section id="checks" title="How quality is checked">
        <div className="max-w-2xl space-y-3">
          <p>
            Every value passes the rules of the World Handicap System before it is shown: pars between 3 and
            6, stroke indexes that use each number once, slopes between 55 and 155, course ratings near par,
            lengths that suit the par, and cards whose holes add up to their totals.
          </p>
          <p>
            What fails is left out at the smallest scope that makes sense, a value, a tee, a hole or a course.
            It is never repaired by guessing: a page says nothing rather than something wrong.
          </p>
        </div>
        {dataset.findings.length > 0 && <FindingsTable findings={dataset.findings} />}
      </Section>
      <Section id="limits" title="Known limits">
        <ul className="max-w-2xl list-disc space-y-2 pl-5 marker:text-fairway">
          <li>Traced holes, bunkers and water are as good as whoever traced them; some courses have none.</li>
          <li>Elevation from tee to green is good to about two metres, and is shown in whole metres.</li>
          <li>
            Lengths along a traced hole can differ from the card, which follows the tees of the day it was
            printed.
          </li>
          <li>Review volume is low: rankings are an indication, not a verdict.</li>
          <li>Names and descriptions come from clubs and users, and are shown as they were given.</li>
        </ul>
      </Section>
      <Section id="coverage" title="Coverage by country">
        <CountryCoverage coverage={dataset.coverage} />
      </Section>
    </>
  );
}
