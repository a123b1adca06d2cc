import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { profilesOfExtract } from './fixtures/profiles-of-extract.ts';
import { withoutOsmium } from './fixtures/scratch.ts';

const file = join(import.meta.dirname, '../../../shared/data/osm/famous.osm.pbf');
const skip =
  withoutOsmium || (existsSync(file) ? false : 'the famous courses of ../shared/data are not here');

type Tags = ReadonlyMap<string, string>;

/** The tags of every hole, by its way. */
function readTags(): Map<string, Tags> {
  const { stdout } = spawnSync('osmium', ['tags-filter', '-R', file, 'w/golf=hole', '-f', 'opl', '-o', '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  return new Map(
    stdout.split('\n').flatMap((way) => {
      const [id = '', ...fields] = way.split(' ');
      const text = fields.find((field) => field.startsWith('T'))?.slice(1) ?? '';
      const tags = text.split(',').map((tag) => tag.split('=') as [string, string]);
      return id === '' ? [] : [[`way/${id.slice(1)}`, new Map(tags)] as const];
    }),
  );
}

const isNumber = (text: string | undefined) => text !== undefined && /^\d+$/.test(text);

describe('famous courses', { skip }, () => {
  let profiles: GolfProfile[];
  let tagsOf: Map<string, Tags>;
  before(async () => {
    ({ profiles } = await profilesOfExtract(file));
    tagsOf = readTags();
  });

  const named = (name: string, isIt: (profile: GolfProfile) => boolean = () => true) =>
    profiles.find((profile) => profile.name === name && isIt(profile))!;
  const cardOf = ({ scorecards }: GolfProfile) => scorecards.find((card) => card.is_default);
  const played = (profile: GolfProfile) =>
    (cardOf(profile)?.holes ?? []).flatMap((printed) => {
      const hole = profile.holes.find(({ hole_id }) => hole_id === printed.hole_id);
      return hole ? [{ printed, hole, tags: tagsOf.get(hole.origin.id!)! }] : [];
    });

  test('have the numbers and pars of the tags, hole by hole', () => {
    let compared = 0;
    for (const profile of profiles) {
      for (const { printed, hole, tags } of played(profile)) {
        const about = `${profile.name}, hole ${hole.number}`;
        if (isNumber(tags.get('ref'))) assert.equal(String(hole.number), tags.get('ref'), about);
        if (isNumber(tags.get('par'))) assert.equal(String(printed.par), tags.get('par'), about);
        compared++;
      }
    }
    assert.ok(compared >= 14 * 18, `${compared} holes`);
  });

  test('have the stroke indexes of the tags, where a set is whole', () => {
    let compared = 0;
    for (const profile of profiles) {
      const holes = played(profile);
      const tagged = holes.map(({ tags }) => tags.get('handicap'));
      if (!tagged.every(isNumber) || new Set(tagged).size !== tagged.length || tagged.length === 0) continue;
      assert.deepEqual(
        holes.map(({ printed }) => String(printed.stroke_index)),
        tagged,
        profile.name,
      );
      compared++;
    }
    assert.ok(compared >= 2, `${compared} courses`);
  });

  test('have each hole of the main layout end on its green', () => {
    for (const profile of profiles)
      for (const { hole } of played(profile))
        assert.ok(hole.facts.green, `${profile.name}, hole ${hole.number}`);
  });

  test('have the burns of Carnoustie on nine holes and more, and the sea on the 18th of Pebble Beach', () => {
    const wet = (name: string) =>
      named(name)
        .holes.filter(({ facts }) => facts.water_in_play)
        .map(({ number }) => number);
    const carnoustie = wet('The Carnoustie Championship Course');
    for (const number of [1, 2, 3, 4, 5, 10, 11, 17, 18]) assert.ok(carnoustie.includes(number), `${number}`);
    assert.ok(wet('Pebble Beach Golf Course').includes(18));
  });

  test('have Whistling Straits whole, whose layout is spelt in two ways', () => {
    const { holes, par } = named('Whistling Straits');
    assert.deepEqual([holes.length, par], [18, 72]);
    const metres = holes.reduce((sum, { length }) => sum + length!, 0);
    assert.ok(Math.abs(metres - 6889) <= 2, `${metres} m`);
  });

  test('have the men’s and the women’s stroke indexes of St Andrews', () => {
    const { scorecards, holes } = named('Old Course', (profile) => profile.scorecards.length === 2);
    for (const gender of ['men', 'women'] as const) {
      const card = scorecards.find((each) => each.gender === gender)!;
      const tagged = card.holes.map(({ hole_id }) => {
        // Holes whose index is the same for both have one.
        const tags = tagsOf.get(holes.find((hole) => hole.hole_id === hole_id)!.origin.id!)!;
        return tags.get(`handicap:${gender}`) ?? tags.get('handicap');
      });
      assert.deepEqual(
        card.holes.map(({ stroke_index }) => String(stroke_index)),
        tagged,
        gender,
      );
    }
  });
});
