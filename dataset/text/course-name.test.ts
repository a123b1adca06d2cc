import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compareCourseNames, nameKey, tellingWords } from './course-name.ts';

const relation = (a: string, b: string) => compareCourseNames(a, b).relation;

describe('tellingWords', () => {
  it('leaves out golf words and accents', () => {
    assert.deepEqual(tellingWords('Clube de Golfe da Ilha Terceira'), ['ilha', 'terceira']);
    assert.deepEqual(tellingWords('Campo de Golfe Porto Santo'), ['porto', 'santo']);
    assert.deepEqual(tellingWords('PGA Aroeira No.1'), ['pga', 'aroeira', '1']);
  });

  it('keeps golf words that are all there is', () => {
    assert.deepEqual(tellingWords('The Golf Club'), ['the', 'golf', 'club']);
  });

  it('gives one key to names that mean the same', () => {
    assert.equal(nameKey('Quinta do Lago Sul'), nameKey('Quinta do Lago South Golf Course'));
    assert.equal(nameKey('Golf Club Áland'), nameKey('aland G.C.'.replaceAll('.', '')));
  });
});

describe('compareCourseNames', () => {
  it('takes the same telling words in any order for the same course', () => {
    assert.equal(relation('Praia d’El-Rey Golf', 'Golfe Del Rey Praia'), 'same');
    assert.equal(relation('Curia', 'Campo de Golfe da Curia'), 'same');
    assert.equal(relation('Cantanhede', 'Clube de Golfe de Cantanhedo'), 'same');
  });

  it('takes a name with an owner or place added as similar', () => {
    assert.equal(relation('Quinta da Ria', 'Robinson Club Quinta da Ria'), 'similar');
    assert.equal(relation('Ponte de Lima', 'Axis Golfe Ponte de Lima'), 'similar');
    assert.equal(relation('Terceira', 'Clube de Golfe da Ilha Terceira'), 'similar');
  });

  it('distinguishes sister courses', () => {
    assert.equal(relation('Quinta do Lago Norte', 'Quinta do Lago South Golf Course'), 'different');
    assert.equal(relation('PGA Aroeira No.2', 'PGA Aroeira 1 Golf Course'), 'different');
    assert.equal(relation('Estoril Blue Course', 'Estoril'), 'different');
    assert.equal(relation('Vilamoura - Old Course', 'Vilamoura'), 'different');
    assert.equal(relation('Vale do Lobo Ocean', 'Vale do Lobo Royal'), 'different');
  });

  it('is not misled by common words', () => {
    assert.equal(relation('Royal Óbidos', 'Royal Course'), 'different');
    assert.equal(relation('Quinta do Vale', 'Quinta do Lago'), 'different');
    assert.equal(relation('Vilamoura - Old Course', 'Dom Pedro Old Course'), 'different');
    assert.equal(relation('Golf', ''), 'different');
  });

  it('is symmetric, and every name is the same as itself', () => {
    const word = fc.constantFrom(
      'golf',
      'quinta',
      'lago',
      'north',
      'sul',
      'royal',
      'obidos',
      'terceira',
      'teceira',
      '2',
    );
    const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(name, name, (a, b) => {
        assert.equal(relation(a, b), relation(b, a));
        assert.equal(relation(a, a), 'same');
      }),
    );
  });
});
