import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type CourseFilter,
  describeFilterFault,
  formatCourseFilter,
  isWanted,
  NO_FILTER,
  PAR_BANDS,
  parseCourseFilter,
} from './course-filter.ts';

const anyFilter: fc.Arbitrary<CourseFilter> = fc.record({
  holes: fc.constantFrom(9 as const, 18 as const, 27 as const, null),
  par: fc.constantFrom(...(Object.keys(PAR_BANDS) as (keyof typeof PAR_BANDS)[]), null),
  hasMap: fc.boolean(),
  access: fc.constantFrom(null, 'visitors', 'members'),
});

test('a filter written into a URL is read back as it was', () => {
  fc.assert(
    fc.property(anyFilter, (filter) => {
      assert.deepEqual(parseCourseFilter(formatCourseFilter(filter)), { ...filter });
    }),
  );
});

test('words that aren’t filter values leave the filter open', () => {
  const query = new URLSearchParams('holes=7&par=__proto__&map=yes');
  assert.deepEqual(parseCourseFilter(query), NO_FILTER);
});

test('a value that isn’t understood is named with what is; an empty one leaves its part open', () => {
  assert.deepEqual(describeFilterFault(new URLSearchParams('map=1&holes=7')), {
    parameter: 'holes',
    message: 'The filter holes can\'t be "7": it takes 9, 18, 27.',
  });
  assert.equal(describeFilterFault(new URLSearchParams('holes=&par=full&x=1')), null);
});

test('the bands of par follow each other without a gap', () => {
  const bands = Object.values(PAR_BANDS);
  for (const [index, band] of bands.entries()) {
    if (index > 0) assert.equal(band.least, bands[index - 1]!.most + 1);
  }
});

test('a course passes if it fits every part of the filter', () => {
  const course = { hole_count: 36, par: 144, has_geometry: true, access: 'resort' as const };
  assert.ok(isWanted(NO_FILTER, course));
  assert.ok(isWanted({ holes: 27, par: 'championship', hasMap: true, access: 'visitors' }, course));
  assert.ok(!isWanted({ ...NO_FILTER, holes: 18 }, course));
  assert.ok(!isWanted({ ...NO_FILTER, access: 'members' }, course));
  assert.ok(!isWanted({ ...NO_FILTER, access: 'visitors' }, { ...course, access: 'unknown' }));
  assert.ok(!isWanted({ ...NO_FILTER, hasMap: true }, { ...course, has_geometry: false }));
  assert.ok(!isWanted({ ...NO_FILTER, par: 'full' }, { ...course, par: null }));
});
