import type { Metadata } from 'next';
import { readLanguage } from '#app/language.ts';
import { ApiManners } from '#components/developers/api-manners.tsx';
import { exampleValues } from '#components/developers/example-values.ts';
import {
  type ReferenceOperation,
  requestsPerSecondIn,
  toReference,
} from '#components/developers/reference.ts';
import { TryOperation } from '#components/developers/try-operation.tsx';
import { withCode } from '#components/developers/with-code.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { Facts, PageHead, Section } from '#components/site/page-parts.tsx';
import { trailFromHome } from '#components/site/trail.ts';
import { api } from '#lib/api/server.ts';
import { limits } from '#lib/contract/limits.ts';
import { getTexts } from '#messages/get-texts.ts';
import { developersPart } from '#messages/parts/developers.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { title, description } = getTexts(developersPart).developersTexts;
  return pageMetadata({ title, description, path: '/developers' });
}

export default async function Developers() {
  await readLanguage();
  const { developersTexts } = getTexts(developersPart);
  const trail = trailFromHome(developersTexts.crumb, '/developers');
  const [document, examples, { version, files }] = await Promise.all([
    api.getOpenApiDocument(),
    api.listGolfCourses({ limit: limits.page.most }),
    api.getDataset(),
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
      <PageHead title={developersTexts.heading} lead={developersTexts.lead}>
        <Facts
          facts={[
            { label: developersTexts.operations, value: count },
            { label: developersTexts.base, value: <code className="font-mono text-base">/v2</code> },
            { label: developersTexts.requests, value: requestsPerSecond ?? developersTexts.noLimit },
          ]}
        />
      </PageHead>
      <ApiManners hasFiles={files.length > 0} requestsPerSecond={requestsPerSecond} />
      <nav aria-label={developersTexts.operations} className="mt-14">
        <h2 className="mb-4">{developersTexts.operations}</h2>
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
            <OperationCard
              key={operation.operationId}
              operation={operation}
              values={example ? exampleValues(operation, example, version) : {}}
            />
          ))}
        </Section>
      ))}
    </>
  );
}

type OperationCardProps = { operation: ReferenceOperation; values: Record<string, string> };

function OperationCard({ operation, values }: OperationCardProps) {
  const { operationId, path, summary, description } = operation;
  return (
    <article
      id={operationId}
      aria-labelledby={`${operationId}-name`}
      className="grid scroll-mt-2 gap-x-12 gap-y-5 border-rule border-t py-8 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
    >
      <header>
        <h3 id={`${operationId}-name`}>{summary}</h3>
        <p className="wrap-anywhere mt-1.5 font-mono text-sm">
          <span className="mr-1.5 rounded-xs border border-fairway/60 px-1.5 py-0.5 text-deep text-xs">
            GET
          </span>{' '}
          {path}
        </p>
        {description !== '' && <p className="mt-2">{withCode(description)}</p>}
      </header>
      <TryOperation operation={operation} values={values} />
    </article>
  );
}
