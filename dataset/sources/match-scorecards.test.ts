import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { headWith } from '../fixtures/tiny-courses.ts';
import { matchScorecards } from './match-scorecards.ts';
import type { ScorecardRecord } from './scorecard-files.ts';

const algarve: Position = [-8.2, 37.15];
const card = (name: string, more: Partial<ScorecardRecord> = {}): ScorecardRecord => ({
  place: `cards.ndjson:${name}`,
  sourceId: null,
  name,
  countryCode: 'PT',
  position: null,
  holes: [],
  tees: [],
  findings: [],
  ...more,
});

/** 'card = course' for each match, and the findings' rules and values. */
function outcome(courseNames: string[], cards: ScorecardRecord[], positions: Position[] = []) {
  const heads = courseNames.map((name, i) =>
    headWith({ sourceIds: [`way/${i}`], name, position: positions[i] ?? algarve }),
  );
  const { byCourse, findings } = matchScorecards(heads, cards);
  const matches = [...byCourse].flatMap(([index, matched]) =>
    matched.map(
      ({ record, name }) => `${record.name} = ${courseNames[index]}${name === null ? '' : ` as ${name}`}`,
    ),
  );
  return { matches: matches.sort(), findings: findings.map(({ rule, value }) => `${rule} ${value}`).sort() };
}
const matches = (courseNames: string[], ...names: string[]) =>
  outcome(
    courseNames,
    names.map((name) => card(name)),
  ).matches;

