import { type Map as MapLibreMap, Popup } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CourseName } from '#components/site/course-name.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { placeNames } from '#components/site/place-names.ts';
import type { CourseRow } from '#lib/api/records.ts';
import { type CourseFilter, isWanted } from '#lib/golf/course-filter.ts';
import { travelUnit } from '#lib/golf/units.ts';
import type { Language } from '#messages/languages.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { type MapList, MOST_COURSES } from './courses-in-window.ts';
import { distanceFrom, type Position } from './my-position.ts';
import type { CourseOnMap } from './use-course-hits.ts';

interface CourseListProps {
  list: MapList;
  filter: CourseFilter;
  /** Courses on the map; null until it has shown any. */
  inView: number | null;
  highlightedId: number | null;
  highlight: (golfId: number | null) => void;
  /** The visitor's position, if they've shared it. */
  me: Position | null;
}

/** Pointing at one highlights it on the map, and vice versa. On a phone it's a sheet over the map. */
export function CourseList({ list, filter, inView, highlightedId, highlight, me }: CourseListProps) {
  const language = useLanguage();
  const { searchMapTexts } = useTexts(searchMapPart);
  const [isOpen, setOpen] = useState(false);
  const courses = list.found?.filter((course) => isWanted(filter, course));
  return (
    <div className="course-list" aria-busy={list.state === 'loading'}>
      <div className="course-list-head">
        <p role="status" className="text-[0.8125rem] text-soft">
          {sumUp(list, courses, inView, language)}
        </p>
        <button type="button" className="pill" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? searchMapTexts.hideList : searchMapTexts.showList}
        </button>
      </div>
      <ol className="max-md:order-3 max-md:min-h-0 max-md:flex-1 max-md:overflow-y-auto">
        {courses?.map((course) => {
          const golfId = Number(course.golf_id);
          return (
            <li
              key={course.golf_id}
              data-highlighted={highlightedId === golfId || undefined}
              onPointerEnter={() => highlight(golfId)}
              onPointerLeave={() => highlight(null)}
              onFocus={() => highlight(golfId)}
              onBlur={() => highlight(null)}
            >
              <PageLink href={`/golfs/${course.slug}`} dir="auto" className="font-semibold">
                <CourseName {...course} />
              </PageLink>
              <p className="text-[0.8125rem]/5 text-soft">
                {placeNames((course.city ?? course.region)?.name, course.country.name).join(', ')}
              </p>
              <p className="text-[0.8125rem]/5 text-soft">{describe(course, me, language)}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function sumUp(
  { found, placeTotal, state }: MapList,
  courses: readonly CourseRow[] | undefined,
  inView: number | null,
  language: Language,
): string {
  const { searchMapTexts } = language.read(searchMapPart);
  if (state === 'failed') return searchMapTexts.searchFailed;
  if (!found || !courses) return searchMapTexts.searching;
  if (placeTotal !== null) return searchMapTexts.ofPlace(courses.length, placeTotal);
  if (found.length === 0 && (inView ?? 0) === 0) return searchMapTexts.none;
  if (found.length < MOST_COURSES) return searchMapTexts.found(courses.length);
  const listed =
    courses.length < found.length
      ? searchMapTexts.matching(courses.length, found.length)
      : searchMapTexts.nearest(courses.length);
  return inView === null ? listed : `${searchMapTexts.found(inView)} ${listed}`;
}

function describe(
  { hole_count, par, has_geometry, country_code, longitude, latitude }: CourseRow,
  me: Position | null,
  language: Language,
): string {
  const { searchMapTexts } = language.read(searchMapPart);
  const { counts, farIn } = language.read(numbersPart);
  const away = me && distanceFrom(me, [longitude, latitude]);
  return [
    away !== null && searchMapTexts.away(farIn(travelUnit(country_code))(away)),
    hole_count !== null && counts.holes(hole_count),
    par !== null && searchMapTexts.par(par),
    has_geometry && searchMapTexts.mapped,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

interface CourseCardProps {
  map: MapLibreMap;
  course: CourseOnMap;
  /** Closes a card that stays until then; without it, it follows the pointer and can't be pointed at. */
  onClose?: () => void;
}

const CARD_LINK = 'inline-flex min-h-(--tap) items-center underline';

/** React writes it, so that any name is text and never markup. */
export function CourseCard({ map, course, onClose }: CourseCardProps) {
  const { counts } = useTexts(numbersPart);
  const { searchMapTexts } = useTexts(searchMapPart);
  const [content] = useState(() => document.createElement('div'));
  const [lon, lat] = course.at;
  const stays = onClose !== undefined;
  useEffect(() => {
    const popup = new Popup({
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: stays,
      offset: 12,
      maxWidth: '18rem',
      className: stays ? 'course-card' : 'course-card pointer-events-none',
    });
    popup.setDOMContent(content).setLngLat([lon, lat]).addTo(map);
    return () => {
      popup.remove();
    };
  }, [map, content, lon, lat, stays]);

  const { slug, holes, par, latin = null, country = null } = course;
  const name = <CourseName name={course.name} name_latin={latin} country_code={country} />;
  const facts = [
    holes !== undefined && counts.holes(holes),
    par !== undefined && searchMapTexts.par(par),
  ].filter((fact) => fact !== false);
  return createPortal(
    <>
      <p className="font-semibold">{stays ? <PageLink href={`/golfs/${slug}`}>{name}</PageLink> : name}</p>
      {facts.length > 0 && <p className="mt-0.5 text-[0.8125rem] text-soft">{facts.join(' · ')}</p>}
      {stays && (
        <p className="mt-1 -mb-1.5 flex gap-4">
          <PageLink href={`/golfs/${slug}`} className={CARD_LINK}>
            {searchMapTexts.openCourse}
          </PageLink>
          <button type="button" className={CARD_LINK} onClick={onClose}>
            {searchMapTexts.close}
          </button>
        </p>
      )}
    </>,
    content,
  );
}
