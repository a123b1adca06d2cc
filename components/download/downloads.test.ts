import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { csvRow } from '#lib/text/csv.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { inXml, readXml } from '#testing/read-xml.ts';
import { courseGpx, courseKml } from './course-files.ts';
import { scorecardCsv } from './scorecard-csv.ts';

const unknownHole = {
  hole_id: 'h2',
  number: null,
  number_source: null,
  loop: null,
  name: null,
  tee: null,
  green: null,
  line: null,
  par: null,
  par_source: null,
  length: null,
  straight_distance: null,
  elevation_change: null,
  tee_elevation: null,
  green_elevation: null,
  carries: [],
};

/** A course in which every untrusted text is `text`. */
function hostileCourse(text: string) {
  const [tee, green]: [number, number][] = [
    [-9.1, 38.7],
    [-9.1, 38.703],
  ];
  const point = (coordinates: [number, number]) => ({ type: 'Point' as const, coordinates });
  return {
    name: text,
    name_latin: null,
    slug: 'hostile',
    location: { latitude: 38.7, longitude: -9.1 },
    holes: [
      {
        hole_id: 'h1',
        number: 1,
        number_source: 'card' as const,
        loop: text,
        name: text,
        tee: point(tee!),
        green: point(green!),
        line: { type: 'LineString' as const, coordinates: [tee!, green!] },
        par: 4,
        par_source: 'card' as const,
        length: 330,
        straight_distance: null,
        elevation_change: 2.4,
        tee_elevation: 20,
        green_elevation: 22.4,
        carries: [
          { hazard_id: 'z1', type: 'bunker' as const, side: 'left' as const, reach: 200, carry: 210 },
        ],
      },
      unknownHole,
    ],
    scorecards: [
      {
        scorecard_id: 's1',
        name: text,
        gender: 'men',
        is_default: true,
        par: null,
        teebox_ids: ['t1'],
        holes: [{ hole_id: 'h1', number: 1, par: 4, stroke_index: 1 }],
      },
    ],
    teeboxes: [
      {
        teebox_id: 't1',
        name: text,
        length: 330,
        length_yards: 361,
        measured_in: 'm' as const,
        scorecard_ids: ['s1'],
        holes: [{ hole_id: 'h1', number: 1, length: 330, length_yards: 361 }],
      },
    ],
    sources: [{ name: text, licence: 'ODbL', attribution: text }],
  };
}

for (const [format, write] of [
  ['GPX', courseGpx],
  ['KML', courseKml],
] as const) {
  test(`${format} is well-formed and gives every hostile name back as text`, () => {
    for (const text of hostileTexts) {
      const elements = readXml(write(hostileCourse(text), 'https://site.example/golfs/hostile'));
      const names = elements.filter(({ name }) => name === 'name');
      assert.equal(names[0]?.text, inXml(text));
      const known =
        /^(gpx|metadata|name|desc|link|wpt|ele|rte|rtept|kml|Document|description|Style|LineStyle|color|width|Folder|Placemark|styleUrl|LineString|Point|tessellate|coordinates)$/;
      assert.deepEqual(
        elements.filter(({ name }) => !known.test(name)),
        [],
      );
    }
  });
}

test('GPX has a waypoint for each tee and green and a route for each hole, in degrees', () => {
  const elements = readXml(courseGpx(hostileCourse('Links'), 'https://site.example/'));
  assert.deepEqual(
    elements.filter(({ name }) => name === 'wpt').map(({ attributes }) => attributes),
    [
      { lat: '38.7', lon: '-9.1' },
      { lat: '38.703', lon: '-9.1' },
    ],
  );
  assert.equal(elements.filter(({ name }) => name === 'rtept').length, 2);
  const [, description] = elements.filter(({ name }) => name === 'desc');
  assert.equal(description?.text, 'Par 4, 330 m, climbs 2 m; bunker left 200–210 m');
});

test('a scorecard opens in a CSV reader with one line for each hole and sum', () => {
  const rows: Record<string, string>[] = parse(scorecardCsv(hostileCourse('Links')), {
    columns: true,
    bom: true,
  });
  assert.deepEqual(rows, [
    {
      card: 'Links',
      players: 'men',
      hole: '1',
      par: '4',
      stroke_index: '1',
      'Links (m)': '330',
      'Links (yd)': '361',
    },
    {
      card: 'Links',
      players: 'men',
      hole: 'Total',
      par: '',
      stroke_index: '',
      'Links (m)': '330',
      'Links (yd)': '361',
    },
  ]);
});

test('no cell of a scorecard begins as a formula does', () => {
  for (const text of hostileTexts) {
    const rows: string[][] = parse(scorecardCsv(hostileCourse(text)), { bom: true });
    assert.equal(rows.length, 3);
    for (const cell of rows.flat()) assert.doesNotMatch(cell, /^\s*[=+\-@]/);
    assert.ok(rows[1]?.[0]?.endsWith(text.toWellFormed()), 'the text itself stays');
  }
});

test('numbers keep their minus sign, and unknown is empty', () => {
  assert.equal(csvRow([-3, null, 'a,b', 'say "hi"']), '-3,,"a,b","say ""hi"""\r\n');
});
