import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { csvRow } from '#lib/text/csv.ts';
import { hostileCourse, hostileTexts } from '#testing/hostile-course.ts';
import { inXml, readXml } from '#testing/read-xml.ts';
import { courseGpx, courseKml } from './course-files.ts';
import { scorecardCsv } from './scorecard-csv.ts';

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