describe('matchScorecards', () => {
  it('goes by source id first, wherever the card says it is', () => {
    const heads = [headWith({ sourceIds: ['way/1', 'x:7'], name: 'Penina', position: algarve })];
    const { byCourse } = matchScorecards(heads, [card('Anything', { sourceId: 'x:7', countryCode: 'US' })]);
    assert.equal(byCourse.get(0)?.length, 1);
  });

  it('reads the names of lines with one source id for the rounds that they are of', () => {
    const rounds = (...names: string[]) => {
      const heads = [headWith({ sourceIds: ['x:7'], name: 'Golfpark Jurablick', position: algarve })];
      const cards = names.map((name, i) => card(name, { sourceId: 'x:7', place: `cards.ndjson:${i}` }));
      return matchScorecards(heads, cards)
        .byCourse.get(0)!
        .map(({ name, loops }) => [name, ...loops].join(' | '));
    };
    assert.deepEqual(
      rounds('Jurablick Blau - Gelb', 'Jurablick Blau - Grün', 'Jurablick Blau - Rot', 'Jurablick Schwarz'),
      ['Blau – Gelb | Blau | Gelb', 'Blau – Grün | Blau | Grün', 'Blau – Rot | Blau | Rot', 'Schwarz'],
    );
    assert.deepEqual(rounds('Elm Hill: Lakes/Woods', 'Elm Hill: Woods/Moor', 'Elm Hill: Moor/Lakes'), [
      'Lakes – Woods | Lakes | Woods',
      'Moor – Lakes | Moor | Lakes',
      'Woods – Moor | Woods | Moor',
    ]);
    assert.deepEqual(rounds('Wee Links', 'Wee Links Old Course'), ['', 'Old Course']);
    assert.deepEqual(rounds('Elm Hill', 'Elm Hill'), ['', ''], 'men and women on a line each');
    const twice = headWith({ sourceIds: ['x:1', 'x:2'], name: 'Del Rio', position: algarve });
    const cards = ['Del Rio Club', 'Del Rio Golf Course'].map((name, i) =>
      card(name, { sourceId: `x:${i + 1}` }),
    );
    const names = matchScorecards([twice], cards)
      .byCourse.get(0)!
      .map(({ name }) => name);
    assert.deepEqual(names, [null, null], 'a course that its list has twice');
  });

  it('goes by name within the country', () => {
    assert.deepEqual(matches(['Clube de Golfe da Ilha Terceira'], 'Terceira'), [
      'Terceira = Clube de Golfe da Ilha Terceira',
    ]);
    const spain: Position = [-5.9, 37.4];
    assert.deepEqual(outcome(['Terceira'], [card('Terceira')], [spain]).matches, []);
    assert.deepEqual(outcome(['Terceira'], [card('Terceira', { countryCode: null })], [spain]).matches, [
      'Terceira = Terceira',
    ]);
  });

  it('never mistakes a course for its sister', () => {
    assert.deepEqual(matches(['Quinta do Lago South'], 'Quinta do Lago Norte', 'Quinta do Lago Sul'), [
      'Quinta do Lago Sul = Quinta do Lago South',
    ]);
    assert.deepEqual(matches(['Estoril'], 'Estoril', 'Estoril Palácio'), ['Estoril = Estoril']);
    assert.deepEqual(matches(['Quinta do Lago'], 'Quinta do Lago Laranjal', 'Quinta do Lago Mata'), []);
    assert.deepEqual(matches(['Penina Golf & Resort'], 'Penina Golf Course', 'Penina Resort Course'), []);
    assert.deepEqual(matches(['Penina Resort Course'], 'Penina Golf Course', 'Penina Resort Course'), [
      'Penina Resort Course = Penina Resort Course',
    ]);
    assert.deepEqual(matches(['Amendoeira – Faldo & O’Connor Jnr'], 'O’Connor Jnr', 'Faldo Course'), []);
  });

  it('is not misled by common words', () => {
    assert.deepEqual(
      matches(
        ['Royal Course', 'Quinta de Cima', 'Vale de Milho'],
        'Royal Óbidos',
        'Quinta do Vale',
        'Vale do Lobo',
      ),
      [],
    );
  });

  it('makes combinations of nines cards of one course', () => {
    assert.deepEqual(
      matches(
        ['Onyria Palmares Golf'],
        'Palmares Golf Alvor - Lagos',
        'Palmares Golf Lagos - Praia',
        'Palmares Golf Praia - Alvor',
      ),
      [
        'Palmares Golf Alvor - Lagos = Onyria Palmares Golf as Alvor – Lagos',
        'Palmares Golf Lagos - Praia = Onyria Palmares Golf as Lagos – Praia',
        'Palmares Golf Praia - Alvor = Onyria Palmares Golf as Praia – Alvor',
      ],
    );
    assert.deepEqual(matches(['Montebelo'], 'Montebelo Buçaco (19-09)', 'Montebelo Caramulo (1-18)'), [
      'Montebelo Buçaco (19-09) = Montebelo as Buçaco',
      'Montebelo Caramulo (1-18) = Montebelo as Caramulo',
    ]);
  });

  it('distinguishes namesakes by coordinates where the card has them', () => {
    const north: Position = [-8.5, 41.5];
    const names = ['Santo António', 'Santo António'];
    const somewhere = outcome(names, [card('Santo António')], [algarve, north]);
    assert.deepEqual(somewhere.matches, []);
    assert.deepEqual(somewhere.findings, ['scorecard-ambiguous Santo António: Santo António; Santo António']);
    assert.equal(
      outcome(names, [card('Santo António', { position: [-8.51, 41.5] })], [algarve, north]).matches.length,
      1,
    );
    assert.equal(outcome(['Santo António'], [card('Santo António', { position: north })]).matches.length, 0);
  });

  it('names the nearest candidates of a card without a course', () => {
    const { findings } = outcome(
      ['Quinta da Ria', 'Quinta de Cima', 'Penina'],
      [card('Quinta da Beloura'), card('Troia')],
    );
    assert.deepEqual(findings, [
      'scorecard-without-course Quinta da Beloura: Quinta da Ria; Quinta de Cima',
      'scorecard-without-course Troia: no course is like it',
    ]);
  });

  it('does not depend on the order of the cards', () => {
    const names = ['Penina', 'Penina Golf', 'Vila Sol A+B', 'Vila Sol B+A', 'Quinta da Ria', 'Ria'];
    const courses = ['Penina', 'Pestana Vila Sol', 'Robinson Quinta da Ria'];
    assert.deepEqual(matches(courses, ...names), matches(courses, ...names.toReversed()));
  });
});
