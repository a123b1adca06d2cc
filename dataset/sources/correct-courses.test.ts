import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { SourceError } from '../errors.ts';
import { detailsWith, headWith } from '../fixtures/tiny-courses.ts';
import { ledgerEntry } from '../identity/fixtures/ledger-entry.ts';
import type { Ledger } from '../identity/ledger.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { sourceFolder } from './fixtures/source-folder.ts';

const folder = sourceFolder();
after(() => folder.remove());

const HEADER = 'course,field,value,reason,date\n';
const nobody: Ledger = new Map();

/** Corrects one course of OpenStreetMap, way/1. */
async function correct(rows: string, known: Partial<CourseDetails> = {}, ledger: Ledger = nobody) {
  const head = headWith({ sourceIds: ['way/1'], name: 'Penina', position: [-8.6, 37.1], countryCode: 'PT' });
  const details = detailsWith({ sources: ['osm'], updatedAt: '2024-05-01T00:00:00Z', ...known });
  const corrections = [folder.write('club.csv', HEADER + rows)];
  const osm = { heads: [head], details: () => details };
  const { inProgress, tallies, newest } = await mergeFiles(osm, { corrections }, ledger);
  const tally = tallies.find(({ key }) => key === 'corrections')!;
  const findings = tally.findings.map(({ place, rule, value }) => `${place} ${rule} ${value}`);
  return { head: inProgress.heads[0]!, details: inProgress.details(0), tally, findings, newest };
}

describe('a correction', () => {
  it('beats every source, and is the origin of its value', async () => {
    const { details, findings, newest } = await correct('way/1,phone,+351 282 420 200,club,2026-11-03\n', {
      phone: '+351 282 999 999',
    });
    assert.equal(details.phone, '+351 282 420 200');
    assert.deepEqual(
      details.origins?.filter(({ value }) => value === 'phone'),
      [{ value: 'phone', place: 'club.csv:2' }],
    );
    assert.deepEqual(details.sources, ['osm', 'corrections']);
    assert.equal(details.sourceTimes?.corrections, '2026-11-03T00:00:00.000Z');
    assert.equal(newest, '2026-11-03T00:00:00.000Z');
    assert.deepEqual(findings, []);
  });

  it('without a value removes what the sources say', async () => {
    const rows = 'way/1,phone,,club,2026-11-03\nway/1,access,,,2026-11-03\nway/1,architects,,,2026-11-03\n';
    const known = { phone: '+351 282 999 999', access: 'private', architects: ['A'] } as const;
    const { details } = await correct(rows, { ...known, architects: ['A'] });
    assert.deepEqual([details.phone, details.access, details.architects], [null, 'unknown', []]);
  });

  it('closes, hides, renames and moves a course to a town', async () => {
    const rows = [
      'way/1,status,closed,,2026-11-03',
      'way/1,hidden,yes,,2026-11-03',
      'way/1,name,Penina Championship,,2026-11-03',
      'way/1,club_name,Penina Club,,2026-11-03',
      'way/1,city,Portimão,,2026-11-03',
    ];
    const { head, details, findings } = await correct(`${rows.join('\n')}\n`);
    assert.equal(details.status, 'closed');
    assert.equal(head.isHidden, true);
    assert.deepEqual([head.name, head.clubName], ['Penina Championship', 'Penina Club']);
    assert.deepEqual([head.cityName, head.cityCorrectedAt], ['Portimão', 'club.csv:6']);
    assert.deepEqual(findings, []);
  });

  it('is read by the rules of courses files', async () => {
    const rows = [
      'way/1,access,Semi-Private,,2026-11-03',
      'way/1,architects,"Henry Cotton, Jr., A. Smith",,2026-11-03',
      'way/1,opened_year,1966,,2026-11-03',
      'way/1,website,penina.example.org,,2026-11-03',
      'way/1,hole_count,27,,2026-11-03',
    ];
    const { details, tally } = await correct(`${rows.join('\n')}\n`);
    assert.equal(details.access, 'semi_private');
    assert.deepEqual(details.architects, ['Henry Cotton, Jr.', 'A. Smith']);
    assert.equal(details.openedYear, 1966);
    assert.equal(details.website, 'http://penina.example.org/');
    assert.equal(details.declaredHoleCount, 27);
    assert.deepEqual([tally.itemsRead, tally.itemsKept, tally.itemsRejected], [5, 5, 0]);
  });

  it('finds its course by golf_id, slug or former source id in the ledger', async () => {
    const ledger: Ledger = new Map([[7, ledgerEntry({ golf_id: 7, slug: 'penina', source_ids: ['way/1'] })]]);
    for (const course of ['7', 'penina']) {
      const { details } = await correct(`${course},opened_year,1966,,2026-11-03\n`, {}, ledger);
      assert.equal(details.openedYear, 1966, course);
    }
    const former = ledgerEntry({ golf_id: 7, source_ids: ['way/1'], former_source_ids: ['way/9'] });
    const { details } = await correct('way/9,opened_year,1966,,2026-11-03\n', {}, new Map([[7, former]]));
    assert.equal(details.openedYear, 1966);
  });

  it('that the sources agree with is reported, so that its line can be deleted', async () => {
    const rows = 'way/1,phone,+351 282420200,,2026-11-03\nway/1,name,Penina,,2026-11-03\n';
    const { findings } = await correct(rows, { phone: '+351 282 420 200' });
    assert.deepEqual(findings, [
      'club.csv:2 correction-agreed way/1 phone: +351 282420200',
      'club.csv:3 correction-agreed way/1 name: Penina',
    ]);
  });
});

