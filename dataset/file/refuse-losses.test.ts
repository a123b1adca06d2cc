import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { refuseLosses } from './refuse-losses.ts';

function published(courses: number, holes: number): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE meta (key TEXT, value TEXT)');
  const insert = database.prepare('INSERT INTO meta VALUES (?, ?)');
  insert.run('courses', String(courses));
  insert.run('holes', String(holes));
  return database;
}

test('an edition that loses up to a fiftieth of its courses and mapped holes is published', () => {
  assert.doesNotThrow(() => refuseLosses(published(1000, 9000), { courses: 980, holes: 8820 }));
  assert.doesNotThrow(() => refuseLosses(published(0, 0), { courses: 5, holes: 0 }));
});

test('an edition that loses more is refused, with both numbers and how to publish it all the same', () => {
  assert.throws(
    () => refuseLosses(published(1000, 9000), { courses: 979, holes: 9000 }),
    /979 courses where the published one has 1,000 \(2\.1 % fewer\); nothing was published.*--accept-losses/,
  );
  assert.throws(
    () => refuseLosses(published(1000, 9000), { courses: 1000, holes: 4000 }),
    /4,000 mapped holes where the published one has 9,000 \(55\.6 % fewer\)/,
  );
});
