import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameClubs } from './club-names.ts';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';

/** The club of each course, all within a kilometre unless a name begins with a number of metres. */
function clubsOf(...names: string[]) {
  const records = names.map((name, i) => {
    const [, metres = '0', rest = ''] = /^(\d+ m )?(.*)$/.exec(name)!;
    return line(`a:${i}`, rest, Number.parseInt(metres, 10) + i);
  });
  const courses = mergeCourses([], records);
  nameClubs(courses);
  return courses.map(({ head }) => head.clubName);
}

test('courses that share the words of their club get its name', () => {
  const elmHill = ['Elm Hill Golf Club', 'Elm Hill Golf Club'];
  assert.deepEqual(clubsOf('North At Elm Hill Golf Club', 'South At Elm Hill Golf Club'), elmHill);
  assert.deepEqual(clubsOf('Elm Hill Golf Club Links Course', 'Elm Hill Golf Club The Cradle'), elmHill);
  assert.deepEqual(clubsOf('Elm Hill Golf Club Old Course', 'Elm Hill Golf Club Par 3'), elmHill);
  assert.deepEqual(clubsOf('Elm Hill North', 'Elm Hill (South)'), ['Elm Hill', 'Elm Hill']);
  assert.deepEqual(clubsOf('TPC Elm Stadium Course', 'TPC Elm Valley Course'), ['TPC Elm', 'TPC Elm']);
  assert.deepEqual(clubsOf('Elm Hill – Lakes Course', 'Elm Hill – Old Course'), ['Elm Hill', 'Elm Hill']);
});

test('the course that is called the same as its club gets no club name, its sister does', () => {
  assert.deepEqual(clubsOf('Elm Hill Golf Club', 'Elm Hill Golf Club Executive Course'), [
    null,
    'Elm Hill Golf Club',
  ]);
});

test('neighbours, distant clubs and a single course get no club', () => {
  const separate = [
    ['Huntington Golf Club', 'Huntington Hills Golf Country Club'],
    ['Lake View Golf Course', 'Lake Park Golf Course'],
    ['Pines Golf Club The', 'Pines Golf Course East'],
    ['Elm Hill Golf Club North Course', '9000 m Elm Hill Golf Club South Course'],
    ['Haras del Sur I', 'Haras del Norte II'],
    ['Executive At Oak Hill Golf Club'],
    ['Golf Club North', 'Golf Club South'],
  ];
  for (const names of separate) {
    assert.deepEqual(
      clubsOf(...names),
      names.map(() => null),
      names.join('; '),
    );
  }
});
