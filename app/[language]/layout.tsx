import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { fontVariables } from '#app/fonts.ts';
import { readLanguage } from '#app/language.ts';
import { DemoNotice } from '#components/site/demo-notice.tsx';
import { LanguageProvider } from '#components/site/language-provider.tsx';
import { RememberedPreferences } from '#components/site/remembered-preferences.tsx';
import { mapStyleUrl, siteName, siteUrl } from '#components/site/settings.ts';
import { SiteFooter } from '#components/site/site-footer.tsx';
import { SiteHeader } from '#components/site/site-header.tsx';
import { StartOfPage } from '#components/site/start-of-page.tsx';
import { findSiteFacts } from '#lib/api/server.ts';
import { darkColours, lightColours } from '#lib/site/colours.ts';
import { getLanguage, getTexts } from '#messages/get-texts.ts';
import { sitePart } from '#messages/parts/site.ts';
import '#app/globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: { default: siteName, template: `%s · ${siteName}` },
  applicationName: siteName,
  icons: { icon: '/icon.svg', apple: '/apple-icon.png' },
  formatDetection: { telephone: false, address: false, email: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: lightColours['--paper'] },
    { media: '(prefers-color-scheme: dark)', color: darkColours['--paper'] },
  ],
};

export { generateStaticParams } from '#app/when-asked.ts';

/** Seconds for pages that say nothing else; a publish is sooner than that. */
export const revalidate = 604800;

export default async function RootLayout({ children }: { children: ReactNode }) {
  await readLanguage();
  const { navigationTexts } = getTexts(sitePart);
  const language = getLanguage();
  const facts = await findSiteFacts();
  return (
    <html
      lang={language.code}
      className={fontVariables}
      data-map-style={mapStyleUrl}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <RememberedPreferences />
      </head>
      <body className="page">
        <LanguageProvider code={language.code}>
          <StartOfPage />
          <a
            href="#content"
            className="absolute top-2 left-2 z-10 -translate-y-[200%] bg-deep px-5 py-3 text-on-deep focus:translate-y-0"
          >
            {navigationTexts.skip}
          </a>
          {facts?.isDemo && <DemoNotice />}
          <SiteHeader />
          <main id="content" className="page-content">
            {children}
          </main>
          <SiteFooter attributions={facts?.attributions ?? []} />
        </LanguageProvider>
      </body>
    </html>
  );
}
