import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { placeInDistricts, plainDistrictName } from './districts.ts';
import { loadPlaces } from './load-places.ts';
import type { Place, Places } from './place.ts';

let places: Places;
before(() => {
  places = loadPlaces();
});

function districtAt(position: Position): string | undefined {
  return places.districtOf(places.locate(position), position)?.name;
}

describe('districtOf', () => {
  it('finds counties of the United States, England and Scotland', () => {
    assert.equal(districtAt([-121.95, 36.567]), 'Monterey County');
    assert.equal(districtAt([-80.25, 27.2]), 'Martin County');
    assert.equal(districtAt([-80.35, 27.3]), 'St. Lucie County');
    assert.equal(districtAt([-0.58, 51.4]), 'Surrey');
    assert.equal(districtAt([-0.45, 54.19]), 'North Yorkshire');
    assert.equal(districtAt([-2.81, 56.343]), 'Fife');
  });

  it('goes by the towns around where an outline is missing, as in a city inside a county', () => {
    assert.equal(districtAt([-1.13, 52.635]), 'Leicester');
  });

  it('knows no districts elsewhere', () => {
    assert.equal(districtAt([151.2, -33.9]), undefined);
    assert.equal(districtAt([-9.2, 38.72]), undefined);
  });
});

describe('placeInDistricts', () => {
  const position: Position = [-121.95, 36.567];
  const copies = (count: number): Place[] =>
    Array.from({ length: count }, () => ({ ...places.locate(position) }));
  const place = (placed: Place[]) => {
    placeInDistricts(placed, () => position, places.districtOf);
    return placed.map(({ district }) => district?.slug);
  };

  it('gives the courses of regions with more than 400 a district, and no others', () => {
    assert.deepEqual(new Set(place(copies(401))), new Set(['monterey-county']));
    assert.deepEqual(new Set(place(copies(400))), new Set([undefined]));
  });
});

describe('plainDistrictName', () => {
  it('leaves out the rank of a city or borough, and nothing else', () => {
    const names = {
      'City and Borough of Leeds': 'Leeds',
      'Borough of Swindon': 'Swindon',
      'City of Edinburgh': 'Edinburgh',
      'District of Rutland': 'Rutland',
      'The Scottish Borders': 'Scottish Borders',
      'Saint Johns County': 'St. Johns County',
      'Orange County': 'Orange County',
      'County Durham': 'County Durham',
      Theale: 'Theale',
    };
    for (const [official, plain] of Object.entries(names)) assert.equal(plainDistrictName(official), plain);
  });
});
