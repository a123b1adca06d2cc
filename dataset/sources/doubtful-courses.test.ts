import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsWith, headWith } from '../fixtures/tiny-courses.ts';
import { sieveDoubtful } from './doubtful-courses.ts';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';

const sieve = (...lines: ReturnType<typeof line>[]) => {
  const { courses, findings } = sieveDoubtful(
    mergeCourses([], lines),
    () => detailsWith(),
    () => [],
  );
  return {
    names: courses.map(({ head }) => head.name),
    findings: findings.map(({ rule, place, action, value }) => [rule, place, action, value].join(' ')),
  };
};

test('a nameless point in one list is withheld; one that a second source has, or that is mapped, is a course', () => {
  assert.deepEqual(sieve(line('a:1', null, 0)), {
    names: [],
    findings: ['nameless-point-of-a-list c.ndjson:a:1 quarantined 37.00000, -8.00000'],
  });
  assert.deepEqual(sieve(line('a:1', null, 0), line('a:2', null, 100)).names, [], 'one list says it twice');
  assert.deepEqual(sieve(line('a:1', null, 0), line('b:1', null, 100)).names, [null]);
  const mapped = mergeCourses(
    [headWith({ sourceIds: ['way/1'], position: [-8, 37] })],
    [line('a:1', null, 0)],
  );
  assert.equal(
    sieveDoubtful(
      mapped,
      () => detailsWith(),
      () => [],
    ).courses.length,
    1,
  );
});

test('lines about mapped ground that stays in doubt are withheld with it, each with its findings', () => {
  const doubt = {
    source: 'osm',
    place: 'way/1',
    rule: 'tiny-ground-without-golf',
    value: 'Grand Hotel',
    action: 'quarantined',
  } as const;
  const head = headWith({ sourceIds: ['way/1'], position: [-8, 37], name: 'Grand Hotel', doubt });
  const listed = line('a:1', 'Grand Hotel', 0);
  listed.findings.push({ ...doubt, source: 'courses', place: listed.place, rule: 'phone-malformed' });
  const { courses, findings } = sieveDoubtful(
    mergeCourses([head], [listed]),
    () => detailsWith({ findings: [{ ...doubt, rule: 'website-malformed' }] }),
    () => [],
  );
  assert.deepEqual(courses, []);
  assert.deepEqual(
    findings.map(({ source, place, rule, value }) => [source, place, rule, value].join(' ')),
    [
      'osm way/1 website-malformed Grand Hotel',
      'courses c.ndjson:a:1 phone-malformed Grand Hotel',
      'osm way/1 tiny-ground-without-golf Grand Hotel',
      'courses c.ndjson:a:1 tiny-ground-without-golf way/1: Grand Hotel',
    ],
  );
});

test('of courses on one point at one address, the one with another name than the website’s is withheld', () => {
  const at = { address: '1250 Capri Dr', website: 'https://therivieracountryclub.com/' };
  const riviera = line('a:1', 'The Riviera Country Club', 0, at);
  const gables = line('a:2', 'Green Gables Golf Course', 0, at);
  assert.deepEqual(sieve(riviera, gables), {
    names: ['The Riviera Country Club'],
    findings: [
      'ghost-of-another-course c.ndjson:a:2 quarantined Green Gables Golf Course: on the point of The Riviera Country Club',
    ],
  });
});

test('sister courses, other addresses and websites that name neither course are left alone', () => {
  const at = { address: '191 Clyde St', website: 'https://tcc1882.org/' };
  const kept = (...lines: Parameters<typeof sieve>) =>
    assert.equal(sieve(...lines).names.length, lines.length);
  kept(line('a:1', 'Primrose At The Country Club', 0, at), line('a:2', 'Main At The Country Club', 0, at));
  const riviera = { address: '1 Capri Dr', website: 'https://riviera.example/' };
  kept(line('a:1', 'Riviera North', 0, riviera), line('a:2', 'Riviera Short', 0, riviera));
  kept(
    line('a:1', 'Riviera', 0, riviera),
    line('a:2', 'Green Gables', 0, { ...riviera, address: '2 Capri Dr' }),
  );
  kept(line('a:1', 'Riviera', 0, riviera), line('a:2', 'Green Gables', 100, riviera));
});

test('a website confirms a name by its initials, an address by a rare word', () => {
  const winged = { address: '851 Fenimore Rd', website: 'http://www.wfgc.org/' };
  const kept = (...lines: Parameters<typeof sieve>) => sieve(...lines).names;
  assert.deepEqual(
    kept(
      line('a:1', 'West at Winged Foot Golf Club', 0, winged),
      line('a:2', 'Wild Wing Plantation', 20, winged),
    ),
    ['West at Winged Foot Golf Club'],
  );
  const cajun = { address: '106 Cajun Pines Ct' };
  assert.deepEqual(
    kept(line('a:1', 'Broken Pine Golf Club', 0, cajun), line('a:2', 'Cajun Pines Golf Course', 0, cajun)),
    ['Cajun Pines Golf Course'],
  );
});

