import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedCourse } from '../sources/fixtures/listed-course.ts';
import { mergeCourses } from '../sources/merge-courses.ts';
import { mergedDetails } from '../sources/merged-details.ts';
import { readPhones, writePhones } from './read-phones.ts';

const inIllinois = { countryCode: 'US', regionCode: 'IL' };
const refusals = (text: string, place = inIllinois as Parameters<typeof readPhones>[1]) =>
  readPhones(text, place).refused.map(({ rule, value }) => `${rule} ${value}`);

test('numbers that the plan forbids are dropped, those it allows stay as written', () => {
  assert.deepEqual(refusals('1021683202'), ['phone-not-in-numbering-plan 1021683202']);
  assert.deepEqual(refusals('000000-0000'), ['phone-malformed 000000-0000']);
  assert.deepEqual(refusals('+44 1624 81224'), ['phone-not-in-numbering-plan +44 1624 81224']);
  assert.deepEqual(refusals('ask'), ['phone-malformed ask']);
  for (const good of [
    '(618) 684-2387',
    '+1-618-537-4590',
    '618.684.2387',
    '+44 1624 812244',
    '800-334-7263',
  ]) {
    assert.deepEqual(readPhones(good, inIllinois), { good: [good], refused: [] }, good);
  }
});

test('bare digits of another state are fillers; written like a phone number, or without a state, they stay', () => {
  assert.deepEqual(refusals('4809633358'), ['phone-of-another-state 4809633358']);
  for (const [text, regionCode] of [
    ['480-963-3358', 'IL'],
    ['6186842387', 'IL'],
    ['6186842387', 'US-IL'],
    ['4809633358', null],
    ['8003347263', 'IL'],
  ] as const) {
    assert.deepEqual(refusals(text, { countryCode: 'US', regionCode }), [], text);
  }
});

test('without a country only numbers with their own country code are judged', () => {
  const nowhere = { countryCode: null, regionCode: null };
  assert.deepEqual(refusals('0118 999 881', nowhere), []);
  assert.deepEqual(refusals('+1 021 683 2020', nowhere), ['phone-not-in-numbering-plan +1 021 683 2020']);
});

test('of several numbers each is judged by itself', () => {
  const { good, refused } = readPhones('+1-313-387-2700;+1-313-592-8758 / 1021683202', inIllinois);
  assert.deepEqual(good, ['+1-313-387-2700', '+1-313-592-8758']);
  assert.equal(refused.length, 1);
});

test('of two sources the number that is written like one wins over bare digits', () => {
  const us = { country_code: 'US', region_code: 'IL' };
  const [course] = mergeCourses(
    [],
    [
      listedCourse('a:1', 'Elm', 0, { ...us, phone: '6186842387', city: 'Cairo' }),
      listedCourse('b:1', 'Elm', 0, { ...us, phone: '(618) 684-2388' }),
    ],
  );
  assert.equal(mergedDetails(course!, null).phone, '(618) 684-2388');
});

test('numbers are written in one form, with the code of their country', () => {
  assert.equal(writePhones('(618)684.2387', 'US'), '+1 618 684 2387');
  assert.equal(writePhones('304) 594-2011; 18887095750', 'US'), '+1 304 594 2011; +1 888 709 5750');
  assert.equal(writePhones('+441624812244', 'IM'), '+44 1624 812244');
  assert.equal(writePhones('618-684-2387 x12', 'US'), '+1 618 684 2387 ext. 12');
  assert.equal(writePhones('281950950', 'PT'), '+351 281 950 950');
  assert.equal(writePhones('+354 5641050', 'IS'), '+354 564 1050');
  for (const unknown of ['2222', '0118 999 881']) assert.equal(writePhones(unknown, 'US'), unknown);
});
