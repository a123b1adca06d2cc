import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { readCourseFiles } from './course-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';
import { readSourceFiles } from './merge-sources.ts';
import { readStatements } from './source-statement.ts';

const folder = sourceFolder();
after(() => folder.remove());

const id = '0a1b2c3d-0000-4000-8000-00000000000a';
const scorecard = [
  { hole: 1, par: 4, handicap_index: 3 },
  { hole: 2, par: 3, handicap_index: 9 },
];
const properties = {
  id,
  name: 'Badger Run',
  country: 'US',
  state: 'WI',
  city: 'Erin',
  type: 'Semi-Private',
  holes: 9,
  par: 36,
  phone: '+1 262 555 0100',
  website: 'https://badger.example/',
  year_built: 1931,
  address: '1 Meadow Lane',
  postal_code: '53027',
  architect: 'Ann Field',
  total_yardage: 3100,
  osm_id: 123,
  updated_at: '2026-05-01T00:00:00Z',
  scorecard,
};
const feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [-88.39, 43.25] }, properties };
const { scorecard: _, type, year_built, ...flat } = properties;
const csv = [
  'id,name,latitude,longitude,country,state,city,type,holes,par,phone,website,year_built,address,postal_code,architect,updated_at,hole_1_par,hole_1_hcp,hole_2_par,hole_2_hcp,hole_3_par',
  `${id},"Badger Run",43.25,-88.39,US,WI,"Erin",Semi-Private,9,36,+1 262 555 0100,https://badger.example/,1931,"1 Meadow Lane",53027,Ann Field,2026-05-01T00:00:00Z,4,3,3,9,`,
].join('\n');

const forms: Record<string, string | Uint8Array> = {
  'features.ndjson': ndjson(feature),
  'features.ndjson.gz': gzipSync(ndjson(feature)),
  'courses.geojson': JSON.stringify(
    { type: 'FeatureCollection', name: 'courses', features: [feature] },
    null,
    2,
  ),
  'courses.csv': csv,
  'windows.csv': `\uFEFF${csv.replaceAll('\n', '\r\n')}`,
  'api.ndjson': ndjson({
    ...flat,
    latitude: 43.25,
    longitude: -88.39,
    course_type: type,
    year: 1931,
    scorecard,
  }),
};

describe('a course of OpenGolfAPI', () => {
  for (const [name, content] of Object.entries(forms)) {
    it(`is the same course from ${name}`, async () => {
      const path = folder.write(name, content);
      const { records, findings, linesRead } = (await readSourceFiles({ courses: [path] })).courses;
      assert.deepEqual([findings, linesRead], [[], 1]);
      const { place, findings: own, ...course } = records[0]!;
      assert.deepEqual(own, []);
      assert.match(place, new RegExp(`^${name.replaceAll('.', '\\.')}:[12]$`));
      assert.deepEqual(course, {
        sourceId: `opengolfapi:${id}`,
        name: 'Badger Run',
        otherNames: [],
        position: [-88.39, 43.25],
        countryCode: 'US',
        regionCode: 'WI',
        clubName: null,
        cityName: 'Erin',
        address: '1 Meadow Lane',
        postalCode: '53027',
        phone: '+1 262 555 0100',
        email: null,
        website: 'https://badger.example/',
        description: null,
        access: 'semi_private',
        status: null,
        openedYear: 1931,
        architects: ['Ann Field'],
        declaredHoleCount: 9,
        declaredPar: 36,
        holes: [
          { position: 1, number: 1, par: 4, strokeIndex: 3 },
          { position: 2, number: 2, par: 3, strokeIndex: 9 },
        ],
        updatedAt: '2026-05-01T00:00:00.000Z',
      });
    });

    it(`has its licence and attribution from ${name} without another file`, async () => {
      const statements = await readStatements([folder.write(name, content)]);
      assert.deepEqual(statements.get(name), {
        name: 'OpenGolfAPI',
        licence: 'ODbL-1.0',
        url: 'https://opengolfapi.org',
        attribution: 'Contains data from OpenGolfAPI',
        updated_at: null,
      });
    });
  }

  it('is read from a collection of many megabytes on one line', async () => {
    const start = `{"type":"FeatureCollection","features":[${' '.repeat(5_000_000)}`;
    const path = folder.write('one-line.geojson', `${start}${JSON.stringify(feature)}]}`);
    const { courses } = await readSourceFiles({ courses: [path] });
    assert.deepEqual(
      courses.records.map(({ name }) => name),
      ['Badger Run'],
    );
  });
});

describe('a file of courses that goes wrong', () => {
  const read = async (name: string, content: string | Uint8Array) => {
    const { records, findings } = await readCourseFiles([folder.write(name, content)]);
    return {
      names: records.map((record) => record.name),
      rules: findings.map(({ place, rule }) => `${place} ${rule}`).sort(),
    };
  };

  it('loses a row with too few cells, and keeps the others', async () => {
    const row = csv.split('\n')[1]!;
    assert.deepEqual(await read('short-row.csv', `${csv}\n${id},Short\n${row.replace('Badger', 'Otter')}`), {
      names: ['Badger Run', 'Otter Run'],
      rules: ['short-row.csv:3 row-not-csv'],
    });
  });

  it('leaves out what isn’t a feature or has no place, and keeps the others', async () => {
    const lost = { ...feature, geometry: null };
    const features = [feature, null, lost];
    assert.deepEqual(await read('odd.geojson', JSON.stringify({ type: 'FeatureCollection', features })), {
      names: ['Badger Run'],
      rules: ['odd.geojson:2 line-not-a-json-object', 'odd.geojson:3 course-line-incomplete'],
    });
  });

  it('is refused as a whole if it is cut off or has no features', async () => {
    const whole = String(forms['courses.geojson']);
    await assert.rejects(
      read('cut.geojson', whole.slice(0, -20)),
      /cut\.geojson: not GeoJSON that can be read; is it cut off/,
    );
    await assert.rejects(read('empty.geojson', '{"type":"FeatureCollection"}'), /needs a list of features/);
    const cut = gzipSync(whole).subarray(0, 60);
    await assert.rejects(read('cut.geojson.gz', cut), /the gzip file is cut off/);
  });

  it('is not taken for OpenGolfAPI’s because it has a column id', async () => {
    const other = ndjson({ id: '17', name: 'Elm Hill', latitude: 51, longitude: 0 });
    const path = folder.write('others.ndjson', other);
    assert.equal((await readStatements([path])).get('others.ndjson'), null);
    await assert.rejects(
      readSourceFiles({ courses: [path] }),
      /each needs source_id, latitude and longitude/,
    );
    const damaged = folder.write('damaged.ndjson', `${other}{"id":\n`);
    await assert.rejects(
      readSourceFiles({ courses: [damaged] }),
      /damaged\.ndjson: none of the lines is a course/,
    );
  });
});
