import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAttributes, readHoleCount, readPar } from './course-attributes.ts';
import { node } from './fixtures/sketch.ts';

const read = (tags: Record<string, string>) =>
  readAttributes([node(1, [0, 0], { leisure: 'golf_course', ...tags })]);

test('a fully tagged course keeps what its tags say', () => {
  const course = read({
    name: 'Курск Гольф',
    'name:en': 'Kursk Golf',
    alt_name: 'Old Kursk;The Kursk',
    operator: 'Sports Club Seim',
    wikidata: 'Q5050655',
    wikipedia: 'ru:Курск Гольф',
    'addr:country': 'im',
    'addr:city': 'Bride',
    'addr:street': 'Lhen Road',
    'addr:housenumber': '7',
    'addr:postcode': 'IM7 1AT',
    'contact:phone': '+44 1624 880359',
    email: 'mailto:info@example.org',
    website: 'www.example.org/golf',
    start_date: '1894-05-01',
    architect: 'Old Tom Morris; James Braid',
    access: 'members',
    'golf:course': '18_hole',
    'golf:par': '36 + 36',
    description: 'On the coast',
  });
  assert.deepEqual(course, {
    name: 'Курск Гольф',
    nameEnglish: 'Kursk Golf',
    alternateNames: ['Kursk Golf', 'Old Kursk', 'The Kursk'],
    names: { en: 'Kursk Golf' },
    romanised: undefined,
    clubName: 'Sports Club Seim',
    wikidata: 'Q5050655',
    wikipedia: 'https://ru.wikipedia.org/wiki/%D0%9A%D1%83%D1%80%D1%81%D0%BA_%D0%93%D0%BE%D0%BB%D1%8C%D1%84',
    countryCode: 'IM',
    regionCode: null,
    cityName: 'Bride',
    description: 'On the coast',
    declaredHoleCount: 18,
    declaredPar: 72,
    openedYear: 1894,
    status: null,
    architects: ['Old Tom Morris', 'James Braid'],
    access: 'private',
    address: '7 Lhen Road',
    postalCode: 'IM7 1AT',
    phone: '+44 1624 880359',
    email: 'info@example.org',
    website: 'http://www.example.org/golf',
    unusable: [],
  });
});

test('an operator that is the course or an e-mail address isn’t a club', () => {
  assert.equal(read({ name: 'Peel Golf Course', operator: 'Peel Golf Club' }).clubName, null);
  const slipped = read({ name: 'Mount Murray', operator: 'proshop@example.org' });
  assert.equal(slipped.clubName, null);
  assert.equal(slipped.email, 'proshop@example.org');
});

test('values that cannot be used are null and reported', () => {
  const course = read({
    website: 'javascript:alert(1)',
    email: 'call us',
    wikidata: 'none',
    wikipedia: 'https://example.org/wiki/Golf',
    start_date: 'C19',
    access: '72',
    'addr:country': 'Isle of Man',
  });
  const { website, email, wikidata, wikipedia, openedYear, access, countryCode } = course;
  assert.deepEqual(
    [website, email, wikidata, wikipedia, openedYear, access, countryCode],
    [null, null, null, null, null, 'unknown', null],
  );
  assert.deepEqual(course.unusable.map(({ rule }) => rule).sort(), [
    'access-unknown',
    'country-code-malformed',
    'email-malformed',
    'opening-year-malformed',
    'website-malformed',
    'wikidata-malformed',
    'wikipedia-malformed',
  ]);
});

test('the first object that has a value is believed', () => {
  const merged = readAttributes([
    node(1, [0, 0], { name: 'Area Name', website: 'https://area.example' }),
    node(2, [0, 0], { name: 'Node Name', website: 'https://node.example', phone: '+44 1624 812244' }),
  ]);
  assert.equal(merged.website, 'https://area.example');
  assert.equal(merged.phone, '+44 1624 812244');
  assert.deepEqual(merged.alternateNames, ['Node Name']);
});

test('a tag can say that a course is open or closed; opening hours alone say nothing', () => {
  const status = (tags: Record<string, string>) => read(tags).status;
  assert.equal(status({ operational_status: 'closed' }), 'closed');
  assert.equal(status({ opening_hours: 'off' }), 'closed');
  assert.equal(status({ operational_status: 'open' }), 'open');
  assert.equal(status({ opening_hours: 'Mo-Su 08:00-18:00' }), null);
});

test('access is read from what the tags say', () => {
  const access = (tags: Record<string, string>) => read(tags).access;
  assert.equal(access({ access: 'yes' }), 'public');
  assert.equal(access({ access: 'private' }), 'private');
  assert.equal(access({ 'golf:access': 'semi_private', access: 'yes' }), 'semi_private');
  assert.equal(access({ landuse: 'military' }), 'military');
  assert.equal(access({ fee: 'yes' }), 'unknown');
});

test('golf:course gives a hole count', () => {
  assert.equal(readHoleCount({ 'golf:course': '18_hole' }), 18);
  assert.equal(readHoleCount({ 'golf:course': '9_holes' }), 9);
  assert.equal(readHoleCount({ 'golf:course': '27' }), 27);
  assert.equal(readHoleCount({ 'golf:course': 'links' }), null);
  assert.equal(readHoleCount({ holes: '9 + 9' }), 18);
});

test('golf:par is a sum', () => {
  assert.equal(readPar({ 'golf:par': '36 + 36' }), 72);
  assert.equal(readPar({ 'golf:par': '72' }), 72);
  assert.equal(readPar({ 'golf:par': '36+36+35' }), 107);
  assert.equal(readPar({ 'golf:par': 'about 72' }), null);
  assert.equal(readPar({ 'golf:par': '4' }), null);
});

test('a full address is split where the tags for its parts are missing', () => {
  const full = { 'addr:full': 'Sítio da Torre, 8900-057 Tavira, Portugal', 'addr:country': 'PT' };
  const { address, postalCode, cityName } = read(full);
  assert.deepEqual([address, postalCode, cityName], ['Sítio da Torre', '8900-057', 'Tavira']);
  assert.equal(read({ ...full, 'addr:postcode': '8900-058' }).postalCode, '8900-058');
});

test('names are kept by language; romanised ones and the Latin part of a name separately', () => {
  const kawana = read({
    name: '川奈ホテル',
    'name:ja': '川奈ホテル',
    'name:ja-Latn': 'Kawana Hoteru',
    'name:zh-Hans': '川奈',
  });
  assert.deepEqual(kawana.names, { ja: '川奈ホテル', 'zh-Hans': '川奈' });
  assert.deepEqual(kawana.romanised, { text: 'Kawana Hoteru', source: 'tag' });
  assert.deepEqual(kawana.alternateNames, ['Kawana Hoteru', '川奈']);
  const shekO = read({ name: '石澳鄉村俱樂部 Shek O Country Club' });
  assert.equal(shekO.name, '石澳鄉村俱樂部');
  assert.deepEqual(shekO.romanised, { text: 'Shek O Country Club', source: 'part' });
  assert.deepEqual(shekO.alternateNames, ['Shek O Country Club']);
  assert.deepEqual(read({ name: '川奈', 'name:ja_kana': 'かわな' }).romanised, {
    text: 'かわな',
    source: 'kana',
  });
});
