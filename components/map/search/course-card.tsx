import { type Map as MapLibreMap, Popup } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CourseOnMap } from './use-course-hits.ts';

interface CourseCardProps {
  map: MapLibreMap;
  course: CourseOnMap;
  /** Given where the card stays until it is closed; otherwise it is the pointer's and cannot be pointed at. */
  onClose?: () => void;
}

/** A course's card beside its point on the map. React writes it, so that names are text whatever they contain. */
export function CourseCard({ map, course, onClose }: CourseCardProps) {
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
      className: stays ? 'course-card' : 'course-card course-card-hover',
    });
    popup.setDOMContent(content).setLngLat([lon, lat]).addTo(map);
    return () => {
      popup.remove();
    };
  }, [map, content, lon, lat, stays]);

  const facts = [
    course.holes !== null && `${course.holes} holes`,
    course.par !== null && `par ${course.par}`,
  ].filter((fact) => fact !== false);
  return createPortal(
    <>
      <p className="course-card-name">
        {stays ? <a href={`/golfs/${course.slug}`}>{course.name}</a> : course.name}
      </p>
      {facts.length > 0 && <p className="course-card-facts">{facts.join(' · ')}</p>}
      {stays && (
        <p className="course-card-links">
          <a href={`/golfs/${course.slug}`}>Open the course</a>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </p>
      )}
    </>,
    content,
  );
}
