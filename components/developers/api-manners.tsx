import { PageLink } from '#components/site/page-link.tsx';
import { Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { siteUrl } from '#components/site/settings.ts';
import { agentTools } from '#lib/contract/agent-tools.ts';
import { errors } from '#lib/contract/errors.ts';
import { CHANGES_FEED } from '#lib/site/page-path.ts';
import { developersPart } from '#messages/parts/developers.ts';
import { embedsPart } from '#messages/parts/embeds.ts';
import { useTexts } from '#messages/use-texts.ts';

type ApiMannersProps = {
  /** Whether there are files of the whole dataset to download. */
  hasFiles: boolean;
  /** The limit for one address; null without one. */
  requestsPerSecond: number | null;
};

export function ApiManners({ hasFiles, requestsPerSecond }: ApiMannersProps) {
  const { agentFileTexts, apiErrorTexts, conventionTexts } = useTexts(developersPart);
  const { clientPackageTexts, ownSiteTexts } = useTexts(embedsPart);
  return (
    <div className="grid gap-x-14 gap-y-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <Section id="manners" title={conventionTexts.heading}>
          <ul className="max-w-2xl list-disc space-y-2 pl-5 marker:text-fairway">
            <li>
              <Said parts={conventionTexts.answers(code('data'), code('null'))} />
            </li>
            <li>{conventionTexts.units}</li>
            {requestsPerSecond !== null && (
              <li>
                <Said parts={conventionTexts.quota(requestsPerSecond, code('RateLimit-*'))} />
              </li>
            )}
            <li>
              <Said parts={conventionTexts.caching(code('ETag'))} />
            </li>
            <li>
              <Said parts={conventionTexts.changes(code('/v2/changes'), code('updated_since'))} />
            </li>
            {hasFiles && (
              <li>
                <Said
                  parts={conventionTexts.files(
                    <PageLink href="/data#files" className="underline hover:text-deep">
                      {conventionTexts.filesLink}
                    </PageLink>,
                  )}
                />
              </li>
            )}
            <li>{conventionTexts.trust}</li>
          </ul>
        </Section>
        <Section id="errors" title={apiErrorTexts.heading}>
          <p className="max-w-2xl">
            <Said parts={apiErrorTexts.envelope(code('error'))} />
          </p>
          <ErrorTable />
        </Section>
      </div>
      <div>
        <Agents />
        <Section id="files" title={agentFileTexts.heading}>
          <FileList />
          <p className="mt-4 text-sm text-soft">
            <Said parts={agentFileTexts.markdown(<code className="font-mono">/llm.md</code>)} />
          </p>
        </Section>
        <Section id="own-site" title={ownSiteTexts.heading}>
          <ul className="max-w-2xl list-disc space-y-2 pl-5 marker:text-fairway">
            <li>
              <Said parts={ownSiteTexts.embed(code('/embed/{slug}'))} />
            </li>
            <li>
              <Said parts={ownSiteTexts.oembed(code('/oembed?url=…'))} />
            </li>
            <li>
              <Said parts={ownSiteTexts.drawings(code('/golfs/{slug}/plan.svg'), code('hole-7.svg'))} />
            </li>
          </ul>
        </Section>
        <Section id="client" title={clientPackageTexts.heading}>
          <p className="max-w-2xl">
            <Said parts={clientPackageTexts.what(code('fairway-atlas-client'), code('npm run client'))} />
          </p>
        </Section>
      </div>
    </div>
  );
}

const code = (text: string) => <code className="font-mono text-sm">{text}</code>;

function Agents() {
  const { agentTexts } = useTexts(developersPart);
  const address = `${siteUrl}/mcp`;
  const settings = { mcpServers: { 'fairway-atlas': { type: 'http', url: address } } };
  return (
    <Section id="agents" title={agentTexts.heading}>
      <div className="max-w-2xl space-y-4">
        <p>
          <Said parts={agentTexts.lead(code(address))} />
        </p>
        <p>{agentTexts.connect}</p>
        <pre className="wrap-anywhere whitespace-pre-wrap border border-rule bg-panel px-4 py-3 font-mono text-xs/normal">
          {JSON.stringify(settings, null, 2)}
        </pre>
        <p>{agentTexts.example}</p>
        <p>{agentTexts.tools}</p>
        <ul className="list-disc space-y-1 pl-5 marker:text-fairway">
          {Object.entries(agentTools).map(([name, title]) => (
            <li key={name}>
              {code(name)} <span className="text-sm text-soft">{title}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-soft">{agentTexts.manners}</p>
      </div>
    </Section>
  );
}

function ErrorTable() {
  const { apiErrorTexts } = useTexts(developersPart);
  const { columns } = apiErrorTexts;
  return (
    <table className="data-table mt-4">
      <thead>
        <tr>
          <th scope="col">{columns.code}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(errors).map(({ code, status, meaning }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td>{status}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FileList() {
  const { agentFileTexts } = useTexts(developersPart);
  const files = [
    { href: '/openapi.json', name: 'openapi.json', what: agentFileTexts.openapiJson },
    { href: '/openapi.yaml', name: 'openapi.yaml', what: agentFileTexts.openapiYaml },
    { href: '/llms.txt', name: 'llms.txt', what: agentFileTexts.llms },
    { href: '/llms-full.txt', name: 'llms-full.txt', what: agentFileTexts.llmsFull },
    { href: CHANGES_FEED, name: 'changes.atom', what: agentFileTexts.changes },
    { href: '/sitemaps/index', name: 'sitemaps/index', what: agentFileTexts.sitemaps },
  ];
  return (
    <ul className="max-w-2xl">
      {files.map(({ href, name, what }) => (
        <li key={href} className="flex min-h-11 flex-wrap items-baseline gap-x-4 border-rule border-b py-2.5">
          <a
            href={href}
            className="font-mono text-sm underline hover:text-deep pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            {name}
          </a>
          <span className="text-sm text-soft">{what}</span>
        </li>
      ))}
    </ul>
  );
}
