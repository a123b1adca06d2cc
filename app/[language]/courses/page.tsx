import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { type AskedQuery, type Query, readQuery } from '#app/read-query.ts';
import { NamedFirst } from '#components/directory/course-rows.tsx';
import { ListControls, type ListedPlace, type ListFilter } from '#components/directory/list-controls.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import { placeUnits } from '#components/units/place-units.ts';
import type { Input } from '#lib/api/create-api.ts';
import { api } from '#lib/api/server.ts';
import { accesses } from '#lib/golf/access.ts';
import { courseOrders, coursePossessions } from '#lib/golf/course-lists.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { COURSES_A_PAGE, parsePageNumber } from '#lib/site/page-lists.ts';
import { areSlugs } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

export const dynamic = 'force-dynamic';

type ListProps = { searchParams: Query };

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { title, description } = getTexts(directoryPart).listTexts;
  return pageMetadata({ title, description, path: '/courses', isIndexed: false });
}

/** The courses of a place, filtered and in a chosen order. */
export default async function Courses({ searchParams }: ListProps) {
  await readLanguage();
  const { listTexts } = getTexts(directoryPart);
  const query = await readQuery(searchParams);
  const page = parsePageNumber(query.page ?? '') ?? 1;
  const filter = readFilter(query);
  const found = await readList(query, filter, page);
  if (found === null) notFound();
  const { place, name, golfs, total, trail } = found;
  const pathOf = (number: number) =>
    `/courses?${new URLSearchParams({ ...place, ...filter, ...(number > 1 && { page: String(number) }) })}`;
  return (
    <div {...placeUnits(golfs[0]?.country_code ?? null)}>
      <Breadcrumbs trail={[...trail, { type: 'page', name: listTexts.crumb, path: '/courses' }]} />
      <PageHead title={listTexts.heading(name)} lead={listTexts.lead(total)} />
      <div>
        <ListControls place={place} filter={filter} />
        {golfs.length > 0 ? (
          <NamedFirst
            courses={golfs}
            placeWithin={place.city || place.district ? 'city' : place.region ? 'region' : 'country'}
            from={filter.near ? readPoint(filter.near) : undefined}
          />
        ) : (
          <p className="text-soft">{listTexts.none}</p>
        )}
        <Pagination current={page} last={Math.ceil(total / COURSES_A_PAGE)} pathOf={pathOf} />
      </div>
    </div>
  );
}

/** The values that each parameter takes; any other is left out. */
const FILTERS = {
  holes: /^(9|18)$/,
  access: new RegExp(`^(${accesses.join('|')})$`),
  map: /^1$/,
  card: /^1$/,
  order: new RegExp(`^(${courseOrders.join('|')})$`),
  near: /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/,
} satisfies Record<keyof ListFilter, RegExp>;

function readFilter(query: AskedQuery): ListFilter {
  const chosen = keysOf(FILTERS).filter((name) => FILTERS[name].test(query[name] ?? ''));
  return Object.fromEntries(chosen.map((name) => [name, query[name]]));
}

function readPoint(near: string): [lat: number, long: number] {
  const [lat = 0, long = 0] = near.split(',').map(Number);
  return [Math.max(-90, Math.min(90, lat)), Math.max(-180, Math.min(180, long))];
}

async function readList(
  { country = '', region, district, city }: AskedQuery,
  filter: ListFilter,
  page: number,
) {
  if (!areSlugs(country, region || 'none', district || 'none', city || 'none')) return null;
  const details = region
    ? await api.getRegionMetadata({ country, region })
    : await api.getCountryMetadata({ slug: country });
  if (details === null || details.slug !== (region || country)) return null;
  const place: ListedPlace = {
    country,
    ...(region && { region, ...(city ? { city } : district && { district }) }),
  };
  const list = await listCourses(place, {
    limit: COURSES_A_PAGE,
    skip: (page - 1) * COURSES_A_PAGE,
    order: courseOrders.find((order) => order === filter.order) ?? 'prominence',
    near: filter.near ? readPoint(filter.near) : undefined,
    holes: filter.holes ? Number(filter.holes) : undefined,
    access: accesses.find((access) => access === filter.access),
    has: coursePossessions.find(
      (has) => has === ['map', 'card'].filter((name) => name in filter).join('_and_'),
    ),
  });
  return list && { ...list, place, trail: details.breadcrumbs };
}

type Asked = Omit<Input<'getDirectoryEntry'>, 'slug'>;

async function listCourses({ country, region = '', district, city }: ListedPlace, asked: Asked) {
  const at = { ...asked, country, region };
  if (city) {
    const list = await api.listCityGolfCourses({ ...at, city });
    return list && { ...list, name: list.city };
  }
  if (district) {
    const list = await api.listDistrictGolfCourses({ ...at, district });
    return list && { ...list, name: list.district.name };
  }
  if (region) {
    const list = await api.listRegionGolfCourses(at);
    return list && { ...list, name: list.region.name };
  }
  const entry = await api.getDirectoryEntry({ ...asked, slug: country });
  return entry && 'country' in entry ? { ...entry, name: entry.country.name } : null;
}
