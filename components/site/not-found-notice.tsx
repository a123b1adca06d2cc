import { sitePart } from '#messages/parts/site.ts';
import { useTexts } from '#messages/use-texts.ts';
import { NoticeHead } from './notice-head.tsx';
import { WayIn } from './page-parts.tsx';
import { SearchForm } from './search-form.tsx';

export function NotFoundNotice() {
  const { navigationTexts, notFoundTexts } = useTexts(sitePart);
  const { label, title, advice, map } = notFoundTexts;
  const ways = [
    { href: '/golf-courses', name: navigationTexts.allCountries },
    { href: '/rankings', name: navigationTexts.rankings },
    { href: '/map', name: map },
  ];
  return (
    <div className="grid items-center gap-10 pt-12 sm:pt-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="max-w-xl">
        <NoticeHead label={label} title={title} advice={advice} />
        <SearchForm id="lost-search" className="mt-8" isLarge />
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {ways.map(({ href, name }) => (
            <li key={href}>
              <WayIn href={href}>{name}</WayIn>
            </li>
          ))}
        </ul>
      </div>
      <LostBall />
    </div>
  );
}

function LostBall() {
  return (
    <svg viewBox="-62 -10 372 304" className="hidden w-full lg:block" aria-hidden="true" fill="none">
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <path
          key={line}
          d="M30 150C24 96 70 62 120 60s84 26 92 66-22 88-78 92-98-16-104-68Z"
          transform={`translate(${125 - 125 * (1 + line * 0.16)} ${140 - 140 * (1 + line * 0.16)}) scale(${1 + line * 0.16})`}
          stroke="var(--contour)"
          strokeWidth={1.2 / (1 + line * 0.16)}
        />
      ))}
      <path
        d="M66 148c-2-34 26-52 58-52s56 18 58 42-20 46-56 48-58-8-60-38Z"
        fill="var(--rough)"
        stroke="var(--fairway)"
      />
      <path d="M128 142V88" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="m128 88 24 8-24 9Z" fill="var(--flag)" />
      <ellipse cx="128" cy="143" rx="4" ry="1.6" fill="var(--ink)" />
      <path d="M246 60v26M262 112v26M264 168v26" stroke="var(--ink-soft)" strokeWidth="3" />
      <circle cx="296" cy="150" r="7" fill="var(--paper)" stroke="var(--ink)" strokeWidth="1.5" />
    </svg>
  );
}
