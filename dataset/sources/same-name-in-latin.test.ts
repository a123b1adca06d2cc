import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedCourse } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';
import { joinSameInLatin } from './same-name-in-latin.ts';

type Named = [name: string, country: string];

const together = (metres: number, ...names: Named[]) =>
  joinSameInLatin(
    mergeCourses(
      [],
      names.map(([name, country_code], i) => listedCourse(`a:${i}`, name, i * metres, { country_code })),
    ),
  );

const countOf = (metres: number, ...names: Named[]) => together(metres, ...names).length;

test('a name in two scripts, or in one that nothing divides, is one course', () => {
  const doubles: [Named, Named][] = [
    [
      ['Royal Golf Meknes', 'MA'],
      ['الغولف الملكي مكناس', 'MA'],
    ],
    [
      ['函南スプリングスCC', 'JP'],
      ['Kannami Springs Country Club', 'JP'],
    ],
    [
      ['葛城ゴルフクラブ', 'JP'],
      ['葛城ゴルフ倶楽部', 'JP'],
    ],
    [
      ['上海林克司高爾夫郷村倶楽部', 'CN'],
      ['Shanghai Links Golf Course', 'CN'],
    ],
  ];
  for (const pair of doubles) assert.equal(countOf(900, ...pair), 1, pair[0][0]);
  assert.equal(countOf(1400, ['사우스링스 영암', 'KR'], ['사우스링스영암', 'KR']), 1);
});

test('neighbours, sisters and names of golf words alone stay two', () => {
  const others: [Named, Named][] = [
    [
      ['城陽カントリー倶楽部', 'JP'],
      ['東城陽ゴルフ倶楽部', 'JP'],
    ],
    [
      ['베뉴지CC – HILL Course', 'KR'],
      ['베뉴지CC – HUE Course', 'KR'],
    ],
    [
      ['石澳小型高爾夫球場', 'HK'],
      ['石澳鄉村俱樂部', 'HK'],
    ],
    [
      ['ゴルフ場', 'JP'],
      ['Golf Course', 'JP'],
    ],
  ];
  for (const pair of others) assert.equal(countOf(400, ...pair), 2, pair[0][0]);
  assert.equal(countOf(1400, ['近江カントリー倶楽部', 'JP'], ['近江ゴルフ場', 'JP']), 2);
});

test('the name in its own script stays, and the Latin one says how to read it', () => {
  const [course] = together(300, ['Royal Golf Meknes', 'MA'], ['الغولف الملكي مكناس', 'MA']);
  const { name, romanised, alternateNames, sourceIds } = course!.head;
  assert.equal(name, 'الغولف الملكي مكناس');
  assert.deepEqual(romanised, { text: 'Royal Golf Meknes', source: 'part' });
  assert.deepEqual(alternateNames, ['Royal Golf Meknes']);
  assert.deepEqual(sourceIds, ['a:0', 'a:1']);
  assert.deepEqual(
    course!.findings.map(({ rule }) => rule),
    ['course-doubled'],
  );
});
