import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { runCommand } from '#dataset/commands/run-command.ts';
import { withoutOsmium } from '#dataset/osm/fixtures/scratch.ts';
import type { Api } from '#lib/api/create-api.ts';
import { parByLength } from '#lib/golf/par-by-length.ts';
import { figuresOfEdition } from '#testing/figures-of-edition.ts';

const uk = '/golf-courses/united-kingdom';
const us = '/golf-courses/united-states';

/** What golfers type on the real edition of the samples, and the slug of the course or the page of the place that they mean. */
const golfersSearches: readonly (readonly [typed: string, means: string])[] = [
  // Scotland, England, Wales, Northern Ireland.
  ['St Andrews', `${uk}/scotland/saint-andrews`],
  ['old course', 'old-course-saint-andrews'],
  ['the old course st andrews', 'old-course-saint-andrews'],
  ['Gleneagles', 'gleneagles-golf-resort'],
  ['Royal Dornoch', 'championship-course-dornoch'],
  ['Carnustie', 'the-carnoustie-championship-course'],
  ['royal troon', 'old-course-troon'],
  ['Muirfield', 'muirfield'],
  ['turnberry', 'turnberry'],
  ['prestwick', 'prestwick-golf-club-prestwick'],
  ['north berwick', 'the-north-berwick-golf-club'],
  ['machrihanish', 'machrihanish-links'],
  ['fife', `${uk}/scotland/districts/fife`],
  ['royal liverpool', 'royal-liverpool-golf-course'],
  ['birkdale', 'royal-birkdale-golf-club'],
  ['royal lytham', 'royal-lytham-and-st-annes-golf-course'],
  ["royal st george's", 'the-royal-st-georges-golf-club'],
  ['wentworth', 'wentworth-club'],
  ['sunningdale', 'sunningdale-golf-club'],
  ['golf courses in cornwall', `${uk}/england/districts/cornwall`],
  ['county down', 'royal-county-down-golf-course'],
  ['portrush', 'royal-portrush-dunluce'],
  ['royal porthcawl', 'royal-porthcawl-golf-club'],
  // The United States.
  ['Pebble', 'pebble-beach-golf-course'],
  ['pebbel beach', 'pebble-beach-golf-course'],
  ['Bethpage Black', 'black-at-bethpage-state-park-golf-course'],
  ['Sawgrass', 'tpc-sawgrass-the-players-stadium-course'],
  ['augusta national', 'augusta-national-golf-club'],
  ['pinehurst #2', 'pinehurst-no-2'],
  ['torrey pines south', 'south-at-torrey-pines-municipal-golf-course'],
  ['oakmont', 'oakmont-country-club-oakmont'],
  ['shinnecock', 'shinnecock-hills-golf-club'],
  ['winged foot', 'west-at-winged-foot-golf-club'],
  ['merion', 'east-at-merion-golf-club'],
  ['cypress point', 'cypress-point-club'],
  ['harbour town', 'harbour-town-golf-links-at-sea-pines-resort'],
  ['scottsdale az', `${us}/arizona/scottsdale`],
  ['hilton head', `${us}/south-carolina/hilton-head-island`],
  // Ireland.
  ['ballybunion', 'ballybunion-golf-club'],
  ['lahinch', 'old-course-lehinch'],
  ['old head', 'old-head-golf-links'],
  ['waterville', 'waterville-golf-links'],
  ['kerry', '/golf-courses/ireland/munster'],
  // Portugal and Spain.
  ['Vale do Lobo', 'royal-course-quarteira'],
  ['quinta do lago', 'quinta-do-lago-south-golf-course'],
  ['praia del rey', 'praia-del-rey-marriott-golf-and-beach-resort'],
  ['monte rei', 'monte-rei-golf-course'],
  ['golf near Porto', '/golf-courses/portugal/porto'],
  ['algarve', '/golf-courses/portugal/faro'],
  ['valderama', 'club-de-golf-valderrama'],
  ['golf in barcelona', '/golf-courses/spain/catalonia'],
  // Germany, France, and farther away.
  ['hubbelrath', 'golf-club-hubbelrath'],
  ['gut larchenhof', 'golf-club-gut-larchenhof'],
  ['st leon rot', 'golf-club-st-leon-rot'],
  ['golf national paris', 'golf-national'],
  ['morfontaine', 'golf-de-morfontaine'],
  ['reykjavik', '/golf-courses/iceland/capital-region'],
  ['royal melbourne west', 'royal-melbourne-west'],
  ['kasumigaseki', 'kasumigaseki-country-club'],
  ['川奈', 'kawana-hotel-golf-course-oshima-course'],
];

const samples = join(import.meta.dirname, '../../shared/data');
const silent = { write: () => {} };
const context = { env: process.env, stdout: silent, stderr: silent };

const sources = {
  '--osm': ['eight-countries.golf', 'famous', 'isle-of-man', 'liechtenstein.golf'].map(
    (name) => `osm/${name}.osm.pbf`,
  ),
  '--courses': ['united-states', 'world'].map((name) => `courses/${name}.courses.ndjson.gz`),
  '--scorecards': ['portugal', 'united-states'].map((name) => `scorecards/${name}.scorecards.ndjson.gz`),
};

describe('the edition of all samples', {
  skip: withoutOsmium || (!existsSync(samples) && 'the samples of ../shared/data are not here'),
}, () => {
  const { api, compare } = figuresOfEdition(async (folder) => {
    const options = Object.entries(sources).flatMap(([option, files]) =>
      files.flatMap((file) => [option, join(samples, file)]),
    );
    assert.equal(await runCommand(['build', '--allow-rejects', ...options, '--out', folder], context), 0);
  });

  it('has the same figures of a hole wherever they’re shown, and lengths that give nine in ten of the known pars', async () => {
    const { holes, different } = await compare();
    assert.deepEqual(different, []);
    const lines = holes.filter(({ length_traced }) => (length_traced ?? 0) >= 60);
    assert.ok(lines.filter(({ par }) => par !== null).length >= 0.98 * lines.length);
    const known = holes.filter(({ par_source, length }) => par_source !== 'length' && length !== null);
    const fitting = known.filter((hole) => parByLength(hole.length!, hole.elevation_change) === hole.par);
    assert.ok(
      known.length > 400 && fitting.length >= 0.9 * known.length,
      `${fitting.length} of ${known.length}`,
    );
  });

  it('shows what golfers mean among the first three, for at least 95 in 100 of sixty searches', async (t) => {
    assert.equal(golfersSearches.length, 60);
    const missed: string[] = [];
    for (const [typed, means] of golfersSearches) {
      const shown = await firstThree(api(), typed);
      if (!shown.includes(means)) missed.push(`${typed}: ${shown}`);
    }
    t.diagnostic(`not among the first three: ${missed.join('; ') || 'none'}`);
    assert.ok(missed.length <= 3, missed.join('\n'));
  });
});

async function firstThree(api: Api, q: string): Promise<string[]> {
  const { places, golfs } = (await api.searchGolfCourses({ q, limit: 7 }))!;
  const pathsThat = (areFirst: boolean) =>
    places.filter((place) => place.before_courses === areFirst).map(({ path }) => path);
  return [...pathsThat(true), ...golfs.items.map(({ slug }) => slug), ...pathsThat(false)].slice(0, 3);
}
