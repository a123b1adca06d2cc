import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead, Section } from '#components/site/page-parts.tsx';
import { loggedAddress, mapStyleUrl, operator, siteUrl } from '#components/site/settings.ts';
import { trailFromHome } from '#components/site/trail.ts';
import { getTexts } from '#messages/get-texts.ts';
import { pagesPart } from '#messages/parts/pages.ts';
import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';

export const revalidate = 604800;

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { title, description } = getTexts(pagesPart).legalTexts;
  return pageMetadata({ title, description, path: '/legal' });
}

/** Who runs the site, and what it keeps about visitors. There is no such page without OPERATOR_NAME. */
export default async function Legal() {
  await readLanguage();
  const { legalTexts } = useTexts(pagesPart);
  const { navigationTexts } = useTexts(sitePart);
  const trail = trailFromHome(legalTexts.title, '/legal');
  if (!operator) notFound();
  const { name, contact } = operator;
  return (
    <>
      <Breadcrumbs trail={trail} />
      <PageHead title={legalTexts.title} />
      <Section id="operator" title={legalTexts.operator}>
        <p className="whitespace-pre-line">{name}</p>
        {contact && (
          <p className="mt-2">
            <a href={contact} className="underline">
              {contact.replace(/^mailto:/, '')}
            </a>
          </p>
        )}
      </Section>
      <Section id="privacy" title={legalTexts.privacy}>
        <div className="max-w-2xl space-y-3">
          <p>
            {legalTexts.noAccounts}{' '}
            {mapStyleUrl ? legalTexts.mapFrom(new URL(mapStyleUrl, siteUrl).host) : legalTexts.noOthers}
          </p>
          <p>{legalTexts.inBrowser}</p>
          <p>{legalTexts.position}</p>
          <p>{legalTexts.logged[loggedAddress]}</p>
        </div>
      </Section>
      <Section id="data" title={legalTexts.data}>
        <p className="max-w-2xl">
          {legalTexts.sources}{' '}
          <PageLink href="/data" className="underline">
            {navigationTexts.data}
          </PageLink>
        </p>
      </Section>
    </>
  );
}
