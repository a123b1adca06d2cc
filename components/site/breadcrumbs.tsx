import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PageLink } from './page-link.tsx';
import { JsonLd } from './page-parts.tsx';
import { siteUrl } from './settings.ts';
import { shownTrail, type TrailStep } from './trail.ts';

/** Breadcrumbs for people and for search engines. */
export function Breadcrumbs({ trail }: { trail: readonly TrailStep[] }) {
  const { navigationTexts } = useTexts(sitePart);
  const shown = shownTrail(trail);
  // On phones the page's own name is only its heading, and two places above it fit on a line.
  const onPhones =
    shown.length > 2 ? 'max-sm:last:hidden max-sm:nth-last-2:after:hidden max-sm:nth-last-[n+4]:hidden' : '';
  return (
    <nav aria-label={navigationTexts.breadcrumbs} className="pt-1 text-sm text-soft sm:pt-7 print:hidden">
      <ol className="flex flex-wrap">
        {shown.map(({ name, path, language }, index) => (
          <li
            key={path}
            className={`flex items-center after:px-2 after:text-rule last:after:hidden after:content-['/'] ${onPhones}`}
          >
            {index === shown.length - 1 ? (
              <span
                aria-current="page"
                lang={language}
                dir="auto"
                className="block max-w-[18rem] truncate leading-8 sm:max-w-[24rem] pointer-coarse:leading-11"
              >
                {name}
              </span>
            ) : (
              <PageLink
                href={path}
                lang={language}
                className="wrap-anywhere inline-flex min-h-8 items-center pointer-coarse:min-h-11 hover:text-deep hover:underline"
              >
                {name}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: shown.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: `${siteUrl}${path}`,
          })),
        }}
      />
    </nav>
  );
}
