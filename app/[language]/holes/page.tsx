import type { Metadata } from 'next';
import { Fragment } from 'react';
import { readLanguage } from '#app/language.ts';
import { type AskedQuery, type Query, readQuery } from '#app/read-query.ts';
import { HoleForm } from '#components/holes/hole-form.tsx';
import { HoleQuestionLinks } from '#components/holes/hole-questions.tsx';
import { type FoundHoles, HoleResults } from '#components/holes/hole-results.tsx';
import { cutText } from '#components/site/cut-text.ts';
import type { Asked } from '#components/site/form-controls.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { pageMetadata } from '#components/site/page-metadata.ts';
import { PageHead } from '#components/site/page-parts.tsx';
import { Pagination } from '#components/site/pagination.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { Answer } from '#lib/api/records.ts';
import { api } from '#lib/api/server.ts';
import { lengthUnits, type TravelUnit, travelUnits } from '#lib/golf/units.ts';
import { holeQueryNames } from '#lib/site/hole-query.ts';
import { parsePageNumber } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { getTexts } from '#messages/get-texts.ts';
import { askedHolesPart } from '#messages/parts/asked-holes.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { useTexts } from '#messages/use-texts.ts';
import { findHoles, unitsOfHoles } from './find-holes.ts';
import { type AskedPlace, findPlace, type PlaceQuery } from './find-place.ts';

export const dynamic = 'force-dynamic';

type HoleQuery = Answer<'searchHoles'>['query'];
type Country = Answer<'listCountries'>['items'][number];
type HolesProps = { searchParams: Query };

