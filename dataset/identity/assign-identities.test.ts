import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { isGivableSlug } from '#dataset/text/slug.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import { latinForm } from '../names/latin-form.ts';
import { assignIdentities, type Identities } from './assign-identities.ts';
import { faro, head } from './fixtures/head.ts';
import { formatLedgerEntry, type Ledger, parseLedger } from './ledger.ts';

const nothing: Ledger = new Map();
const build = (heads: CourseHead[], previous: Ledger = nothing, remakeSlugs = false) =>
  assignIdentities(
    {
      heads,
      places: heads.map(() => faro),
      latin: heads.map((one) => latinForm(one, 'PT', () => new Map())),
    },
    previous,
    remakeSlugs,
  );

/** Each course's public id, by source id. */
function publicIds(heads: CourseHead[], { courses }: Identities): Record<string, string> {
  return Object.fromEntries(
    heads
      .map((one, index) => [one.sourceIds.join(), `${courses[index]!.golfId} ${courses[index]!.slug}`])
      .sort(([a], [b]) => (a! < b! ? -1 : 1)),
  );
}

describe('a first build', () => {
  it('numbers courses from 1 and makes slugs of their names', () => {
    const { courses, appended, retired } = build([
      head('way/2', 'Золотая Долина', 30),
      head('way/1', 'Clube de Golfe da Ílha'),
    ]);
    assert.deepEqual(courses[1], {
      golfId: 1,
      slug: 'clube-de-golfe-da-ilha',
      name: 'Clube de Golfe da Ílha',
      latin: null,
    });
    assert.deepEqual(courses[0], {
      golfId: 2,
      slug: 'zolotaya-dolina',
      name: 'Золотая Долина',
      latin: { text: 'Zolotaya Dolina', source: 'rule' },
    });
    assert.equal(appended.length, 2);
    assert.deepEqual(retired, []);
  });

  it('prefers the English name for the slug and keeps the local one to be shown', () => {
    const { courses } = build([head('way/1', '川奈ホテル', 139, { nameEnglish: 'Kawana Hotel' })]);
    const latin = { text: 'Kawana Hotel', source: 'tag' };
    assert.deepEqual(courses[0], { golfId: 1, slug: 'kawana-hotel', name: '川奈ホテル', latin });
  });

  it('distinguishes namesakes by city, region, country, then number', () => {
    const heads = ['1', '2', '3', '4', '5'].map((id, i) => head(`way/${id}`, 'Elm', -8 + i));
    assert.deepEqual(
      build(heads).courses.map((course) => course.slug),
      ['elm', 'elm-lagos', 'elm-lagos-faro', 'elm-lagos-faro-portugal', 'elm-lagos-faro-portugal-2'],
    );
  });

  it('calls an unnamed course after its place', () => {
    const [course] = build([head('way/1', null)]).courses;
    assert.deepEqual(course, {
      golfId: 1,
      slug: 'unnamed-course-near-lagos',
      name: 'Unnamed course near Lagos',
      latin: null,
    });
  });

  it('never gives a reserved word or a number as a slug', () => {
    const { courses } = build([head('way/1', 'World'), head('way/2', '1919', 1), head('way/3', '!!!', 2)]);
    assert.deepEqual(
      courses.map((course) => course.slug),
      ['course-world', 'course-1919', 'course'],
    );
  });
});

