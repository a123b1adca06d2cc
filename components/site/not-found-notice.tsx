import { LostBall } from './lost-ball.tsx';
import { SearchForm } from './search-form.tsx';

const ways = [
  { href: '/golf-courses', name: 'All countries' },
  { href: '/best/world', name: 'Best courses' },
  { href: '/map', name: 'The map' },
];

/** What stands at an address that has no page: a search box and the ways back in. */
export function NotFoundNotice() {
  return (
    <div className="grid items-center gap-10 pt-12 sm:pt-20 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="max-w-xl">
        <p className="label">404 · Out of bounds</p>
        <h1 className="mt-3">There is no page here</h1>
        <p className="mt-4 text-lg text-soft">
          The address may be mistyped, or the course may be known by another name. Drop a ball and search for
          it.
        </p>
        <SearchForm id="lost-search" className="mt-8" isLarge />
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {ways.map(({ href, name }) => (
            <li key={href}>
              <a href={href} className="inline-flex min-h-11 items-center underline hover:text-deep">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <LostBall />
    </div>
  );
}
