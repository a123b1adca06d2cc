import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberCommonTexts, type TextRequest } from './text-pages.ts';

function countingSearch() {
  const asked: TextRequest[] = [];
  const search = rememberCommonTexts((request) => {
    asked.push(request);
    const total = request.text.length * 500;
    const courses = Array.from({ length: total }, (_, i) => i).slice(
      request.skip,
      request.skip + request.limit,
    );
    return { total, isPartial: false, courses };
  });
  return { asked, search };
}

test('a common text is searched once, for any page of its best', () => {
  const { asked, search } = countingSearch();
  search({ text: 'golf', countryId: null, skip: 0, limit: 10 });
  const before = asked.length;
  assert.deepEqual(search({ text: 'GOLF ', countryId: null, skip: 3, limit: 2 }), {
    total: 2000,
    isPartial: false,
    courses: [3, 4],
  });
  assert.equal(asked.length, before);
});

test('a page far down, another country and a rare text are searched', () => {
  const { asked, search } = countingSearch();
  search({ text: 'golf', countryId: null, skip: 0, limit: 10 });
  for (const request of [
    { text: 'golf', countryId: null, skip: 198, limit: 10 },
    { text: 'golf', countryId: 7, skip: 0, limit: 10 },
    { text: 'x', countryId: null, skip: 0, limit: 10 },
    { text: 'x', countryId: null, skip: 0, limit: 10 },
  ]) {
    const before = asked.length;
    const { courses } = search(request);
    assert.equal(courses[0], request.skip);
    assert.ok(asked.length > before);
  }
});
