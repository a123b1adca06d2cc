import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseHead } from '../course/course-in-progress.ts';
import { latinForm } from '../names/latin-form.ts';
import { assignIdentities } from './assign-identities.ts';
import { faro, head } from './fixtures/head.ts';
import { formatLedgerEntry, type Ledger, parseLedger } from './ledger.ts';

const noTowns = () => new Map();
const build = (heads: CourseHead[], previous: Ledger = new Map(), remakeSlugs = false) =>
  assignIdentities(
    { heads, places: heads.map(() => faro), latin: heads.map((one) => latinForm(one, 'JP', noTowns)) },
    previous,
    remakeSlugs,
  );
const slugsOf = ({ courses }: ReturnType<typeof build>) => courses.map(({ slug }) => slug);

const kawana = head('way/1', '川奈ゴルフ倶楽部');
const lakewood = head('way/2', 'Kawana Golf Club', -8);

/** The ledger as a build made it before names were read. */
function ledgerOf(slug: string): Ledger {
  const [entry] = build([kawana]).appended;
  return parseLedger(formatLedgerEntry({ ...entry!, slug }), 'ids.ndjson');
}

describe('slugs of names in other scripts', () => {
  it('come from the Latin form, and never take the slug of a Latin name', () => {
    assert.deepEqual(slugsOf(build([kawana])), ['kawana-golf-club']);
    assert.deepEqual(slugsOf(build([kawana, lakewood])), ['kawana-golf-club-lagos', 'kawana-golf-club']);
  });

  it('stay as a ledger has them until new ones are asked for', () => {
    const ledger = ledgerOf('chuannai-golf');
    assert.deepEqual(slugsOf(build([kawana], ledger)), ['chuannai-golf']);
    assert.deepEqual(build([kawana], ledger).remade, []);
  });

  it('are made again on request; the former ones redirect for ever', () => {
    const second = build([kawana], ledgerOf('chuannai-golf'), true);
    assert.deepEqual(slugsOf(second), ['kawana-golf-club']);
    assert.deepEqual(second.remade, [{ golfId: 1, from: 'chuannai-golf', to: 'kawana-golf-club' }]);
    assert.deepEqual(second.redirects, [{ slug: 'chuannai-golf', golfId: 1 }]);

    const lines = second.appended.map(formatLedgerEntry).join('');
    const ledger = parseLedger(lines, 'ids.ndjson');
    assert.deepEqual(build([kawana], ledger, true).remade, []);
    const third = build([kawana, head('way/3', 'Chuannai Golf', -8)], ledger);
    assert.deepEqual(slugsOf(third), ['kawana-golf-club', 'chuannai-golf-lagos']);
    assert.deepEqual(third.redirects, second.redirects);
  });

  it('leave the slugs of Latin names alone', () => {
    const [entry] = build([lakewood]).appended;
    const ledger: Ledger = new Map([[1, { ...entry!, slug: 'an-older-slug' }]]);
    assert.deepEqual(slugsOf(build([lakewood], ledger, true)), ['an-older-slug']);
  });
});
