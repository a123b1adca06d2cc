import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseSettlements } from './read-settlements.ts';

const line = (fields: Record<number, string>) =>
  Array.from({ length: 19 }, (_, column) => fields[column] ?? '').join('\t');

const lisbon = {
  0: '2267057',
  1: 'Lisbon',
  3: 'Lisboa,Лиссабон',
  4: '38.72509',
  5: '-9.1498',
  7: 'PPLC',
  8: 'PT',
  10: '14',
  11: '1106',
  14: '517802',
  16: '45',
  17: 'Europe/Lisbon',
};

function townsIn(text: string) {
  const settlements = parseSettlements(text);
  return settlements.countryCodes.flatMap(settlements.of);
}

describe('parseSettlements', () => {
  it('reads the columns of a town, and its other names when asked', () => {
    const [town, ...others] = townsIn(`${line(lisbon)}\n`);
    assert.deepEqual(others, []);
    assert.ok(town);
    const { alternateNames, ...plain } = town;
    assert.deepEqual(plain, {
      geonameId: 2267057,
      name: 'Lisbon',
      lon: -9.1498,
      lat: 38.72509,
      countryCode: 'PT',
      admin1: '14',
      admin2: '1106',
      population: 517802,
      isCapital: true,
      elevation: 45,
      timezone: 'Europe/Lisbon',
    });
    assert.equal(alternateNames, 'Lisboa,Лиссабон');
  });

  it('writes joining words small where people do', () => {
    const name = (fields: Record<number, string>) => townsIn(line({ ...lisbon, ...fields }))[0]?.name;
    assert.equal(name({ 1: 'Vila Nova De Cacela' }), 'Vila Nova de Cacela');
    assert.equal(name({ 1: 'Castrignano De Greci', 8: 'IT' }), 'Castrignano de Greci');
    assert.equal(name({ 1: 'De Soto', 8: 'MX' }), 'De Soto');
    assert.equal(name({ 1: 'Modelo Dos Ríos', 8: 'MX' }), 'Modelo Dos Ríos');
    assert.equal(name({ 1: 'Quinta Do Conde De', 8: 'US' }), 'Quinta Do Conde De');
  });

  it('reads a last line without a line break', () => {
    assert.equal(townsIn(line(lisbon)).length, 1);
  });

  it('leaves out parts of towns and towns that no longer exist', () => {
    const lines = ['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPL'].map((code) => line({ ...lisbon, 7: code }));
    assert.equal(townsIn(lines.join('\n')).length, 1);
  });

  it('keeps an unknown height unknown', () => {
    assert.equal(townsIn(line({ ...lisbon, 16: '-9999' }))[0]?.elevation, null);
    assert.equal(townsIn(line({ ...lisbon, 15: '2', 16: '45' }))[0]?.elevation, 2);
  });

  it('skips lines with too few columns', () => {
    assert.deepEqual(townsIn('1\tNowhere\n\n'), []);
    const short = line(lisbon).replace('\t', ' ');
    assert.deepEqual(townsIn(`${short}\n${line(lisbon)}\n`).length, 1);
  });

  it('keeps each country’s towns separate, in the order of the lines', () => {
    const lines = ['Porto PT', 'Vigo ES', 'Faro PT'].map((town) => {
      const [name = '', country = ''] = town.split(' ');
      return line({ ...lisbon, 1: name, 8: country });
    });
    const settlements = parseSettlements(lines.join('\n'));
    assert.deepEqual(settlements.countryCodes, ['PT', 'ES']);
    assert.deepEqual(
      settlements.of('PT').map(({ name }) => name),
      ['Porto', 'Faro'],
    );
    assert.deepEqual(settlements.of('FR'), []);
  });
});
