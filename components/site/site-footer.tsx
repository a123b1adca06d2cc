import { UnitsSwitch } from '#components/units/units-switch.tsx';
import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PageLink } from './page-link.tsx';
import { operator, siteName } from './settings.ts';

export function SiteFooter({ attributions }: { attributions: readonly string[] }) {
  const { caution, navigationTexts } = useTexts(sitePart);
  const links = [
    { href: '/golf-courses', name: navigationTexts.allCountries },
    { href: '/rankings', name: navigationTexts.rankings },
    { href: '/holes', name: navigationTexts.findHoles },
    { href: '/map', name: navigationTexts.map },
    { href: '/compare', name: navigationTexts.compare },
    { href: '/data', name: navigationTexts.data },
    { href: '/developers', name: navigationTexts.developers },
    ...(operator ? [{ href: '/legal', name: navigationTexts.legal }] : []),
  ];
  return (
    <footer className="mt-24 border-rule border-t print:mt-8">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-5 py-10 sm:px-8 md:grid-cols-[1fr_auto_auto]">
        <div className="max-w-md text-sm">
          <p className="font-semibold font-serif text-deep text-lg">{siteName}</p>
          {attributions.length > 0 && <p className="mt-2 text-soft">{attributions.join(' · ')}</p>}
          <p className="mt-2 text-soft">{caution}</p>
        </div>
        <nav aria-label={navigationTexts.footer} className="print:hidden">
          <ul className="grid grid-cols-2 gap-x-8">
            {links.map(({ href, name }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  className="flex min-h-11 items-center text-sm text-soft hover:text-deep hover:underline"
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <UnitsSwitch />
      </div>
    </footer>
  );
}
