import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OsmFeature, OsmTags } from '../osm-feature.ts';
import { countOf, ground, holesWith, profileOf, refs } from './fixtures/profile-of-sketch.ts';
import { area, box, findIn, hole, node, pad } from './fixtures/sketch.ts';

describe('another game', () => {
  test('adds no hole to a course, and makes none, by whichever tag says so', () => {
    const others: OsmTags[] = [
      { sport: 'disc_golf' },
      { 'disc_golf:par': '3' },
      { sport: 'foot_golf' },
      { footgolf: 'hole' },
      { sport: 'disc_golf;frisbee' },
    ];
    for (const other of others) {
      const { profile, findings } = profileOf([ground(), ...holesWith([...refs(9), other])]);
      assert.equal(profile.holes.length, 9, JSON.stringify(other));
      assert.equal(countOf(findings, 'hole-of-another-game'), 1);
      assert.equal(findIn(holesWith(refs(9, other))).inProgress.heads.length, 0, JSON.stringify(other));
    }
  });

  test('that is played on a golf hole too leaves the hole', () => {
    const { profile } = profileOf([ground(), ...holesWith(refs(9, { sport: 'golf;foot_golf' }))]);
    assert.equal(profile.holes.length, 9);
  });
});

test('a course that says it has another game as well stays a course', () => {
  for (const tags of [{ footgolf: 'yes' }, { disc_golf: 'yes' }, { sport: 'golf;foot_golf' }] as OsmTags[]) {
    const { profile } = profileOf([ground({ name: 'Hill Golf Club', ...tags }), ...holesWith(refs(9))]);
    assert.equal(profile.holes.length, 9, JSON.stringify(tags));
  }
});

describe('what is not in use', () => {
  test('is left out by key, value or prefix, holes and parts alike', () => {
    const gone: OsmTags[] = [
      { disused: 'yes' },
      { construction: 'golf_course' },
      { abandoned: 'yes' },
      { 'proposed:golf': 'hole' },
    ];
    for (const tags of gone) {
      const { profile, findings } = profileOf([ground(), ...holesWith([...refs(9), tags])]);
      assert.equal(profile.holes.length, 9, JSON.stringify(tags));
      assert.equal(countOf(findings, 'hole-not-in-use'), 1);
    }
    const bunker = area(900, box(20, 20, 30, 30), { golf: 'bunker', disused: 'yes' });
    const { profile, findings } = profileOf([ground(), ...holesWith(refs(9)), bunker]);
    assert.equal(profile.hazards.length, 0);
    assert.equal(countOf(findings, 'part-not-in-use'), 1);
  });

  test('counts on an abandoned course, whose holes say nothing themselves', () => {
    const { inProgress, findings } = findIn([ground({ abandoned: 'yes' }), ...holesWith(refs(9))]);
    assert.equal(inProgress.heads.length, 0);
    assert.equal(countOf(findings, 'hole-not-in-use'), 9);
  });

  test('is not what only says no', () => {
    const { profile } = profileOf([ground({ disused: 'no' }), ...holesWith(refs(9, { abandoned: 'no' }))]);
    assert.equal(profile.holes.length, 9);
  });
});

describe('a line in pieces', () => {
  const pieces = (first: OsmTags, second: OsmTags, more: OsmFeature[] = []) =>
    profileOf([
      ground(),
      ...holesWith(refs(8)),
      hole(
        300,
        [
          [1000, 0],
          [1000, 200],
        ],
        first,
      ),
      hole(
        301,
        [
          [1000, 200],
          [1050, 400],
        ],
        second,
      ),
      pad(302, [1050, 400], 'green'),
      ...more,
    ]).profile.holes.filter(({ number, length }) => number === 9 || (length ?? 0) > 380);

  test('is one hole whichever piece has the number, or none', () => {
    const whole = 406;
    assert.deepEqual(
      pieces({ ref: '9' }, { ref: '9' }).map(({ length }) => length),
      [whole],
    );
    assert.deepEqual(
      pieces({}, { ref: '9', par: '4' }).map(({ length }) => length),
      [whole],
    );
    assert.deepEqual(
      pieces({}, {}).map(({ length }) => length),
      [whole],
    );
  });

  test('is two holes where a green, a tee or another number says so', () => {
    const lengths = (found: { length: number | null }[]) => found.map(({ length }) => length);
    assert.deepEqual(lengths(pieces({ ref: '9' }, { ref: '10' })), [200]);
    assert.deepEqual(lengths(pieces({ ref: '9' }, {}, [pad(303, [1000, 200], 'tee')])), [200]);
    assert.deepEqual(lengths(pieces({ ref: '9' }, {}, [node(304, [1000, 200], { golf: 'pin' })])), [200]);
  });
});

