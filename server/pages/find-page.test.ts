import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { COURSES_A_PAGE } from '#lib/site/page-lists.ts';
import { openedFixture } from '#testing/opened-fixture.ts';
import { holeQuestionPages } from '../store/hole-questions.ts';
import { createFindPage, withoutLanguage } from './find-page.ts';
import { pageLookups } from './page-lookups.ts';

const dataset = openedFixture(400);

/** The routes as `next build` lists them. */
const routes = globSync('app/**/{page,route}.{ts,tsx}').map((file) =>
  withoutLanguage(file.slice('app'.length).replace(/\/(page|route)\.tsx?$/, '')),
);
const findPage = createFindPage(routes);

/** The target that is rendered, or why nothing is. */
function leadsTo(address: string, find = findPage): string {
  const [path = '', query = ''] = address.split('?');
  const found = find(path, query, dataset());
  if (found.kind === 'page') return found.target;
  return found.kind === 'moved' ? `${found.status} to ${found.path}` : found.kind;
}

test('what is looked up belongs to a route of app/', () => {
  const gone = Object.keys(pageLookups).filter((path) => !routes.includes(path));
  assert.deepEqual(gone, []);
});

test('a new page has its address without being listed anywhere', () => {
  const find = createFindPage([...routes, '/weather', '/golfs/[slug]/weather', '/clubs/[...names]']);
  for (const path of ['/weather', '/golfs/anything/weather', '/clubs/a/b/c']) {
    assert.equal(leadsTo(path), 'missing');
    assert.equal(leadsTo(path, find), path);
  }
});

test('pages for the front alone have no address', () => {
  for (const path of [
    '/_not-found',
    '/_global-error',
    '/fallback/failed',
    '/fallback/missing',
    '/revalidate',
  ]) {
    assert.equal(leadsTo(path, createFindPage([...routes, path])), 'missing');
  }
});

test('courses, areas, regions and cities of the dataset have pages, and others don’t', () => {
  const pages = [
    '/golfs/harbour-short-nine',
    '/golfs/harbour-short-nine/opengraph-image',
    '/golf-courses/europe',
    '/golf-courses/isle-of-man/middle',
    '/golf-courses/isle-of-man/middle/douglas',
    '/golf-courses/france/bretagne/districts/finistere',
    '/best/world',
    '/best/oceania',
    '/best/isle-of-man/middle',
    '/rankings',
    '/rankings/isle-of-man/middle',
    '/sitemaps/courses-1',
  ];
  for (const path of pages) assert.equal(leadsTo(path), path);
  const missing = [
    '/golfs/no-such-course',
    '/golfs/no-such-course/yardage-book',
    '/golfs/harbour-short-nine/nothing',
    '/golf-courses/atlantis',
    '/golf-courses/france/western',
    '/golf-courses/isle-of-man/middle/brest',
    '/golf-courses/france/bretagne/districts/atlantis',
    '/best/atlantis',
    '/rankings/atlantis',
    '/rankings/oceania',
    '/sitemaps/courses-2',
    '/sitemaps/courses-01',
    '/nowhere',
  ];
  for (const path of missing) assert.equal(leadsTo(path), 'missing', path);
});

test('a list has as many pages as its courses fill', () => {
  const region = dataset().directory.countryBySlug.get('isle-of-man')!.regionBySlug.get('middle')!;
  const last = Math.ceil(dataset().lists.ofRegion.of(region.id).length / COURSES_A_PAGE);
  const page = (n: number | string) => leadsTo(`/golf-courses/isle-of-man/middle/page/${n}`);
  assert.ok(last > 1);
  assert.equal(page(last), `/golf-courses/isle-of-man/middle/page/${last}`);
  for (const n of [last + 1, 0, '01', '2x']) assert.equal(page(n), 'missing', `${n}`);
});

test('a former slug has a page, which redirects', () => {
  const former = dataset().read((file) => file.prepare('SELECT slug FROM redirect').get()?.slug);
  assert.equal(leadsTo(`/golfs/${former}`), `/golfs/${former}`);
});

test('a district leads to its region where that has none any more', () => {
  for (const path of ['douglas', 'douglas/page/2']) {
    const address = `/golf-courses/isle-of-man/middle/districts/${path}`;
    assert.equal(leadsTo(address), '308 to /golf-courses/isle-of-man/middle');
  }
});

