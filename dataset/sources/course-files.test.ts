import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { SourceError } from '../errors.ts';
import { readCourseFiles } from './course-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';

const folder = sourceFolder();
after(() => folder.remove());

const plain = {
  source_id: 'x:1',
  name: 'Egyptian Country Club',
  latitude: 37.14,
  longitude: -89.19,
  country_code: 'us',
};
const readOne = async (fields: Record<string, unknown>) => {
  const read = await readCourseFiles([folder.write('one.ndjson', ndjson({ ...plain, ...fields }))]);
  return {
    record: read.records[0],
    findings: [...read.findings, ...(read.records[0]?.findings ?? [])],
    read,
  };
};
const rulesOf = (findings: { rule: string; value: string | null }[]) =>
  findings.map(({ rule, value }) => `${rule} ${value}`);

describe('readCourseFiles', () => {
  it('reads a whole line, cleaned', async () => {
    const { record, findings } = await readOne({
      region_code: 'IL',
      city: 'Mounds',
      address: 'Old US Highway 51',
      postal_code: '62996',
      phone: '+1-618-537-4590; +1-618-537-4591',
      website: 'www.example.org/golf',
      access: 'Semi-Private/Resort',
      opened_year: 1964,
      architects: ['Robert Trent Jones, Jr., Dana Fry'],
      hole_count: 9,
      par: 36,
      holes: [{ number: 1, par: 4, stroke_index: 18 }],
      updated_at: '2026-05-01T10:00:00+02:00',
    });
    assert.deepEqual(findings, []);
    assert.equal(record?.countryCode, 'US');
    assert.deepEqual(record?.position, [-89.19, 37.14]);
    assert.equal(record?.phone, '+1-618-537-4590; +1-618-537-4591');
    assert.equal(record?.website, 'http://www.example.org/golf');
    assert.equal(record?.access, 'resort');
    assert.deepEqual(record?.architects, ['Robert Trent Jones, Jr.', 'Dana Fry']);
    assert.equal(record?.declaredHoleCount, 9);
    assert.deepEqual(record?.holes, [{ position: 1, number: 1, par: 4, strokeIndex: 18 }]);
    assert.equal(record?.updatedAt, '2026-05-01T08:00:00.000Z');
  });

  it('splits a whole address into its parts, and drops postal codes that contradict each other', async () => {
    const address = '1145 Stonewall Jackson Dr, Stone Mountain, GA 30083, USA';
    const { record, findings } = await readOne({ address });
    assert.deepEqual(
      [record?.address, record?.cityName, record?.postalCode],
      ['1145 Stonewall Jackson Dr', 'Stone Mountain', '30083'],
    );
    assert.deepEqual(findings, []);
    const same = await readOne({ address, postal_code: '30083-1234', city: 'Stone Mtn' });
    assert.deepEqual([same.record?.cityName, same.record?.postalCode], ['Stone Mtn', '30083-1234']);
    const other = await readOne({ address, postal_code: '30088' });
    assert.equal(other.record?.postalCode, null);
    assert.deepEqual(rulesOf(other.findings), [
      'postal-code-contradicted postal_code: 30088, and 30083 in the address',
    ]);
  });

  it('removes messy values one by one, each with its finding', async () => {
    const { record, findings } = await readOne({
      access: '72',
      hole_count: 13,
      phone: '9999999999',
      website: 'javascript:alert(1)',
      opened_year: '1964',
      country_code: 'USA',
      par: 7.5,
      holes: [{ number: 1, par: 0, stroke_index: 0 }, 'x'],
    });
    assert.equal(record?.access, 'unknown');
    assert.deepEqual(rulesOf(findings), [
      'country-code-malformed country_code: USA',
      'not-a-whole-number-3-to-400 par: 7.5',
      'list-item-of-wrong-kind holes: x',
      'not-a-whole-number-1-to-9 holes[0].par: 0',
      'not-a-whole-number-1-to-216 holes[0].stroke_index: 0',
      'phone-malformed phone: 9999999999',
      'website-malformed website: javascript:alert(1)',
      'access-unknown access: 72',
      'number-as-text opened_year: 1964',
      'hole-count-implausible hole_count: 13',
    ]);
    assert.ok(findings.every(({ place, action }) => place === 'one.ndjson:1' && action === 'nulled'));
  });

  it('drops a text that would fill pages, with a finding that quotes its beginning', async () => {
    const { record, findings } = await readOne({ description: 'w'.repeat(3_000_000) });
    assert.equal(record?.description, null);
    assert.deepEqual(rulesOf(findings), [`text-too-long description: ${'w'.repeat(79)}…`]);
    const whole = await readOne({ description: 'w'.repeat(5000) });
    assert.equal(whole.record?.description?.length, 5000);
  });

  it('doubts hole counts that the par contradicts', async () => {
    const countOf = async (fields: Record<string, unknown>) =>
      (await readOne(fields)).record?.declaredHoleCount;
    assert.equal(await countOf({ hole_count: 18, par: 72 }), 18);
    assert.equal(await countOf({ hole_count: 12, par: 72 }), null);
    assert.equal(await countOf({ hole_count: 12, par: 40 }), 12);
  });

  it('drops a hole count that only counts the listed holes, with one finding for the file', async () => {
    const listed = (...numbers: number[]) => ({
      hole_count: numbers.length,
      holes: numbers.map((number) => ({ number })),
    });
    const lines = [listed(1, 5), listed(1, 2, 4, 5, 6), listed(1, 2, 3, 4, 5, 6)];
    const path = folder.write(
      'tallied.ndjson',
      ndjson(
        ...lines.map((line, i) => ({ ...plain, source_id: `x:${i}`, name: `Course ${'ABC'[i]}`, ...line })),
      ),
    );
    const { records, findings } = await readCourseFiles([path]);
    assert.deepEqual(
      records.map(({ declaredHoleCount }) => declaredHoleCount),
      [null, null, 6],
    );
    assert.deepEqual(rulesOf(findings), ['hole-count-of-listed-holes 2 lines']);
    assert.equal(findings[0]!.place, 'tallied.ndjson');
    assert.deepEqual(
      records.flatMap((record) => record.findings),
      [],
    );
  });

  it('takes words that mean “unnamed” for no name', async () => {
    for (const name of [
      'Unnamed Golf Course',
      'Golf Course',
      'Cancha de Golf Privada',
      'golf',
      'N/A',
      '',
      null,
    ]) {
      assert.equal((await readOne({ name })).record?.name, null, String(name));
    }
    for (const name of ['Unnamed Road Links', 'Rosa Private Golf Club'])
      assert.equal((await readOne({ name })).record?.name, name);
  });

  it('leaves out names of single holes', async () => {
    for (const name of [
      'Lockport Hole 3',
      '#2 Tee Red',
      'green #4',
      'Tee gul 1',
      'fairway',
      'Am Teich (Lochname)',
    ]) {
      const { read } = await readOne({ name });
      assert.deepEqual(rulesOf(read.findings), [`name-of-a-hole ${name}`], name);
    }
    for (const name of ['Haigh Hall (9 Hole)', 'Vanmetre 9', 'Green 18 Golf Club', 'Tee in the Park']) {
      assert.equal((await readOne({ name })).record?.name, name);
    }
  });

  it('leaves other games and ranges out, which doesn’t count against the file', async () => {
    const { record, findings, read } = await readOne({ name: 'Bush Minigolf' });
    assert.equal(record, undefined);
    assert.deepEqual(findings, [
      {
        source: 'courses',
        place: 'one.ndjson:1',
        rule: 'miniature-golf',
        value: 'Bush Minigolf',
        action: 'rejected',
      },
    ]);
    assert.equal(read.linesRejected, 0);
    assert.equal(
      (await readOne({ name: 'West At Winged Foot Golf Club' })).record?.name,
      'West at Winged Foot Golf Club',
    );
  });

  it('keeps a date and a time with its offset, and drops others and years of more than four digits', async () => {
    const timeOf = async (text: string) => (await readOne({ updated_at: text })).record?.updatedAt;
    assert.equal(await timeOf('2026-05-01'), '2026-05-01T00:00:00.000Z');
    assert.equal(await timeOf('2026-05-01T10:00:00.5-04:30'), '2026-05-01T14:30:00.500Z');
    const refused =
      'last spring;2026-05;2026-05-01T10:00:00;2026-02-30;12026-05-01;9999-12-31T23:00:00-02:00';
    for (const text of refused.split(';')) {
      const { record, findings } = await readOne({ updated_at: text });
      assert.equal(record?.updatedAt, null, text);
      assert.deepEqual(rulesOf(findings), [`timestamp-malformed updated_at: ${text}`]);
    }
  });

  it('drops the bare digits of a file whose bare digits are nearly all of other states', async () => {
    const line = (id: number, phone: string) => ({
      ...plain,
      source_id: `x:${id}`,
      region_code: 'IL',
      phone,
    });
    const strays = Array.from({ length: 19 }, (_, i) => line(i, `48096333${10 + i}`));
    const phones = async (...lines: object[]) => {
      const read = await readCourseFiles([folder.write('phones.ndjson', ndjson(...lines))]);
      return read.records.flatMap(({ phone }) => phone ?? []);
    };
    const good = [line(90, '6186842387'), line(91, '618-684-2387')];
    assert.deepEqual(await phones(...strays, ...good), ['618-684-2387']);
    assert.deepEqual(await phones(...strays.slice(2), ...good), ['6186842387', '618-684-2387'], 'too few');
    const { records } = await readCourseFiles([folder.write('phones.ndjson', ndjson(...strays, ...good))]);
    const found = records.flatMap(({ findings }) => findings).filter(({ rule }) => rule === 'phone-filler');
    assert.deepEqual(
      found.map(({ value }) => value),
      ['phone: 6186842387'],
    );
  });

  it('leaves out single holes that are named as courses', async () => {
    for (const name of ['7', 'H12', 'Hole 3', '2nd', '1番ホール'])
      assert.equal((await readOne({ name })).record, undefined, name);
    for (const name of ['1919', 'H2O Links', '9 de Julio', 'Club 18'])
      assert.equal((await readOne({ name })).record?.name, name);
  });

  it('rejects lines without id or position, and lines that aren’t objects', async () => {
    const text = `${ndjson(plain, { ...plain, source_id: null }, { ...plain, latitude: 91 })}{"cut\n[1]\n`;
    const read = await readCourseFiles([folder.write('bad.ndjson', text)]);
    assert.equal(read.records.length, 1);
    assert.deepEqual([read.linesRead, read.linesRejected], [5, 4]);
    assert.deepEqual(
      read.findings
        .filter(({ action }) => action === 'rejected')
        .map(({ place, rule }) => `${place} ${rule}`),
      [
        'bad.ndjson:2 course-line-incomplete',
        'bad.ndjson:3 course-line-incomplete',
        'bad.ndjson:4 line-not-a-json-object',
        'bad.ndjson:5 line-not-a-json-object',
      ],
    );
  });

  it('says when coordinates are swapped, both 0 or text, and leaves those on the equator alone', async () => {
    const foundAt = async (position: { latitude: unknown; longitude: unknown }) => {
      const read = await readCourseFiles([folder.write('places.ndjson', ndjson({ ...plain, ...position }))]);
      return read.findings.find(({ rule }) => rule === 'course-line-incomplete')?.value;
    };
    assert.equal(await foundAt({ latitude: 106.7, longitude: 10.9 }), 'latitude and longitude look swapped');
    assert.equal(
      await foundAt({ latitude: 0, longitude: 0 }),
      'latitude and longitude are both 0, a point in the sea',
    );
    assert.equal(
      await foundAt({ latitude: '52.1', longitude: 4 }),
      'latitude and longitude are text, not numbers: leave out the quotation marks',
    );
    assert.equal(await foundAt({ latitude: 'north', longitude: 4 }), 'latitude and longitude');
    assert.equal(await foundAt({ latitude: 0, longitude: 32.5 }), undefined);
  });

  it('stops at a file of another kind', async () => {
    const path = folder.write('courses.csv', 'name,latitude\nA,1\n');
    await assert.rejects(readCourseFiles([path]), (error: unknown) => {
      assert.ok(error instanceof SourceError);
      assert.match(error.message, /^courses\.csv:1: not a JSON object; courses are read from files with one/);
      return true;
    });
  });

  it('takes a telephone number of many courses far apart for a filler', async () => {
    const line = (i: number, far: number) => ({
      ...plain,
      source_id: `x:${i}`,
      name: `Course ${i}`,
      longitude: -89 + far * i,
      phone: '(618) 684-2387',
    });
    const phones = async (far: number) => {
      const lines = [0, 1, 2, 3].map((i) => line(i, far));
      const read = await readCourseFiles([folder.write('phones.ndjson.gz', gzipSync(ndjson(...lines)))]);
      return read.records.map(({ phone }) => phone);
    };
    assert.deepEqual(await phones(1), [null, null, null, null]);
    assert.deepEqual(await phones(0.01), Array(4).fill('(618) 684-2387'));
  });
});
