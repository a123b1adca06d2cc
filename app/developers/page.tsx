import type { Metadata } from 'next';
import { ApiManners } from '#components/developers/api-manners.tsx';
import { OperationCard } from '#components/developers/operation-card.tsx';
import '#components/developers/operation.css';
import { requestsPerSecondIn, toReference } from '#components/developers/reference.ts';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Facts, PageHead, Section } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';

export const metadata: Metadata = pageMetadata({
  title: 'Developers: the API',
  description:
    'A read-only HTTP API over the same courses: every operation with a live example, limits, errors and files for agents. No key.',
  path: '/developers',
});

const trail = trailFromHome('Developers', '/developers');

/** The API for people, made from its own description. */
export default async function Developers() {
  const [document, examples] = await Promise.all([
    api.getOpenApiDocument(),
    api.listGolfCourses({ limit: limits.page.most }),
  ]);
  const groups = toReference(document).filter(({ operations }) => operations.length > 0);
  const requestsPerSecond = requestsPerSecondIn(document);
  const courses = examples.golfs.items;
  const example =
    courses.find(({ city, region, has_geometry }) => city && region && has_geometry) ?? courses[0];
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead
        title="Developers"
        lead="Everything on these pages comes from a read-only HTTP API that is yours to use as well: anonymous, without a key."
      >
        <Facts
          facts={[
            { label: 'Operations', value: count },
            { label: 'Base address', value: <code className="font-mono text-base">/v2</code> },
            { label: 'Requests a second', value: requestsPerSecond ?? 'no limit' },
          ]}
        />
      </PageHead>
      <ApiManners requestsPerSecond={requestsPerSecond} />
      <nav aria-label="Operations" className="mt-14">
        <h2 className="mb-4">Operations</h2>
        <div className="grid gap-x-10 gap-y-6 border-rule-strong border-t-2 pt-4 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map(({ name, operations }) => (
            <div key={name}>
              <p className="label">{name}</p>
              <ul className="mt-1">
                {operations.map(({ operationId }) => (
                  <li key={operationId}>
                    <a
                      href={`#${operationId}`}
                      className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 font-mono text-sm hover:text-deep hover:underline"
                    >
                      {operationId}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      {groups.map(({ name, description, operations }) => (
        <Section
          key={name}
          id={`group-${name.toLowerCase().replaceAll(' ', '-')}`}
          title={name}
          note={description}
        >
          {operations.map((operation) => (
            <OperationCard key={operation.operationId} operation={operation} course={example ?? null} />
          ))}
        </Section>
      ))}
    </>
  );
}
