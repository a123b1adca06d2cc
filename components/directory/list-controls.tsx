import { WayIn } from '#components/site/page-parts.tsx';
import { accesses } from '#lib/golf/access.ts';
import { courseOrders } from '#lib/golf/course-lists.ts';
import { coursePart } from '#messages/parts/course.ts';
import { directoryPart } from '#messages/parts/directory.ts';
import { useTexts } from '#messages/use-texts.ts';
import { type ListedPlace, type ListFilter, listAddress } from './list-address.ts';
import { NearestFirst } from './nearest-first.tsx';

const HOLES = ['9', '18'];

/** Above a place's own list: its filters, and the way to all of its courses by name. */
export function ListWays({ place }: { place: ListedPlace }) {
  const { listTexts } = useTexts(directoryPart);
  return (
    <div className="mb-2 flex flex-wrap items-start justify-between gap-x-6 print:hidden">
      <ListControls place={place} />
      <WayIn href={listAddress(place, { order: 'name' })}>{listTexts.all}</WayIn>
    </div>
  );
}

/** A form of its own page, so that it works without scripts. */
export function ListControls({ place, filter }: { place: ListedPlace; filter?: ListFilter }) {
  const { listTexts } = useTexts(directoryPart);
  const { accessWords } = useTexts(coursePart);
  return (
    <details className="list-controls print:hidden" open={filter !== undefined}>
      <summary>{listTexts.controls}</summary>
      <form action="/courses">
        {Object.entries(place).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          {listTexts.holes}
          <select name="holes" className="field" defaultValue={filter?.holes ?? ''}>
            <option value="">{listTexts.any}</option>
            {HOLES.map((holes) => (
              <option key={holes} value={holes}>
                {holes}
              </option>
            ))}
          </select>
        </label>
        <label>
          {listTexts.access}
          <select name="access" className="field" defaultValue={filter?.access ?? ''}>
            <option value="">{listTexts.any}</option>
            {accesses
              .filter((access) => access !== 'unknown')
              .map((access) => (
                <option key={access} value={access}>
                  {accessWords[access].label}
                </option>
              ))}
          </select>
        </label>
        <label>
          {listTexts.order}
          <select name="order" className="field" defaultValue={filter?.order ?? 'prominence'}>
            {courseOrders.map((order) => (
              <option key={order} value={order}>
                {listTexts.orders[order]}
              </option>
            ))}
          </select>
        </label>
        <div>
          <label data-check>
            <input type="checkbox" name="map" value="1" defaultChecked={filter?.map} />
            {listTexts.mapped}
          </label>
          <label data-check>
            <input type="checkbox" name="card" value="1" defaultChecked={filter?.card} />
            {listTexts.withCard}
          </label>
        </div>
        <div>
          <button type="submit" className="pill">
            {listTexts.show}
          </button>
          <NearestFirst place={place} filter={filter} />
        </div>
      </form>
    </details>
  );
}