test('former regions and their cities have pages, which redirect', () => {
  for (const path of [
    '/golf-courses/isle-of-man/old-middle',
    '/golf-courses/isle-of-man/old-middle/page/2',
    '/golf-courses/isle-of-man/sheadings/douglas',
    '/best/isle-of-man/sheadings',
  ]) {
    assert.equal(leadsTo(path), path);
  }
  assert.equal(leadsTo('/golf-courses/isle-of-man/sheadings/atlantis'), 'missing');
  assert.equal(leadsTo('/golf-courses/france/old-middle'), 'missing');
});

test('other spellings of an address are the same page, or lead there', () => {
  assert.equal(leadsTo('/golfs/harbour%2Dshort-nine'), '/golfs/harbour-short-nine');
  assert.equal(leadsTo('/golfs/harbour-short-nine/'), '308 to /golfs/harbour-short-nine');
  assert.equal(leadsTo('/golfs%2Fharbour-short-nine'), 'missing');
  assert.equal(leadsTo('/golfs/no-such-course/'), 'missing');
  for (const spelling of [
    '/golfs/Harbour-Short-Nine',
    '/golfs/harbour-short-nine%20',
    '/GOLFS/harbour-short-nine',
  ]) {
    assert.equal(leadsTo(spelling), '301 to /golfs/harbour-short-nine');
  }
  assert.equal(leadsTo('/golfs/Harbour-Short-Nine/'), '308 to /golfs/harbour-short-nine');
  assert.equal(leadsTo('/golfs/No-Such-Course'), 'missing');
  assert.equal(leadsTo('/golfs/No-Such-Course/'), 'missing');
});

test('only the parts of a query that a page reads are kept, in one order', () => {
  assert.equal(leadsTo('/golfs/harbour-short-nine?utm_source=x'), '/golfs/harbour-short-nine');
  assert.equal(leadsTo('/search?x=1&page=2&q=a+b'), '/search?q=a+b&page=2');
  assert.equal(leadsTo('/compare?q=&courses=a&courses=b&_rsc=1'), '/compare?courses=a&courses=b&q=');
  assert.equal(leadsTo('/search?x=1'), '/search');
});

test('questions about holes have a page for the world, and for countries with enough answers', () => {
  assert.equal(leadsTo('/holes/longest-par-5s'), '/holes/longest-par-5s');
  assert.equal(leadsTo('/holes/loudest-par-5s'), 'missing');
  const countries = holeQuestionPages(dataset()).filter(({ country }) => country !== null);
  assert.ok(countries.length > 0);
  for (const { path } of countries) assert.equal(leadsTo(path), path);
  assert.equal(leadsTo('/holes/longest-par-5s/nowhere'), 'missing');
  assert.equal(leadsTo('/holes?sort=length&par=3&x=1'), '/holes?par=3&sort=length');
});

test('an address that no header or file name could hold is missing', () => {
  for (const name of [
    '%E4%B8%AD',
    'a%3Fb',
    'a%23b',
    'a%0D%0Ab',
    'a%2Fb',
    '%2E%2E',
    '%252E',
    'a%',
    'A',
    'a b',
  ]) {
    for (const path of [`/golfs/${name}`, `/golfs/${name}/`, `/golfs/${name}/scorecard.csv`]) {
      assert.equal(leadsTo(path), 'missing', path);
    }
  }
  assert.equal(leadsTo('/%2567olfs/harbour-short-nine'), 'missing');
});

test('an embed is kept for each view, theme and unit, and for no other query', () => {
  const path = '/embed/harbour-short-nine';
  assert.equal(leadsTo(`${path}?units=yd&view=card&utm=1`), `${path}?view=card&units=yd`);
  assert.equal(leadsTo(`${path}?view=map&theme=<b>`), path);
  assert.equal(leadsTo('/embed/no-such-course'), 'missing');
});

test('only plans and holes are drawings of a course', () => {
  for (const name of ['plan.svg', 'hole-3.svg', 'hole-red-7.svg']) {
    assert.equal(leadsTo(`/golfs/harbour-short-nine/${name}`), `/golfs/harbour-short-nine/${name}`);
  }
  for (const name of ['plan.png', 'hole-.svg', 'hole-<b>.svg', 'green.svg']) {
    assert.equal(leadsTo(`/golfs/harbour-short-nine/${name}`), 'missing');
  }
});