describe('a rebuild', () => {
  const heads = [
    head('way/1', 'Vale do Lobo Royal', -8.06),
    head('way/2', 'Vale do Lobo Ocean', -8.061),
    head(['opengolfapi:a', 'relation/3'], 'Oitavos Dunes', -9.4),
    head('way/4', null, -7),
  ];
  const first = build(heads);

  it('changes nothing when nothing changed, in any order', () => {
    for (const order of [heads, heads.toReversed()]) {
      const again = build(order, first.ledger);
      assert.deepEqual(publicIds(order, again), publicIds(heads, first));
      assert.deepEqual(again.appended, []);
      assert.deepEqual(again.retired, []);
    }
  });

  it('keeps id and slug of a renamed course', () => {
    const renamed = heads.with(2, head(['opengolfapi:a', 'relation/3'], 'Quinta da Marinha Links', -9.4));
    const { courses, redirects } = build(renamed, first.ledger);
    assert.deepEqual(courses[2], {
      golfId: first.courses[2]!.golfId,
      slug: 'oitavos-dunes',
      name: 'Quinta da Marinha Links',
      latin: null,
    });
    assert.deepEqual(redirects, []);
  });

  it('keeps the slug of an unnamed course that gets a name', () => {
    const named = heads.with(3, head('way/4', 'Penina', -7));
    assert.deepEqual(build(named, first.ledger).courses[3], { ...first.courses[3]!, name: 'Penina' });
  });

  it('recognises by place and name a way that became a relation, and not its sister', () => {
    const turned = heads.with(0, head('relation/900', 'Vale do Lobo – Royal Course', -8.0612));
    const second = build(turned, first.ledger);
    assert.equal(second.courses[0]!.golfId, first.courses[0]!.golfId);
    assert.deepEqual(second.retired, []);
    const { source_ids, former_source_ids } = second.ledger.get(second.courses[0]!.golfId)!;
    assert.deepEqual([source_ids, former_source_ids], [['relation/900'], ['way/1']]);
  });

  it('recognises a course whose outline was redrawn by half its area and its name', () => {
    const outlined = build([head('way/1', 'Oitavos', -9.4, { box: [-9.41, 37.09, -9.39, 37.11] })]);
    const redrawn = (west: number, east: number) =>
      build([head('way/77', 'Oitavos Dunes', -9.39, { box: [west, 37.09, east, 37.11] })], outlined.ledger);
    assert.equal(redrawn(-9.405, -9.385).courses[0]!.golfId, 1);
    assert.equal(redrawn(-9.395, -9.375).courses[0]!.golfId, 2);
  });

  it('recognises a course by its Wikidata id, but not a club’s id that several courses have', () => {
    const known = build([head('way/1', 'Old Name', 1, { wikidata: 'Q5' })]);
    const moved = [head('way/9', 'Another Name', 1.2, { wikidata: 'Q5' })];
    assert.equal(build(moved, known.ledger).courses[0]!.golfId, 1);
    const club = [...moved, head('way/10', 'Third Name', 1.3, { wikidata: 'Q5' })];
    assert.deepEqual(
      build(club, known.ledger).courses.map((course) => course.golfId),
      [3, 2],
    );
  });

  it('keeps the lower golf_id when courses are merged, and redirects the other slug', () => {
    const merged = [head(['way/1', 'way/2'], 'Vale do Lobo', -8.06), ...heads.slice(2)];
    const second = build(merged, first.ledger);
    const [royal, ocean] = first.courses;
    assert.equal(second.courses[0]!.golfId, Math.min(royal!.golfId, ocean!.golfId));
    assert.deepEqual(second.merges, [{ golfId: 3, intoGolfId: 2 }]);
    assert.deepEqual(second.redirects, [{ slug: 'vale-do-lobo-ocean', golfId: 2 }]);
    assert.deepEqual(second.retired, []);
    assert.deepEqual(build(merged, second.ledger).redirects, second.redirects);
  });

  it('follows chains of mergers to the surviving course', () => {
    const three = [head('way/1', 'One A'), head('way/2', 'One B', 1), head('way/3', 'One C', 2)];
    const second = build([head('way/1', 'One A'), head(['way/2', 'way/3'], 'One B', 1)], build(three).ledger);
    const third = build([head(['way/1', 'way/2', 'way/3'], 'One A')], second.ledger);
    assert.deepEqual(third.redirects, [
      { slug: 'one-b', golfId: 1 },
      { slug: 'one-c', golfId: 1 },
    ]);
  });

  it('gives the id of a split course to the part most like it, for good', () => {
    const whole = build([head(['way/1', 'way/2'], 'Ribagolfe Oaks', -8)]);
    const parts = [head('way/1', 'Ribagolfe Lakes', -8.001), head('way/2', 'Ribagolfe Oaks', -8)];
    const split = build(parts, whole.ledger);
    assert.deepEqual(
      split.courses.map((course) => course.golfId),
      [2, 1],
    );
    const withoutOaks = build([parts[0]!], split.ledger);
    assert.deepEqual(withoutOaks.courses[0], split.courses[0]);
    assert.deepEqual(
      withoutOaks.retired.map((entry) => entry.golf_id),
      [1],
    );
  });

  it('retires courses that vanish, reserves their slugs and takes them back', () => {
    const without = build(heads.slice(1), first.ledger);
    assert.deepEqual(
      without.retired.map((entry) => entry.slug),
      ['vale-do-lobo-royal'],
    );
    const newcomer = [...heads.slice(1), head('way/50', 'Vale do Lobo Royal', 20)];
    const second = build(newcomer, without.ledger);
    assert.equal(second.courses.at(-1)!.slug, 'vale-do-lobo-royal-lagos');
    const back = build([...newcomer, heads[0]!], second.ledger);
    assert.deepEqual(back.courses.at(-1), first.courses[0]);
  });
});