describe('a number that only a part has', () => {
  test('is the hole’s: of its pin, its green or its tee', () => {
    const parts: OsmFeature[][] = [
      [node(400, [0, 301], { golf: 'pin', ref: '1' })],
      [node(400, [0, 301], { golf: 'pin', name: 'Loch 1' })],
      [pad(400, [0, 0], 'tee', 8, { name: 'Hull 1 Gul' })],
      [pad(400, [0, 302], 'green', 8, { name: 'Green #1' })],
    ];
    for (const part of parts) {
      const { profile } = profileOf([ground(), ...holesWith([{ par: '4' }, ...refs(9).slice(1)]), ...part]);
      assert.equal(profile.holes.filter(({ number }) => number === 1).length, 1, part[0]!.tags.name ?? 'ref');
    }
  });

  test('isn’t given to two holes on one green, or by a practice green', () => {
    const shared = [
      hole(500, [
        [200, 500],
        [0, 300],
      ]),
      node(400, [0, 301], { golf: 'pin', ref: '1' }),
    ];
    const { profile } = profileOf([
      ground(),
      ...holesWith([{ par: '4' }, { ref: '2', par: '4' }]),
      ...shared,
    ]);
    assert.equal(profile.holes.filter(({ number }) => number === 1).length, 0);
  });
});

describe('names', () => {
  test('come from where there is one: another name, one of several kinds of leisure, a resort with holes', () => {
    const named = (tags: OsmTags) =>
      profileOf([area(1, box(-200, -200, 2200, 800), tags), ...holesWith(refs(9))]).profile.name;
    assert.equal(named({ leisure: 'golf_course', alt_name: 'Sandy Links;The Sands' }), 'Sandy Links');
    assert.equal(named({ leisure: 'golf_course', 'name:ja': '砂丘ゴルフ場' }), '砂丘ゴルフ場');
    assert.equal(named({ leisure: 'sports_centre;golf_course', name: 'Sand Club' }), 'Sand Club');
    assert.equal(named({ golf: 'course', name: 'Sand Park' }), 'Sand Park');
    assert.equal(named({ leisure: 'resort', sport: 'golf', name: 'Sand Resort' }), 'Sand Resort');
  });

  test('of the company that runs a course aren’t its club’s', () => {
    const club = (operator: string) =>
      profileOf([ground({ operator }), ...holesWith(refs(9))]).profile.club_name;
    assert.equal(club('Dune Company'), null);
    assert.equal(club('Dünen Betriebs GmbH'), null);
    assert.equal(club('Dune Golf Club Ltd'), 'Dune Golf Club Ltd');
    assert.equal(club('Dune Links Trust'), 'Dune Links Trust');
  });

  test('that a driving range could have keep their course if it has mapped holes', () => {
    for (const name of ['Academy Driving Range', 'Golfübungsanlage Süd', 'Indoor Golf']) {
      assert.equal(profileOf([ground({ name }), ...holesWith(refs(9))]).profile.name, name);
      assert.equal(findIn([ground({ name })]).inProgress.heads.length, 0, name);
    }
  });
});

describe('a hole without a line', () => {
  const parts = (more: OsmFeature[] = []) => [
    ground(),
    ...holesWith(refs(8)),
    pad(300, [1000, 330], 'green', 16, { ref: '9', par: '4' }),
    pad(301, [1000, 0], 'tee', 8, { ref: '9', tee: 'white' }),
    pad(302, [1000, 30], 'tee', 8, { name: 'Tee 9', tee: 'red' }),
    ...more,
  ];

  test('has its number, green, tees and the straight distance, which is said as such', () => {
    const { profile } = profileOf(parts());
    const ninth = profile.holes.find(({ number }) => number === 9);
    assert.deepEqual([ninth?.line, ninth?.length, ninth?.straight_distance], [null, null, 330]);
    assert.ok(ninth?.tee && ninth.green);
    assert.equal(
      profile.surfaces.filter(({ type, hole_ids }) => type === 'tee' && hole_ids[0] === ninth.hole_id).length,
      2,
    );
    const [card] = profile.scorecards;
    assert.deepEqual([card?.par, card?.holes[8]?.hole_id], [36, ninth.hole_id]);
  });

  test('needs a tee and a green, and no line without a number on the course', () => {
    assert.equal(
      profileOf([ground(), ...holesWith(refs(8)), pad(300, [1000, 330], 'green', 16, { ref: '9' })]).profile
        .holes.length,
      8,
    );
    assert.equal(
      profileOf(
        parts([
          hole(310, [
            [1400, 0],
            [1400, 300],
          ]),
        ]),
      ).profile.holes.filter(({ line }) => line === null).length,
      0,
    );
  });
});

test('a key that we can’t use is reported once for all courses, at its first hole', () => {
  const course = (id: number, east: number) =>
    area(id, box(east - 50, -50, east + 150, 400), { leisure: 'golf_course', name: `Links ${id}` });
  const played = (id: number, east: number, tags: OsmTags) =>
    hole(
      id,
      [
        [east, 0],
        [east, 300],
      ],
      { ref: '1', ...tags },
    );
  const { inProgress, findings } = findIn([
    course(1, 0),
    course(2, 5000),
    played(11, 5000, { 'slope:red': '110' }),
    played(12, 5100, { 'slope:red': '110' }),
    played(13, 0, { 'slope:red': '120' }),
  ]);
  assert.equal(inProgress.heads.length, 2);
  const unused = findings.filter(({ rule }) => rule === 'golf-key-unused');
  const said = unused.map(({ place, value }) => `${place} ${value}`);
  assert.equal(said.filter((each) => each.endsWith('slope:red')).join(), 'way/11 slope:red');
});
