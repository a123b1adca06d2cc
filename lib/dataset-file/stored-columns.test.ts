import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { packColumn, toColumn } from './packed-column.ts';
import { DATASET_SCHEMA } from './schema.ts';
import { columnsOf, shareColumns, storedColumns } from './stored-columns.ts';

function openFilled(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec(DATASET_SCHEMA);
  const course = database.prepare('INSERT INTO course_column VALUES (?, ?, ?)');
  course.run('pars', 0, packColumn(Uint16Array.of(72, 71, 70)));
  course.run('slugs', 0, packColumn(Buffer.from('first\nsecond')));
  course.run('slugs', 1, packColumn(Buffer.from('third')));
  database.prepare('INSERT INTO hole_column VALUES (?, ?)').run('turn', packColumn(Int16Array.of(-5, 900)));
  return database;
}

const expectedBytes = [undefined, 1, 6, 600_000];

test('columns say the same whether they come from the file or from a thread', () => {
  const database = openFilled();
  const copied: ReturnType<typeof shareColumns> = structuredClone(shareColumns(database));
  for (const bytes of expectedBytes) {
    for (const stored of [storedColumns(database), columnsOf(structuredClone(copied))]) {
      assert.deepEqual([...toColumn(stored.ofCourses('pars', 0, bytes)!, Uint16Array)], [72, 71, 70]);
      assert.equal(Buffer.from(stored.ofCourses('slugs', 1, bytes)!).toString(), 'third');
      assert.deepEqual([...toColumn(stored.ofHoles('turn', bytes)!, Int16Array)], [-5, 900]);
      assert.equal(stored.ofCourses('pars', 1), null);
      assert.equal(stored.ofHoles('pars'), null);
    }
  }
});

test('what a thread has unpacked is let go once it is read', () => {
  const shared = shareColumns(openFilled());
  const stored = columnsOf(shared);
  assert.ok(stored.ofCourses('slugs', 0)!.buffer instanceof SharedArrayBuffer);
  assert.deepEqual([...shared.courses.keys()], ['pars 0', 'slugs 1']);
});
