import { courseFileRoute } from '#app/[language]/golfs/[slug]/course-file.ts';
import { embedDocument } from '#components/embed/embed-document.ts';
import { siteName, siteUrl } from '#components/site/settings.ts';
import { findSiteFacts } from '#lib/api/server.ts';
import { embedChoices } from '#lib/site/embeds.ts';

export const GET = courseFileRoute({
  path: (slug, { search }) => `/embed/${slug}${search}`,
  async make(profile, { searchParams }) {
    const choose = <Name extends keyof typeof embedChoices>(name: Name) => {
      const values: readonly (typeof embedChoices)[Name][number][] = embedChoices[name];
      return values.find((value) => value === searchParams.get(name)) ?? null;
    };
    const choice = { view: choose('view') ?? 'plan', theme: choose('theme'), units: choose('units') };
    const facts = await findSiteFacts();
    const site = { url: siteUrl, name: siteName, isDemo: facts?.isDemo ?? false };
    return { contentType: 'text/html; charset=utf-8', body: embedDocument(profile, choice, site) };
  },
});
