import { Flag, Select } from '#components/site/form-controls.tsx';
import { NearMe } from '#components/site/near-me.tsx';
import { WayIn } from '#components/site/page-parts.tsx';
import { accesses } from '#lib/golf/access.ts';
import { courseOrders } from '#lib/golf/course-lists.ts';
import { coursePart } from '#messages/parts/course.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';

/** The place that's listed, by the slugs in its address; a country has only its own. */
export type ListedPlace = { country: string; region?: string; district?: string; city?: string };

/** What the address chooses, by parameter; `near` is `lat,long`, and lists the nearest first. */
export type ListFilter = Partial<Record<'holes' | 'access' | 'map' | 'card' | 'order' | 'near', string>>;

/** Above a place's own list: its filters, and the way to all of its courses by name. */
export function ListWays({ place }: { place: ListedPlace }) {
  const { listTexts } = useTexts(directoryPart);
  return (
    <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6 print:hidden">
      <ListControls place={place} />
      <WayIn href={`/courses?${new URLSearchParams({ ...place, order: 'name' })}`}>{listTexts.all}</WayIn>
    </div>
  );
}

/** A form of its own page, so that it works without scripts. */
export function ListControls({ place, filter }: { place: ListedPlace; filter?: ListFilter }) {
  const { listTexts } = useTexts(directoryPart);
  const { accessWords } = useTexts(coursePart);
  const known = accesses.filter((access) => access !== 'unknown');
  const asked = { order: 'prominence', ...filter };
  return (
    <details className="print:hidden" open={filter !== undefined}>
      <summary className="inline-flex min-h-11 items-center text-sm text-soft underline">
        {listTexts.controls}
      </summary>
      <form action="/courses" className="flex flex-wrap items-end gap-x-4 gap-y-3 pt-2 pb-4">
        {Object.entries({ ...place, near: '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select
          name="holes"
          label={listTexts.holes}
          asked={asked}
          groups={[{ options: HOLES.map((holes) => [holes, holes]) }]}
        />
        <Select
          name="access"
          label={listTexts.access}
          asked={asked}
          groups={[{ options: known.map((access) => [access, accessWords[access].label]) }]}
        />
        <Select
          name="order"
          label={listTexts.order}
          asked={asked}
          none={null}
          groups={[{ options: courseOrders.map((order) => [order, listTexts.orders[order]]) }]}
        />
        <Flag name="map" value="1" label={listTexts.mapped} asked={asked} />
        <Flag name="card" value="1" label={listTexts.withCard} asked={asked} />
        <button type="submit" className="pill">
          {listTexts.show}
        </button>
        <NearMe label={listTexts.nearest} />
      </form>
    </details>
  );
}

const HOLES = ['9', '18'];
