import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { SourceError } from '../errors.ts';
import { detailsWith, headWith, tinyCourses } from '../fixtures/tiny-courses.ts';
import { assignIdentities } from '../identity/assign-identities.ts';
import { loadPlaces } from '../places/load-places.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';

const folder = sourceFolder();
after(() => folder.remove());

const holes = (length: number) =>
  Array.from({ length: 9 }, (_, i) => ({ number: i + 1, par: 4, stroke_index: i + 1, length: length + i }));
const rating = (courseRating: number) => ({
  rated_holes: 9,
  par: 36,
  course_rating: courseRating,
  slope: 120,
});
const tee = (name: string, gender: string, length: number, courseRating: number) => ({
  name,
  color_hex: '#FFFFFF',
  gender,
  measured_in: 'm',
  rating: rating(courseRating),
  holes: holes(length),
});

describe('mergeSources', () => {
  it('keeps when each source last changed, and whether one says that a course is closed', async () => {
    const head = headWith({ sourceIds: ['way/1'], name: 'Penina', position: [-8.6, 37.1] });
    const details = detailsWith({ sources: ['osm'], updatedAt: '2024-05-01T00:00:00Z' });
    const place = { name: 'Penina', latitude: 37.1, longitude: -8.6 };
    const dated = { ...place, source_id: 'x:1', status: 'Closed', updated_at: '2025-06-01T00:00:00Z' };
    const odd = { ...place, source_id: 'x:2', status: 'perhaps' };
    const file = folder.write('dated.ndjson', ndjson(dated, odd));
    folder.write('dated.ndjson.source.json', JSON.stringify({ name: 'List', licence: 'CC0-1.0' }));
    const { inProgress } = await mergeFiles({ heads: [head], details: () => details }, { courses: [file] });
    const { status, updatedAt, sourceTimes, statedSources, findings } = inProgress.details(0);
    assert.equal(status, 'closed');
    assert.equal(updatedAt, '2025-06-01T00:00:00.000Z');
    assert.equal(sourceTimes?.osm, '2024-05-01T00:00:00Z');
    assert.equal(statedSources?.courses?.[0]?.updated_at, '2025-06-01T00:00:00.000Z');
    assert.ok(findings.some(({ rule, value }) => rule === 'status-unknown' && value === 'status: perhaps'));
  });

  it('names the source of a club’s name that comes from another course’s line', async () => {
    const club = { source_id: 'a:1', name: 'Elm Hill Golf Club', latitude: 37.1, longitude: -8.6 };
    const old = { source_id: 'b:1', name: 'Old Course', latitude: 37.101, longitude: -8.6 };
    const courses = [folder.write('clubs.ndjson', ndjson(club)), folder.write('olds.ndjson', ndjson(old))];
    for (const name of ['clubs', 'olds']) {
      folder.write(`${name}.ndjson.source.json`, JSON.stringify({ name, licence: 'CC0-1.0' }));
    }
    const { inProgress } = await mergeFiles(null, { courses });
    const index = inProgress.heads.findIndex(({ clubName }) => clubName === 'Elm Hill Golf Club');
    const { statedSources, origins } = inProgress.details(index);
    assert.ok(origins?.some(({ value, place }) => value === 'club_name' && place === 'clubs.ndjson:1'));
    assert.deepEqual(
      statedSources?.courses?.map(({ name }) => name),
      ['clubs', 'olds'],
    );
  });

  it('says whose name and telephone number were better written', async () => {
    const head = headWith({ sourceIds: ['way/1'], name: 'PENINA GOLF', position: [-8.6, 37.1] });
    const details = detailsWith({ phone: '282420200', sources: ['osm'] });
    const lines = [
      { source_id: 'x:1', name: 'Penina', latitude: 37.1, longitude: -8.6 },
      { source_id: 'x:2', name: 'Penina Golf', latitude: 37.1, longitude: -8.6, phone: '+351 282 420 200' },
    ];
    const courses = [folder.write('better.ndjson', ndjson(...lines))];
    const { inProgress } = await mergeFiles({ heads: [head], details: () => details }, { courses });
    const { phone, origins } = inProgress.details(0);
    const placeOf = (value: string) => origins?.find((origin) => origin.value === value)?.place;
    assert.equal(inProgress.heads[0]!.name, 'Penina Golf');
    assert.equal(placeOf('name'), 'better.ndjson:2');
    assert.equal(phone, '+351 282 420 200');
    assert.equal(placeOf('phone'), 'better.ndjson:2');
  });

  it('passes on OpenStreetMap’s courses if there is nothing else', async () => {
    const osm = tinyCourses();
    const { inProgress, tallies } = await mergeFiles(osm, {});
    assert.deepEqual(tallies, []);
    assert.deepEqual(inProgress.heads, osm.heads);
    for (const index of osm.heads.keys()) {
      const { origins, sourceTimes, ...details } = inProgress.details(index);
      assert.equal(sourceTimes?.osm, details.updatedAt);
      assert.deepEqual(details, osm.details(index));
      assert.ok(origins?.every(({ place }) => osm.heads[index]?.sourceIds.includes(place)));
    }
  });

  it('says which source names a course and its club', async () => {
    const heads = [
      headWith({ sourceIds: ['way/1'], name: 'Penina', clubName: null, position: [-8.6, 37.1] }),
      headWith({ sourceIds: ['way/2'], name: null, clubName: null, position: [-8.4, 37.1] }),
    ];
    const lines = [
      { source_id: 'x:1', name: 'Penina Golf', club_name: 'Penina Resort', latitude: 37.1, longitude: -8.6 },
      { source_id: 'x:2', name: 'Morgado', latitude: 37.1, longitude: -8.401 },
      { source_id: 'x:3', name: 'Alamos', latitude: 37.1, longitude: -8.2 },
    ];
    const courses = [folder.write('names.ndjson', ndjson(...lines))];
    const { inProgress } = await mergeFiles({ heads, details: () => detailsWith() }, { courses });
    const named = inProgress.heads.map((_, index) =>
      inProgress
        .details(index)
        .origins?.flatMap(({ value, place }) => (/name/.test(value) ? [value, place] : [])),
    );
    assert.deepEqual(named, [
      ['name', 'way/1', 'club_name', 'names.ndjson:1'],
      ['name', 'names.ndjson:2'],
      ['name', 'names.ndjson:3'],
    ]);
  });

  it('makes cards and teeboxes of scorecards, with the ratings of both genders on one teebox', async () => {
    const courses = folder.write(
      'c.ndjson',
      ndjson({ source_id: 'x:1', name: 'Penina', latitude: 37.1, longitude: -8.6, hole_count: 9, par: 35 }),
    );
    const scorecards = folder.write(
      's.ndjson',
      ndjson({
        name: 'Penina Golf',
        country_code: 'PT',
        teeboxes: [
          tee('Brancas', 'men', 300, 34),
          tee('Brancas', 'women', 300, 37),
          tee('Vermelhas', 'women', 250, 35),
        ],
      }),
    );
    const { inProgress, tallies } = await mergeFiles(null, {
      courses: [courses],
      scorecards: [scorecards],
    });
    const details = inProgress.details(0);
    assert.deepEqual(
      details.scorecards.map(({ name, gender, holes }) => [name, gender, holes.length]),
      [[null, 'all', 9]],
    );
    assert.deepEqual(
      details.teeboxes.map(({ name, color, ratings }) => [name, color, ratings.map(({ gender }) => gender)]),
      [
        ['Brancas', 'white', ['men', 'women']],
        ['Vermelhas', 'red', ['women']],
      ],
    );
    assert.deepEqual(details.sources, ['courses', 'scorecards']);
    assert.deepEqual(
      tallies.map(({ key, itemsRead, itemsKept, itemsRejected }) => [
        key,
        itemsRead,
        itemsKept,
        itemsRejected,
      ]),
      [
        ['courses', 1, 1, 0],
        ['scorecards', 1, 1, 0],
      ],
    );
  });

  it('fills the gaps in OpenStreetMap and changes nothing that it says', async () => {
    const line = {
      source_id: 'way/1',
      name: 'Other',
      latitude: 1,
      longitude: 1,
      phone: '+1 555 123 4567',
      access: 'Private',
      city: 'Portimão',
      postal_code: '8500',
    };
    const { inProgress } = await mergeFiles(tinyCourses(), {
      courses: [folder.write('fill.ndjson', ndjson(line))],
    });
    const details = inProgress.details(0);
    assert.equal(details.phone, '+351 282 000 000');
    assert.equal(details.access, 'public');
    assert.equal(details.postalCode, '8500');
    assert.deepEqual(inProgress.heads[0]!.position, tinyCourses().heads[0]!.position);
    assert.deepEqual(details.teeboxes, tinyCourses().details(0).teeboxes);
  });

  it('counts each member’s latest review, of courses by source id, slug or golf_id', async () => {
    const osm = tinyCourses();
    const places = loadPlaces();
    const { ledger, courses } = assignIdentities(
      { heads: osm.heads, places: osm.heads.map((head) => places.locate(head.position)), latin: [] },
      new Map(),
    );
    const reviews = folder.write(
      'r.csv',
      `course,member,rating,date
way/1,ann,3,2026-01-01
${courses[0]!.slug},ann,5,2026-02-01
${courses[0]!.golfId},"bob, b.",4,2025-01-01
demo:2,ann,1,2026-01-01T10:00:00Z
nowhere,ann,1,2026-01-01
way/1,cid,6,2026-01-01
way/1,cid,5,yesterday
way/1,,5,2026-01-01
,dan,5,2026-01-01
way/1,"cid,5,2026-01-01
`,
    );
    const { inProgress, tallies } = await mergeFiles(osm, { reviews: [reviews] }, ledger);
    assert.deepEqual(inProgress.details(0).reviewDistribution, [0, 1, 0, 3, 6]);
    assert.deepEqual(inProgress.details(1).reviewDistribution, [1, 0, 0, 0, 0]);
    const [tally] = tallies;
    assert.deepEqual([tally?.itemsRead, tally?.itemsKept, tally?.itemsRejected], [10, 3, 6]);
    assert.deepEqual(
      tally?.findings.map(({ place, rule }) => `${place} ${rule}`),
      [
        'r.csv:7 rating-not-1-to-5',
        'r.csv:8 date-malformed',
        'r.csv:9 review-without-member',
        'r.csv:10 review-without-course',
        'r.csv:11 row-not-csv',
        'r.csv:6 review-of-unknown-course',
      ],
    );
  });

  it('says which column of a reviews file is missing', async () => {
    const reviews = folder.write('cols.csv', 'course;member;rating;date\n');
    await assert.rejects(mergeFiles(null, { reviews: [reviews] }), (error: unknown) => {
      assert.ok(error instanceof SourceError);
      assert.equal(
        error.message,
        'cols.csv:1: no column course, member, rating, date; the first line must name the columns course,member,rating,date',
      );
      return true;
    });
    await assert.rejects(mergeFiles(null, { reviews: [folder.write('none.csv', '')] }), /none\.csv: empty/);
  });
});
