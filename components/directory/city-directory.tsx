import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { PageHead } from '#components/site/page-parts.tsx';
import type { TrailStep } from '#components/site/trail.ts';
import type { Answer } from '#lib/api/records.ts';
import { usualUnit } from '#lib/golf/units.ts';
import { cityTexts } from '#messages/messages.ts';
import { HeadEngraving } from './head-engraving.tsx';
import { PagedCourses } from './paged-courses.tsx';

type CityList = Answer<'listCityGolfCourses'> & {
  page: number;
  path: string;
  trail: readonly TrailStep[];
};

export function CityDirectory({ list }: { list: CityList }) {
  const { country, region, city, golfs, total, page, path, trail } = list;
  return (
    <div data-default-units={usualUnit(golfs[0]?.country_code ?? null)}>
      <Breadcrumbs trail={trail} />
      <PageHead
        title={city}
        lead={cityTexts.lead({ city, region: region.name, country: country.name, total, page })}
      >
        <HeadEngraving courses={golfs} />
      </PageHead>
      <PagedCourses courses={golfs} page={page} total={total} path={path} placeWithin="city" />
    </div>
  );
}
