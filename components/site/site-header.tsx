import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PageLink } from './page-link.tsx';
import { SearchForm } from './search-form.tsx';
import { siteName } from './settings.ts';
import { ThemeSwitch } from './theme-switch.tsx';

export function SiteHeader() {
  const { navigationTexts } = useTexts(sitePart);
  const places = [
    { href: '/golf-courses', name: navigationTexts.courses },
    { href: '/rankings', name: navigationTexts.rankings },
    { href: '/holes', name: navigationTexts.holes },
    { href: '/map', name: navigationTexts.map },
  ];
  return (
    <header className="border-rule border-b print:hidden">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-6 px-5 py-2 sm:px-8">
        <PageLink
          href="/"
          className="flex min-h-11 items-center whitespace-nowrap font-semibold font-serif text-deep text-xl"
        >
          {siteName}
        </PageLink>
        <nav
          aria-label={navigationTexts.main}
          className="site-nav order-3 -mx-2 w-full sm:order-none sm:w-auto"
        >
          {places.map(({ href, name }) => (
            <PageLink
              key={href}
              href={href}
              className="flex min-h-11 items-center px-2 text-soft hover:text-deep sm:px-3"
            >
              {name}
            </PageLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <SearchForm id="header-search" className="hidden w-72 lg:block" />
          <PageLink
            href="/search"
            className="flex min-h-11 items-center px-2 text-soft hover:text-deep lg:hidden"
          >
            {navigationTexts.search}
          </PageLink>
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
