import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { loadPlaces } from './load-places.ts';

const places = loadPlaces();

function directoryPath(position: Position): string {
  const { country, region, city } = places.locate(position);
  return `${country.name} / ${region.name} / ${city?.name ?? '–'}`;
}

test('puts disputed places where ISO 3166 and the United Nations list them, even if a source says otherwise', () => {
  const hints = (countryCode: string) => ({ countryCode, regionCode: null, cityName: null });
  const path = (position: Position, countryCode: string) => {
    const { country, region } = places.locate(position, hints(countryCode));
    return `${country.name} / ${region.name}`;
  };
  // Two places at Yalta, and one in each other part of Crimea.
  assert.equal(path([34.166, 44.495], 'RU'), 'Ukraine / Crimea');
  assert.equal(path([34.1, 44.47], 'UA'), 'Ukraine / Crimea');
  assert.equal(path([33.52, 44.6], 'RU'), 'Ukraine / Sevastopol City');
  assert.equal(path([36.47, 45.36], 'RU'), 'Ukraine / Crimea');
  assert.equal(path([33.3, 35.3], 'TR'), 'Cyprus / Keryneia');
  assert.equal(path([33.9, 35.12], 'CY'), 'Cyprus / Ammochostos');
  assert.equal(path([32.98, 34.59], 'GB'), 'Cyprus / Larnaka');
  assert.equal(path([21.16, 42.66], 'RS'), 'Kosovo / Pristina');
  assert.equal(path([-13.2, 27.15], 'MA'), 'Western Sahara / Western Sahara');
});

test('ends a region at a strait and at a border', () => {
  const paths = new Map<string, [Position, Position]>([
    [
      'Ukraine / Crimea / Kerch, Russia / Krasnodar Krai / Taman',
      [
        [36.47, 45.36],
        [36.72, 45.21],
      ],
    ],
    [
      'Italy / Sicily / Messina, Italy / Calabria / Reggio Calabria',
      [
        [15.55, 38.19],
        [15.65, 38.11],
      ],
    ],
    [
      'Denmark / Capital Region / Helsingør, Sweden / Skåne / Helsingborg',
      [
        [12.6, 56.03],
        [12.69, 56.05],
      ],
    ],
    [
      'Morocco / Guelmim-Oued Noun / Guelmim, Western Sahara / Western Sahara / Laayoune',
      [
        [-10.06, 28.99],
        [-13.2, 27.15],
      ],
    ],
  ]);
  for (const [expected, positions] of paths) assert.equal(positions.map(directoryPath).join(', '), expected);
});
