import { attributionLine, type DownloadedCourse, holeTitle } from './downloaded-course.ts';
import { holeDescription } from './hole-description.ts';
import { xmlText } from './xml-text.ts';

type Position = readonly [lon: number, lat: number];

/** The course as KML 2.2 (OGC 07-147r2): a folder for each hole with its line, tee and green. */
export function courseKml(course: DownloadedCourse, url: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    `<name>${xmlText(course.name)}</name>`,
    `<description>${xmlText(`${url}\n${attributionLine(course)}`)}</description>`,
    '<Style id="hole"><LineStyle><color>ff2b41c8</color><width>2</width></LineStyle></Style>',
    ...course.holes.map((hole) => holeFolder(course, hole)),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

function holeFolder(course: DownloadedCourse, hole: DownloadedCourse['holes'][number]): string {
  const title = holeTitle(course, hole);
  const sentence = holeDescription(course, hole);
  const line = hole.line
    ? placemark(
        title,
        `<LineString><tessellate>1</tessellate>${coordinates(hole.line.coordinates)}</LineString>`,
        sentence,
      )
    : '';
  const point = (name: string, place: typeof hole.tee) =>
    place ? placemark(`${title}, ${name}`, `<Point>${coordinates([place.coordinates])}</Point>`) : '';
  return `<Folder><name>${xmlText(title)}</name>${line}${point('tee', hole.tee)}${point('green', hole.green)}</Folder>`;
}

function placemark(name: string, geometry: string, description = ''): string {
  const described = description === '' ? '' : `<description>${xmlText(description)}</description>`;
  const style = geometry.startsWith('<Line') ? '<styleUrl>#hole</styleUrl>' : '';
  return `<Placemark><name>${xmlText(name)}</name>${described}${style}${geometry}</Placemark>`;
}

function coordinates(positions: readonly Position[]): string {
  return `<coordinates>${positions.map(([lon, lat]) => `${lon},${lat}`).join(' ')}</coordinates>`;
}
