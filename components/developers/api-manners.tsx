import { DataTable } from '#components/site/data-table.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { Bullets, Section } from '#components/site/page-parts.tsx';
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
          <Bullets
            items={[
              conventionTexts.answers(code('data'), code('null')),
              conventionTexts.units,
              requestsPerSecond !== null && conventionTexts.quota(requestsPerSecond, code('RateLimit-*')),
              conventionTexts.caching(code('ETag')),
              conventionTexts.changes(code('/v2/changes'), code('updated_since')),
              hasFiles && conventionTexts.files(<FilesLink />),
              conventionTexts.trust,
            ]}
          />
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
          <Bullets
            items={[
              ownSiteTexts.embed(code('/embed/{slug}')),
              ownSiteTexts.oembed(code('/oembed?url=…')),
              ownSiteTexts.drawings(code('/golfs/{slug}/plan.svg'), code('hole-7.svg')),
            ]}
          />
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
        <Bullets
          items={Object.entries(agentTools).map(([name, title]) => [
            code(name),
            ' ',
            <span key={name} className="text-sm text-soft">
              {title}
            </span>,
          ])}
        />
        <p className="text-sm text-soft">{agentTexts.manners}</p>
      </div>
    </Section>
  );
}

function ErrorTable() {
  const { columns, table } = useTexts(developersPart).apiErrorTexts;
  return (
    <DataTable
      label={table}
      className="mt-4"
      rows={Object.values(errors)}
      keyOf={({ code }) => String(code)}
      columns={[
        { heading: columns.code, cell: ({ code }) => code },
        { heading: columns.status, cell: ({ status }) => status },
        { heading: columns.meaning, cell: ({ meaning }) => meaning },
      ]}
    />
  );
}

function FilesLink() {
  const { conventionTexts } = useTexts(developersPart);
  return (
    <PageLink href="/data#files" className="underline hover:text-deep">
      {conventionTexts.filesLink}
    </PageLink>
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
