import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead } from '#components/site/page-parts.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import { placeUnits } from '#components/units/place-units.ts';
import type { Answer } from '#lib/api/records.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';
import { HeadEngraving } from './head-engraving.tsx';
import type { ListedPlace } from './list-address.ts';
import { PagedCourses } from './paged-courses.tsx';

type List = Pick<Answer<'listCityGolfCourses'>, 'country' | 'region' | 'golfs' | 'total'> & {
  name: string;
  place: ListedPlace;
  page: number;
  path: string;
  trail: readonly TrailStep[];
};

type PlaceListProps = { list: List; placeWithin: 'region' | 'city' };

/** The courses of a district or city. */
export function PlaceList({ list, placeWithin }: PlaceListProps) {
  const { placeListTexts } = useTexts(directoryPart);
  const { place, country, region, name, golfs, total, page, path, trail } = list;
  return (
    <div {...placeUnits(golfs[0]?.country_code ?? null)}>
      <Breadcrumbs trail={trail} />
      <PageHead
        title={name}
        lead={placeListTexts.lead({ name, region: region.name, country: country.name, total, page })}
      >
        <HeadEngraving courses={golfs} />
      </PageHead>
      <PagedCourses
        courses={golfs}
        page={page}
        total={total}
        path={path}
        placeWithin={placeWithin}
        place={place}
      />
    </div>
  );
}
