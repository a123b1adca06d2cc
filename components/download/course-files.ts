import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { holeLabels } from '#lib/golf/hole-names.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { escapeXml } from '#lib/text/escape-markup.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { holesPart } from '#messages/parts/holes.ts';

type DownloadedHole = DownloadedCourse['holes'][number];
type Position = readonly [lon: number, lat: number];

export type DownloadedCourse = Pick<GolfProfile, 'name' | 'name_latin'> & {
  holes: readonly Omit<
    Hole,
    | 'name'
    | 'bearing'
    | 'hazard_ids'
    | 'origin'
    | 'facts'
    | 'measured_from'
    | 'length_yards'
    | 'length_traced'
    | 'green_distances'
  >[];
  sources: readonly Omit<GolfProfile['sources'][number], 'url' | 'updated_at'>[];
};

/** GPX 1.1 (topografix.com/GPX/1/1): a waypoint for each tee and green, a route for each hole. */
export function courseGpx(course: DownloadedCourse, url: string): string {
  const { fileTexts } = getTexts(coursePart);
  const titleOf = holeTitles(course);
  const waypoints = course.holes.flatMap((hole) => {
    const title = titleOf(hole);
    return [
      waypoint(fileTexts.tee(title), hole.tee, hole.tee_elevation),
      waypoint(fileTexts.green(title), hole.green, hole.green_elevation),
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Fairway Atlas" xmlns="http://www.topografix.com/GPX/1/1">',
    '<metadata>',
    `<name>${escapeXml(bothNames(course))}</name>`,
    `<desc>${escapeXml(aboutFile(course))}</desc>`,
    `<link href="${escapeXml(url)}"/>`,
    '</metadata>',
    ...waypoints.filter((each) => each !== ''),
    ...course.holes.map((hole) => route(hole, titleOf(hole))).filter((each) => each !== ''),
    '</gpx>',
    '',
  ].join('\n');
}

function waypoint(name: string, point: DownloadedHole['tee'], elevation: number | null): string {
  if (point === null) return '';
  const [lon, lat] = point.coordinates;
  const height = elevation === null ? '' : `<ele>${elevation}</ele>`;
  return `<wpt lat="${lat}" lon="${lon}">${height}<name>${escapeXml(name)}</name></wpt>`;
}

function route(hole: DownloadedHole, title: string): string {
  if (hole.line === null) return '';
  const sentence = holeDescription(hole);
  const points = hole.line.coordinates.map(([lon, lat]) => `<rtept lat="${lat}" lon="${lon}"/>`).join('');
  return `<rte><name>${escapeXml(title)}</name><desc>${escapeXml(sentence)}</desc>${points}</rte>`;
}

/** KML 2.2 (OGC 07-147r2): a folder for each hole with line, tee and green. */
export function courseKml(course: DownloadedCourse, url: string): string {
  const titleOf = holeTitles(course);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    `<name>${escapeXml(bothNames(course))}</name>`,
    `<description>${escapeXml(`${url}\n${aboutFile(course)}`)}</description>`,
    '<Style id="hole"><LineStyle><color>ff2b41c8</color><width>2</width></LineStyle></Style>',
    ...course.holes.map((hole) => holeFolder(hole, titleOf(hole))),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
}

function holeFolder(hole: DownloadedHole, title: string): string {
  const { fileTexts } = getTexts(coursePart);
  const sentence = holeDescription(hole);
  const line = hole.line
    ? placemark(
        title,
        `<LineString><tessellate>1</tessellate>${coordinates(hole.line.coordinates)}</LineString>`,
        sentence,
      )
    : '';
  const point = (name: string, place: typeof hole.tee) =>
    place ? placemark(name, `<Point>${coordinates([place.coordinates])}</Point>`) : '';
  return `<Folder><name>${escapeXml(title)}</name>${line}${point(fileTexts.tee(title), hole.tee)}${point(fileTexts.green(title), hole.green)}</Folder>`;
}

function placemark(name: string, geometry: string, description = ''): string {
  const described = description === '' ? '' : `<description>${escapeXml(description)}</description>`;
  const style = geometry.startsWith('<Line') ? '<styleUrl>#hole</styleUrl>' : '';
  return `<Placemark><name>${escapeXml(name)}</name>${described}${style}${geometry}</Placemark>`;
}

function coordinates(positions: readonly Position[]): string {
  return `<coordinates>${positions.map(([lon, lat]) => `${lon},${lat}`).join(' ')}</coordinates>`;
}

/** "Hole 7", or "Hole Red 7" where the course has several nines. */
function holeTitles({ holes }: DownloadedCourse): (hole: DownloadedHole) => string {
  const { fileTexts } = getTexts(coursePart);
  const labels = holeLabels(holes);
  return ({ hole_id }) => fileTexts.hole(labels.get(hole_id)!);
}

/** The sources of it all. */
function aboutFile({ sources, holes }: DownloadedCourse): string {
  const { numbersFromCard } = getTexts(holesPart);
  const named = sources.map(({ name, licence, attribution }) => `${attribution ?? name} (${licence})`);
  return [numbersFromCard(holes), named.join('; ')].filter((text) => text !== null).join(' ');
}

/** Par, metres, slope and the first carries. */
function holeDescription(hole: DownloadedHole): string {
  const { holeSentence } = getTexts(holesPart);
  return holeSentence({
    par: hole.par,
    parSource: hole.par_source,
    length: hole.length,
    straightDistance: hole.straight_distance,
    elevationChange: hole.elevation_change,
    carries: hole.carries,
  });
}