describe('a correction that can’t be used', () => {
  it('leaves the sources’ value, and is reported with file and line', async () => {
    const rows = [
      'way/1,phone,call us,,2026-11-03',
      'way/1,par,many,,2026-11-03',
      'way/1,status,perhaps,,2026-11-03',
      'way/1,hidden,maybe,,2026-11-03',
      'way/1,website,javascript:alert(1),,2026-11-03',
      'way/1,greenfee,80,,2026-11-03',
      ',phone,+351 282 420 200,,2026-11-03',
      'way/1,email,golf@example.org,,3 Nov 2026',
      'way/2,email,golf@example.org,,2026-11-03',
      '9,email,golf@example.org,,2026-11-03',
      'way/1,"email,golf@example.org',
    ];
    const ledger: Ledger = new Map([[9, ledgerEntry({ golf_id: 9, slug: 'gone', source_ids: ['way/9'] })]]);
    const { details, findings, tally } = await correct(
      `${rows.join('\n')}\n`,
      { email: 'a@example.org' },
      ledger,
    );
    assert.deepEqual(
      findings.map((finding) => finding.split(' ').slice(0, 2).join(' ')),
      [
        'club.csv:7 correction-of-unknown-field',
        'club.csv:8 correction-without-course',
        'club.csv:9 date-malformed',
        'club.csv:12 row-not-csv',
        'club.csv:10 correction-of-unknown-course',
        'club.csv:11 correction-of-vanished-course',
        'club.csv:2 correction-value-refused',
        'club.csv:3 correction-value-refused',
        'club.csv:4 correction-value-refused',
        'club.csv:5 correction-value-refused',
        'club.csv:6 correction-value-refused',
      ],
    );
    assert.match(findings[6]!, /way\/1 phone: call us \(phone-malformed\)/);
    assert.deepEqual(
      [details.email, details.website, details.corrections],
      ['a@example.org', null, undefined],
    );
    assert.deepEqual([tally.itemsRead, tally.itemsKept, tally.itemsRejected], [11, 0, 0]);
  });

  it('of one day with another value counts as little as the other', async () => {
    const rows = 'way/1,opened_year,1966,,2026-11-03\nway/1,opened_year,1967,,2026-11-03\n';
    const { details, findings } = await correct(rows, { openedYear: 1965 });
    assert.equal(details.openedYear, 1965);
    assert.deepEqual(findings, [
      'club.csv:2 corrections-contradict way/1 opened_year: 1966; another value at club.csv:3',
      'club.csv:3 corrections-contradict way/1 opened_year: 1967; another value at club.csv:2',
    ]);
  });

  it('gives way to a newer one', async () => {
    const rows = 'way/1,opened_year,1966,,2026-11-03\nway/1,opened_year,1967,,2026-11-04\n';
    const { details, findings } = await correct(rows);
    assert.equal(details.openedYear, 1967);
    assert.deepEqual(findings, [
      'club.csv:2 correction-superseded way/1 opened_year: 1966; newer at club.csv:3',
    ]);
  });

  it('stops the build where the file isn’t one of corrections', async () => {
    const corrections = [folder.write('other.csv', 'course,field,value\nway/1,par,72\n')];
    await assert.rejects(mergeFiles(null, { corrections }), (error) => {
      assert.ok(error instanceof SourceError);
      assert.match(error.message, /^other\.csv:1: no column reason, date; /);
      return true;
    });
  });
});