/** What the address asks for; a form sends fields left out as empty. */
function readAsked(query: AskedQuery): Record<string, string> {
  const given = holeQueryNames.map((name) => [name, cutText((query[name] ?? '').trim(), 60)]);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export async function generateMetadata({ searchParams }: HolesProps): Promise<Metadata> {
  await readLanguage();
  const { holeSearchTexts } = getTexts(holeSearchPart);
  const asked = readAsked(await readQuery(searchParams));
  return pageMetadata({
    title: holeSearchTexts.title,
    description: holeSearchTexts.description,
    path: pagePath.holes,
    isIndexed: Object.keys(asked).length === 0,
  });
}

export default async function Holes({ searchParams }: HolesProps) {
  await readLanguage();
  const { holeSearchTexts } = getTexts(holeSearchPart);
  const { page = '', ...asked } = readAsked(await readQuery(searchParams));
  const isAsked = Object.keys(asked).length > 0;
  const [countries, found, questions] = await Promise.all([
    api.listCountries(),
    isAsked ? find(asked, parsePageNumber(page) ?? 1) : null,
    // A page of results is rendered each time, and reads no more than it has to.
    isAsked ? null : api.listSitemapHoleQuestions(),
  ]);
  const places = countries.items.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const { lat, long } = asked;
  const near = asked.near ?? (lat && long ? `${lat}, ${long}` : '');
  const pathOf = (n: number) =>
    `${pagePath.holes}?${new URLSearchParams(n === 1 ? asked : { ...asked, page: String(n) })}`;
  return (
    <div className="pt-10">
      <PageHead title={holeSearchTexts.heading} lead={holeSearchTexts.lead}>
        {isAsked && <UnitsSwitch />}
      </PageHead>
      {/* Next keeps what fields hold when only its query changes. */}
      <HoleForm key={pathOf(1)} asked={{ ...asked, near }} countries={places} />
      {found !== null && (
        <div id="found" className="mt-8">
          {typeof found === 'string' ? (
            <p className="prose">{found}</p>
          ) : (
            <Found {...found} asked={asked} places={places} pathOf={pathOf} />
          )}
        </div>
      )}
      {questions && <HoleQuestionLinks pages={questions.items} />}
    </div>
  );
}

type AskedHoles = { found: FoundHoles; place: AskedPlace | null };

/** A sentence if there's nothing to find. */
async function find(asked: Asked, page: number): Promise<AskedHoles | string> {
  const { holeSearchTexts } = getTexts(holeSearchPart);
  const { near, country, max_distance: radius } = asked;
  const place = near ? await findPlace(near, { country, isAround: Boolean(radius) }) : null;
  if (near && place === null) return holeSearchTexts.unknownPlace(near);
  const found = await findHoles(toQuery(asked, place), page);
  if (found === null) return holeSearchTexts.noPlace;
  return typeof found === 'string' ? found : { found, place };
}

type FoundProps = AskedHoles & {
  asked: Asked;
  places: readonly Country[];
  pathOf: (page: number) => string;
};

function Found({ found, place, asked, places, pathOf }: FoundProps) {
  const { askedFor, coverageSentence } = useTexts(askedHolesPart);
  const { holeSearchTexts } = useTexts(holeSearchPart);
  const { answer, last } = found;
  const units = unitsOfHoles(answer, places.find(({ slug }) => slug === answer.query.country)?.code);
  const where = placePhrase(answer.query, place, places, units['data-travel']);
  return (
    <div {...units}>
      <h2 className="max-w-3xl text-2xl">
        {lengthUnits.map((unit) => (
          <span key={unit} data-unit={unit}>
            {askedFor(answer.query, where, unit)}
          </span>
        ))}
      </h2>
      {answer.coverage.courses_mapped > 0 && (
        <p className="mt-1 text-soft">{coverageSentence(answer.holes.total, answer.coverage)}</p>
      )}
      {answer.query.sort.endsWith('elevation_change') && answer.holes.items[0]?.elevation_change === null && (
        <p className="mt-1 text-soft">{holeSearchTexts.noHeights}</p>
      )}
      {place !== null && place.others.length > 0 && <OtherPlaces asked={asked} names={place.others} />}
      <div className="mt-6">
        {answer.holes.total === 0 ? (
          <Nothing answer={answer} asked={asked} place={place} />
        ) : (
          <HoleResults {...found} />
        )}
      </div>
      {answer.holes.total > 0 && answer.holes.total < FEW && (
        <p className="mt-4">
          <Wider answer={answer} asked={asked} place={place} />
        </p>
      )}
      <Pagination current={found.page} last={last} pathOf={pathOf} />
    </div>
  );
}

/** Metres, as the form offers them. */
const WIDER = [10_000, 50_000, 100_000, 200_000, 500_000];

/** A search that finds fewer holes than this is offered again, a little farther away. */
const FEW = 6;

type NearbyProps = Pick<FoundHoles, 'answer'> & Pick<FoundProps, 'asked' | 'place'>;

function Nothing(nearby: NearbyProps) {
  const { holeSearchTexts } = useTexts(holeSearchPart);
  const isMapped = nearby.answer.coverage.courses_mapped > 0;
  return (
    <p className="prose">
      {isMapped ? holeSearchTexts.nothing : holeSearchTexts.noneMapped} <Wider {...nearby} />
    </p>
  );
}

/** A link to a wider search around a region or a point; nothing for any other place. */
function Wider({ answer: { query }, asked, place }: NearbyProps) {
  const { holeSearchTexts } = useTexts(holeSearchPart);
  const isAround = query.max_distance !== null || (place !== null && 'region' in place.query);
  const reach = isAround ? WIDER.find((metres) => metres > (query.max_distance ?? 50_000)) : undefined;
  if (reach === undefined) return null;
  const wider = new URLSearchParams({ ...asked, max_distance: String(reach) });
  return (
    <PageLink className="underline" href={`${pagePath.holes}?${wider}#found`}>
      {travelUnits.map((unit) => (
        <span key={unit} data-travel-unit={unit}>
          {holeSearchTexts.lookWithin(reach, unit)}
        </span>
      ))}
    </PageLink>
  );
}

function OtherPlaces({ asked, names }: { asked: Asked; names: readonly string[] }) {
  const { holeSearchTexts } = useTexts(holeSearchPart);
  return (
    <p className="mt-1 text-soft">
      {holeSearchTexts.otherPlaces}{' '}
      {names.map((near, index) => (
        <Fragment key={near}>
          {index > 0 && ' · '}
          <PageLink
            className="underline"
            href={`${pagePath.holes}?${new URLSearchParams({ ...asked, near })}#found`}
          >
            {near}
          </PageLink>
        </Fragment>
      ))}
    </p>
  );
}

/** A place in words replaces any other place; a distance is left out if there's nothing to measure from. */
function toQuery(asked: Asked, place: AskedPlace | null): object {
  const { near: _, country, region, continent, lat, long, max_distance: radius, sort, ...what } = asked;
  const where: PlaceQuery | Asked = place?.query ?? defined({ country, region, continent, lat, long });
  const hasPoint = 'lat' in where || 'long' in where;
  const order = /distance$/.test(sort ?? '') && !hasPoint ? undefined : sort;
  return {
    ...what,
    ...defined({ sort: order }),
    ...where,
    ...(hasPoint && defined({ max_distance: radius })),
  };
}

function defined(values: Record<string, string | undefined>): Asked {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

type Placed = Pick<HoleQuery, 'country' | 'region' | 'continent' | 'max_distance'>;

function placePhrase(
  { country, region, continent, max_distance: metres }: Placed,
  place: AskedPlace | null,
  places: readonly Country[],
  unit: TravelUnit,
): string | null {
  const { holeSearchTexts } = getTexts(holeSearchPart);
  if (metres !== null) return holeSearchTexts.within(metres, place?.name ?? null, unit);
  if (place?.name) return holeSearchTexts.in(place.name);
  const within = places.find(({ slug }) => slug === country);
  const area = within?.name ?? places.find((each) => each.continent.slug === continent)?.continent.name;
  if (area === undefined) return null;
  return holeSearchTexts.in(region === null ? area : `${area} (${region})`);
}
