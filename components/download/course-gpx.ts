import { attributionLine, type DownloadedCourse, holeTitle } from './downloaded-course.ts';
import { holeDescription } from './hole-description.ts';
import { xmlText } from './xml-text.ts';

type Hole = DownloadedCourse['holes'][number];

/** The course as GPX 1.1 (topografix.com/GPX/1/1): a waypoint for each tee and green, a route for each hole. */
export function courseGpx(course: DownloadedCourse, url: string): string {
  const waypoints = course.holes.flatMap((hole) => {
    const title = holeTitle(course, hole);
    return [
      waypoint(`${title}, tee`, hole.tee, hole.tee_elevation),
      waypoint(`${title}, green`, hole.green, hole.green_elevation),
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Fairway Atlas" xmlns="http://www.topografix.com/GPX/1/1">',
    '<metadata>',
    `<name>${xmlText(course.name)}</name>`,
    `<desc>${xmlText(attributionLine(course))}</desc>`,
    `<link href="${xmlText(url)}"/>`,
    '</metadata>',
    ...waypoints.filter((each) => each !== ''),
    ...course.holes.map((hole) => route(course, hole)).filter((each) => each !== ''),
    '</gpx>',
    '',
  ].join('\n');
}

function waypoint(name: string, point: Hole['tee'], elevation: number | null): string {
  if (point === null) return '';
  const [lon, lat] = point.coordinates;
  const height = elevation === null ? '' : `<ele>${elevation}</ele>`;
  return `<wpt lat="${lat}" lon="${lon}">${height}<name>${xmlText(name)}</name></wpt>`;
}

function route(course: DownloadedCourse, hole: Hole): string {
  if (hole.line === null) return '';
  const sentence = holeDescription(course, hole);
  const points = hole.line.coordinates.map(([lon, lat]) => `<rtept lat="${lat}" lon="${lon}"/>`).join('');
  return `<rte><name>${xmlText(holeTitle(course, hole))}</name><desc>${xmlText(sentence)}</desc>${points}</rte>`;
}