describe('any history of builds', () => {
  const sourceId = fc.integer({ min: 1, max: 14 }).map((n) => `way/${n}`);
  const course = fc.record({
    ids: fc.uniqueArray(sourceId, { minLength: 1, maxLength: 3 }),
    name: fc.constantFrom('Links', 'Links Old', 'Oitavos', 'Oitavos Dunes', 'Quinta', null, '2'),
    lon: fc.integer({ min: 0, max: 20 }).map((n) => n / 500),
    wikidata: fc.constantFrom(null, null, 'Q1', 'Q2'),
  });
  const world = fc.array(course, { maxLength: 8 }).map((courses) => {
    const seen = new Set<string>();
    return courses.flatMap(({ ids, name, lon, wikidata }) => {
      const own = ids.filter((id) => !seen.has(id));
      for (const id of own) seen.add(id);
      return own.length > 0 ? [head(own, name, lon, { wikidata })] : [];
    });
  });

  it('never reassigns or forgets a slug or a golf_id', () => {
    fc.assert(
      fc.property(fc.array(world, { minLength: 1, maxLength: 6 }), (history) => {
        let ledger = nothing;
        const slugOf = new Map<number, string>();
        const idOf = new Map<string, number>();
        for (const heads of history) {
          const built = build(heads, ledger);
          assert.equal(new Set(built.courses.map(({ golfId }) => golfId)).size, heads.length);
          for (const { golfId, slug } of built.courses) {
            assert.ok(isGivableSlug(slug));
            assert.equal(slugOf.get(golfId) ?? slug, slug);
            assert.equal(idOf.get(slug) ?? golfId, golfId);
            slugOf.set(golfId, slug);
            idOf.set(slug, golfId);
          }
          const live = new Set(built.courses.map(({ golfId }) => golfId));
          for (const { slug, golfId } of built.redirects) {
            assert.ok(live.has(golfId));
            assert.ok(!live.has(idOf.get(slug)!));
            assert.ok(golfId < idOf.get(slug)!);
          }
          for (const golfId of slugOf.keys()) assert.ok(built.ledger.has(golfId));
          ledger = built.ledger;
        }
      }),
    );
  });

  it('does not depend on the order of the courses, and is what its appended lines say', () => {
    fc.assert(
      fc.property(
        fc.array(world, { minLength: 1, maxLength: 4 }),
        fc.infiniteStream(fc.nat()),
        (history, numbers) => {
          let ledger = nothing;
          let file = '';
          for (const heads of history) {
            const built = build(heads, ledger);
            const shuffled = heads
              .map((one): [number, CourseHead] => [numbers.next().value ?? 0, one])
              .sort(([a], [b]) => a - b)
              .map(([, one]) => one);
            const other = build(shuffled, ledger);
            assert.deepEqual(publicIds(shuffled, other), publicIds(heads, built));
            assert.deepEqual(other.appended, built.appended);
            file += built.appended.map(formatLedgerEntry).join('');
            assert.deepEqual(
              new Map([...parseLedger(file, 'ids.ndjson')].sort()),
              new Map([...built.ledger].sort()),
            );
            ledger = parseLedger(file, 'ids.ndjson');
          }
        },
      ),
    );
  });
});