test('of two similar names on one point, the one with all words of the website stays', () => {
  const at = { address: '401 Danbury Rd', website: 'https://candlewoodvalleygolf.example/' };
  const pair = (short: string, long: string) => sieve(line('a:1', short, 0, at), line('a:2', long, 0, at));
  assert.deepEqual(pair('Candlewood Golf Club', 'Candlewood Valley Country Club'), {
    names: ['Candlewood Valley Country Club'],
    findings: [
      'ghost-of-another-course c.ndjson:a:1 quarantined Candlewood Golf Club: on the point of Candlewood Valley Country Club, as the website has it',
    ],
  });
  // Courses of one club, and a website that says nothing of the longer name.
  for (const [one, other] of [
    ['Candlewood Valley Golf Club', 'Candlewood Valley Golf Club Lake Course'],
    ['Candlewood Valley Country Club', 'Old Mill at Candlewood Valley Country Club'],
    ['Candlewood Golf Club', 'Candlewood Lake Golf Club'],
    ['Candlewood Valley Golf Club', 'Candlewood Valley North Golf Course'],
  ] as const) {
    assert.equal(pair(one, other).names.length, 2, other);
  }
});

test('if nothing says which of two is there, both are withheld', () => {
  const at = { address: '3591 Fairgreen St' };
  const { names, findings } = sieve(
    line('a:1', 'The Habitat Golf Course', 0, at),
    line('a:2', 'Jo Daddys Golf Course', 0, at),
  );
  assert.deepEqual(names, []);
  assert.deepEqual(findings, [
    'ghost-of-another-course c.ndjson:a:1 quarantined The Habitat Golf Course: nothing says whether it or Jo Daddys Golf Course is here',
    'ghost-of-another-course c.ndjson:a:2 quarantined Jo Daddys Golf Course: nothing says whether it or The Habitat Golf Course is here',
  ]);
});

test('five or more numbered points, or nine names without golf, at distances of holes are the holes of a course', () => {
  const holes = 'Spechtbaum Bermudadreieck Fuchsbau Lönsgrab Tannenbaum Römer Eichen Häher Kortenbusch'.split(
    ' ',
  );
  const lines = holes.map((name, i) => line(`a:${i}`, name, 350 * i));
  const { names, findings } = sieve(...lines, line('a:19', 'Golfclub Vechta', 300));
  assert.deepEqual(names, ['Golfclub Vechta']);
  assert.equal(
    findings[0],
    'name-of-a-hole c.ndjson:a:0 quarantined Spechtbaum: one of 9 such names close together',
  );
  const kept = (...named: ReturnType<typeof line>[]) => sieve(...named).names.length;
  assert.equal(kept(...lines.slice(1)), 8);
  assert.equal(kept(...holes.map((name, i) => line(`a:${i}`, `${name} Golf`, 350 * i))), 9);
  const numbered = (label: (number: number) => string, metres: number) =>
    [3, 1, 2, 12, 7].map((number, i) => line(`a:${i}`, label(number), metres * i));
  assert.equal(kept(...numbered((number) => `Longleaf ${number}. Bahn`, 300)), 0);
  assert.equal(kept(...numbered((number) => `Piste ${number}`, 60)), 0);
});

test('courses that a list puts at their club or town aren’t taken for holes', () => {
  const numbers = ['#1', '#2', 'No. 3', 'No. 4', '#5', 'No. 8'];
  const atClub = numbers.map((number, i) => line(`a:${i}`, `Longleaf ${number}`, 0));
  assert.equal(sieve(...atClub).names.length, 6);
  const birds = ['Heron 1', 'Egret 2', 'Ibis 2', 'Crane 3', 'Stork 1'];
  const twice = birds.map((bird, i) => line(`a:${i}`, bird, 300 * i));
  assert.equal(sieve(...twice).names.length, 5);
  const ofTown = Array.from({ length: 12 }, (_, i) => ({
    ...line(`a:${i}`, `${'ABCDEFGHIJKL'[i]}spen Reserve`, 120 * i),
    cityName: 'Naples',
  }));
  assert.equal(sieve(...ofTown).names.length, 12);
});

test('five or more names of one course far from each other are its holes, along a road', () => {
  const holes = [
    '- "Skylab"',
    '- "Brumby\'s Run"',
    '"Dingos Den"',
    '– Nundroo Roadhouse',
    '- "Watering Hole"',
  ];
  const along = (metres: number, club = 'Nullarbor Links') =>
    sieve(...holes.map((hole, i) => line(`a:${i}`, `${club} ${hole}`, metres * i))).names.length;
  assert.equal(along(60_000), 0);
  assert.equal(along(1000), 5, 'courses of one club');
  assert.equal(along(60_000, 'Golf Club'), 5, 'no name of a course');
  const trail = ['Capitol Hill', 'Grand National', 'Oxmoor Valley', 'Hampton Cove', 'Silver Lakes'];
  const ofTrail = trail.map((name, i) => line(`b:${i}`, `Jones Trail - ${name}`, 60_000 * i));
  assert.equal(sieve(...ofTrail).names.length, 5, 'courses of a trail');
  assert.deepEqual(sieve(line('a:1', 'Nullarbor Links - "Skylab"', 0)).findings, []);
});
