import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSamePostalCode, splitAddress } from './split-address.ts';

const read = (text: string, country: string | null = 'US', city: string | null = null) => {
  const { street, town, postalCode } = splitAddress(text, country, city);
  return [street, town, postalCode];
};

test('an address is split into street, town and postal code', () => {
  assert.deepEqual(read('1145 Stonewall Jackson Dr, Stone Mountain, GA 30083, USA'), [
    '1145 Stonewall Jackson Dr',
    'Stone Mountain',
    '30083',
  ]);
  assert.deepEqual(read('1025 Qualicum Rd, Qualicum Beach, BC V9K 1M5, Canada'), [
    '1025 Qualicum Rd',
    'Qualicum Beach',
    'V9K 1M5',
  ]);
  assert.deepEqual(read('Building 4, 22 Elm St, Elm, OH, USA'), ['Building 4, 22 Elm St', 'Elm', null]);
  assert.deepEqual(read('22H3+83, 901 S 6th Ave, Hacienda Heights, CA 91745, USA'), [
    '901 S 6th Ave',
    'Hacienda Heights',
    '91745',
  ]);
  assert.deepEqual(read('Stone Mountain, GA 30083, USA'), [null, 'Stone Mountain', '30083']);
  assert.deepEqual(read('Sítio da Torre, 8900-057 Tavira, Portugal', 'PT'), [
    'Sítio da Torre',
    'Tavira',
    '8900-057',
  ]);
  assert.deepEqual(read('Saint Johns Road, Woking GU22 0SZ', 'GB'), [
    'Saint Johns Road',
    'Woking',
    'GU22 0SZ',
  ]);
  assert.deepEqual(read('12 Beach Road, Ohope', 'NZ', 'Ōhope'), ['12 Beach Road', 'Ohope', null]);
});

test('a street isn’t taken for the town that an address leaves out', () => {
  assert.deepEqual(read('3500 Clubhouse Rd, FL 33813', 'US', 'Lakeland'), [
    '3500 Clubhouse Rd',
    null,
    '33813',
  ]);
  assert.deepEqual(read('Unit 2, 14 Mill Lane, GU22 0SZ', 'GB'), ['Unit 2, 14 Mill Lane', null, 'GU22 0SZ']);
  const hundredMiles = read('100 Mile House, BC V0K 2E0, Canada', 'CA', '100 Mile House');
  assert.deepEqual(hundredMiles, [null, '100 Mile House', 'V0K 2E0']);
});

test('what is only a street stays whole, however its numbers look', () => {
  for (const street of [
    '33633 23 Mile Road',
    'NY-14',
    'Golf Lane, North Gate',
    '10501 Pine Lake Road',
    'KS-27',
  ]) {
    assert.deepEqual(read(street), [street, null, null]);
  }
});

test('postal codes are the same if one is the longer form of the other', () => {
  assert.ok(isSamePostalCode('30083', '30083-1234'));
  assert.ok(isSamePostalCode('V9K 1M5', 'v9k1m5'));
  assert.ok(!isSamePostalCode('92210', '92211'));
});
