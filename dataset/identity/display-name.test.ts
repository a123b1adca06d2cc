import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headWith } from '../fixtures/tiny-courses.ts';
import type { Place } from '../places/place.ts';
import { courseDisplayName } from './display-name.ts';

const at = (city: string | null) =>
  ({ city: city && { name: city, slug: 'x' }, region: { name: 'Fife', slug: 'fife' } }) as Place;
const show = (name: string | null, city: string | null) =>
  courseDisplayName(headWith({ sourceIds: ['way/1'], position: [0, 0], name }), at(city));

test('a name that says nothing by itself is followed by its town, or failing that its region', () => {
  assert.equal(show('Old Course', null), 'Old Course (Fife)');
  assert.equal(show('Old Course', 'St Andrews'), 'Old Course (St Andrews)');
  assert.equal(show('골프장', 'Seoul'), '골프장 (Seoul)');
});

test('other names, and those that have the town, are left as they are', () => {
  assert.equal(show('Eden Course', 'St Andrews'), 'Eden Course');
  assert.equal(show('Superior Country Club', 'Superior'), 'Superior Country Club');
  assert.equal(show('Springs Course', 'Springs'), 'Springs Course');
  assert.equal(show('!!!', 'St Andrews'), '!!!');
});

test('an unnamed course is called after its town or region', () => {
  assert.equal(show(null, 'St Andrews'), 'Unnamed course near St Andrews');
  assert.equal(show(null, null), 'Unnamed course in Fife');
});
