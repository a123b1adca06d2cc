import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { randomOf } from '../random.ts';
import { inventName } from './invent-name.ts';

function namesIn(countryCode: string): Set<string> {
  const random = randomOf(7);
  return new Set(Array.from({ length: 3000 }, () => inventName(countryCode, random).name));
}

describe('invented club names', () => {
  it('join prepositions with articles as their language does', () => {
    for (const [country, mistake] of [
      ['FR', /\b(d[eu]|[àa]) (les?|[aeiouyhàâéèêîôû])|\bdu (Prés|Rives|Coteaux)/i],
      ['ES', /\b(de|a) el\b|\bdel (la|los|las)\b/i],
      ['PT', /\b(de|em|por) (o|a|os|as)\b/i],
      ['IT', /\b(di|da|in|su) (il|lo|la|i|gli|le)\b|\bd?el [aeiou]/i],
      ['DE', /\b(von|zu|in|an|bei) (dem|der)\b/i],
      ['NL', /(.)\1\1/],
      ['SE', /(.)\1\1/],
    ] as const) {
      const wrong = [...namesIn(country)].filter((name) => mistake.test(name));
      assert.deepEqual(wrong, [], country);
    }
  });

  it('write French and Finnish places after "of"', () => {
    const french = namesIn('FR');
    for (const start of [
      "Golf de l'Étang ",
      'Golf du Val ',
      'Golf des Prés ',
      'Golf des Coteaux ',
      'Golf Club Étang ',
    ]) {
      assert.ok(
        [...french].some((name) => name.startsWith(start)),
        start,
      );
    }
    const finnish = [...namesIn('FI')];
    for (const end of ['mäen Golf', 'lammen Golf', 'kankaan Golf', 'joen Golf', 'mäki Golf']) {
      assert.ok(
        finnish.some((name) => name.endsWith(end)),
        end,
      );
    }
    assert.deepEqual(
      finnish.filter((name) => /(kin|pin|tin|asn) Golf$/.test(name)),
      [],
    );
  });

  it('contain nothing that was meant for the lists', () => {
    for (const country of ['FR', 'FI', 'JP', 'EG', 'GB', 'RU']) {
      assert.deepEqual(
        [...namesIn(country)].filter((name) => /[{}:_|/]/.test(name)),
        [],
      );
    }
  });
});
