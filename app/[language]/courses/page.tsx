import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readLanguage } from '#app/language.ts';
import { NamedFirst } from '#components/directory/course-rows.tsx';
import { type ListedPlace, type ListFilter, listAddress } from '#components/directory/list-address.ts';
import { ListControls } from '#components/directory/list-controls.tsx';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import { placeUnits } from '#components/units/place-units.ts';
import type { Input } from '#lib/api/create-api.ts';
import { api } from '#lib/api/server.ts';
import { accesses } from '#lib/golf/access.ts';
import { courseOrders } from '#lib/golf/course-lists.ts';
import { COURSES_A_PAGE, parsePageNumber } from '#lib/site/page-lists.ts';
import { areSlugs } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

export const dynamic = 'force-dynamic';

type Params = Record<string, string | string[] | undefined>;
type ListProps = { searchParams: Promise<Params> };

const text = (params: Params, name: string) => {
  const value = params[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
};

export async function generateMetadata(): Promise<Metadata> {
  await readLanguage();
  const { listTexts } = getTexts(directoryPart);
  return pageMetadata({
    title: listTexts.title,
    description: listTexts.description,
    path: '/courses',
    isIndexed: false,
  });
}

/** The courses of a place, filtered and in a chosen order. */
export default async function Courses({ searchParams }: ListProps) {
  await readLanguage();
  const { listTexts } = getTexts(directoryPart);
  const params = await searchParams;
  const page = parsePageNumber(text(params, 'page')) ?? 1;
  const filter = readFilter(params);
  const found = await readList(params, filter, page);
  if (found === null) notFound();
  const { place, name, golfs, total, trail } = found;
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
        <Pagination
          current={page}
          last={Math.ceil(total / COURSES_A_PAGE)}
          pathOf={(number) => listAddress(place, filter, number)}
        />
      </div>
    </div>
  );
}

function readFilter(params: Params): ListFilter {
  const one = (name: string, values: readonly string[]) =>
    values.find((value) => value === text(params, name)) ?? '';
  return {
    holes: one('holes', ['9', '18']),
    access: one('access', accesses),
    map: text(params, 'map') === '1',
    card: text(params, 'card') === '1',
    order: one('order', courseOrders) || 'prominence',
    near: /^-?\d{1,2}(\.\d{1,2})?,-?\d{1,3}(\.\d{1,2})?$/.test(text(params, 'near'))
      ? text(params, 'near')
      : '',
  };
}

function readPoint(near: string): [lat: number, long: number] {
  const [lat = 0, long = 0] = near.split(',').map(Number);
  return [Math.max(-90, Math.min(90, lat)), Math.max(-180, Math.min(180, long))];
}

async function readList(params: Params, filter: ListFilter, page: number) {
  const [country, region] = [text(params, 'country'), text(params, 'region')];
  const [district, city] = [text(params, 'district'), text(params, 'city')];
  if (!areSlugs(country, region || 'none', district || 'none', city || 'none')) return null;
  const asked = {
    limit: COURSES_A_PAGE,
    skip: (page - 1) * COURSES_A_PAGE,
    order: courseOrders.find((order) => order === filter.order)!,
    ...(filter.near && { near: readPoint(filter.near) }),
    ...(filter.holes && { holes: Number(filter.holes) }),
    ...(filter.access && { access: accesses.find((access) => access === filter.access)! }),
    ...((filter.map || filter.card) && {
      has:
        filter.map && filter.card
          ? ('map_and_card' as const)
          : filter.map
            ? ('map' as const)
            : ('card' as const),
    }),
  };
  return region
    ? readInRegion({ ...asked, country, region }, district, city)
    : readInCountry({ ...asked, slug: country });
}

async function readInCountry(asked: Input<'getDirectoryEntry'>) {
  const entry = await api.getDirectoryEntry(asked);
  if (entry === null || 'continent' in entry) return null;
  const details = await api.getCountryMetadata({ slug: asked.slug });
  const place: ListedPlace = { country: asked.slug };
  return details && { ...entry, name: entry.country.name, trail: details.breadcrumbs, place };
}

async function readInRegion(asked: Input<'listRegionGolfCourses'>, district: string, city: string) {
  const { country, region } = asked;
  const details = await api.getRegionMetadata({ country, region });
  if (details === null || details.slug !== region) return null;
  const trail = details.breadcrumbs;
  if (city) {
    const list = await api.listCityGolfCourses({ ...asked, city });
    const place: ListedPlace = { country, region, city };
    return list && { ...list, name: list.city, trail, place };
  }
  if (district) {
    const list = await api.listDistrictGolfCourses({ ...asked, district });
    const place: ListedPlace = { country, region, district };
    return list && { ...list, name: list.district.name, trail, place };
  }
  const list = await api.listRegionGolfCourses(asked);
  const place: ListedPlace = { country, region };
  return list && { ...list, name: list.region.name, trail, place };
}
