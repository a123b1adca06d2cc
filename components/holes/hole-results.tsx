import type { MappedCourse } from '#components/drawing/course-shapes.ts';
import { HoleStripDrawing, layOutStrips, StripDefinitions } from '#components/drawing/hole-strips.tsx';
import { CourseName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { placeNames } from '#components/site/place-names.ts';
import { Length } from '#components/units/lengths.tsx';
import type { Answer } from '#lib/api/records.ts';
import { lengthUnits, travelUnit } from '#lib/golf/units.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { useTexts } from '#messages/use-texts.ts';

export type FoundHoles = {
  answer: Answer<'searchHoles'>;
  /** The page's number, from 1. */
  page: number;
  last: number;
  /** What each hole's drawing shows, and its name on its course. */
  grounds: ReadonlyMap<string, MappedCourse & { label: string }>;
};

/** Drawn to the same scale, each linked to the hole on its course's page. */
export function HoleResults({ answer: { holes }, grounds }: FoundHoles) {
  const { holeSearchTexts } = useTexts(holeSearchPart);
  const found = holes.items.flatMap((item) => {
    const ground = grounds.get(item.hole_id);
    return ground ? [{ item, ground }] : [];
  });
  const { strips, unitsPerRem } = layOutStrips(found.map(({ ground }) => ground));
  return (
    <div>
      <StripDefinitions unitsPerRem={unitsPerRem} />
      <ol
        className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-7"
        aria-label={holeSearchTexts.results}
      >
        {found.map(({ item, ground: { label } }, index) => {
          const strip = strips[index];
          const title = holeSearchTexts.drawing(label, item.course.name);
          return (
            <li
              key={item.hole_id}
              data-hole={item.hole_id}
              className="row-span-3 grid min-w-0 break-inside-avoid grid-rows-subgrid gap-1"
            >
              <PageLink href={item.url} className="group row-span-2 grid min-w-0 grid-rows-subgrid gap-2">
                <span className="flex items-end justify-center border-rule-strong border-b">
                  {strip && <HoleStripDrawing strip={strip} unitsPerRem={unitsPerRem} label={title} />}
                </span>
                <span className="wrap-anywhere group-hover:text-deep group-hover:underline">
                  <strong className="block font-[650] font-serif text-xl/tight">
                    {holeSearchTexts.hole(label)}
                  </strong>{' '}
                  <CourseName {...item.course} />
                </span>
              </PageLink>
              <StripFacts item={item} />
            </li>
          );
        })}
      </ol>
      <p className="mt-4 text-sm text-soft">{holeSearchTexts.oneScale}</p>
    </div>
  );
}

type Item = Answer<'searchHoles'>['holes']['items'][number];

function StripFacts({
  item: { course, par, par_source, length, elevation_change, facts, distance },
}: {
  item: Item;
}) {
  const { holeFactPhrases, holeSearchTexts, slopeWords } = useTexts(holeSearchPart);
  const travel = travelUnit(course.country_code);
  return (
    <div className="text-[0.8125rem] text-soft leading-normal">
      <p>{placeNames((course.region ?? course.city)?.name, course.country.name).join(', ')}</p>
      <p className="flex flex-wrap gap-x-3 text-[0.9375rem] text-ink">
        {par !== null && <span>{holeSearchTexts.parOf(par, par_source)}</span>}
        {length !== null && (
          <strong className="font-[650]">
            <Length metres={length} />
          </strong>
        )}
      </p>
      {lengthUnits.map((unit) => {
        const phrases = [
          distance === null ? null : holeSearchTexts.away(distance, travel),
          slopeWords(elevation_change, travel),
          ...holeFactPhrases(facts, unit),
        ];
        return (
          <p key={unit} data-unit={unit}>
            {phrases.filter((phrase) => phrase !== null).join(' · ')}
          </p>
        );
      })}
    </div>
  );
}
