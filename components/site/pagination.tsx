import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PageLink } from './page-link.tsx';
import { pageNumbers } from './page-numbers.ts';

type PaginationProps = { current: number; last: number; pathOf: (page: number) => string };

const cell = 'grid min-h-11 min-w-11 place-items-center px-2';

/** Nothing where there is one page. */
export function Pagination({ current, last, pathOf }: PaginationProps) {
  const { paginationTexts } = useTexts(sitePart);
  if (last <= 1) return null;
  return (
    <nav
      aria-label={paginationTexts.label}
      className="mt-8 flex flex-wrap items-center gap-1 text-sm print:hidden"
    >
      {current > 1 && (
        <PageLink href={pathOf(current - 1)} rel="prev" className={`${cell} hover:underline`}>
          {paginationTexts.previous}
        </PageLink>
      )}
      {pageNumbers(current, last).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} className="text-soft" aria-hidden="true">
            …
          </span>
        ) : page === current ? (
          <span
            key={page}
            aria-current="page"
            className={`${cell} border-flag border-b-2 font-semibold text-flag`}
          >
            {page}
          </span>
        ) : (
          <PageLink
            key={page}
            href={pathOf(page)}
            aria-label={paginationTexts.page(page)}
            className={`${cell} text-soft hover:text-deep hover:underline`}
          >
            {page}
          </PageLink>
        ),
      )}
      {current < last && (
        <PageLink href={pathOf(current + 1)} rel="next" className={`${cell} hover:underline`}>
          {paginationTexts.next}
        </PageLink>
      )}
    </nav>
  );
}
