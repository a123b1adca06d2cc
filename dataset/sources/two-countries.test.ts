import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { courseDisplayName } from '../identity/display-name.ts';
import type { OsmFeature, OsmTags } from '../osm/osm-feature.ts';
import { findIn } from '../osm/rules/fixtures/sketch.ts';
import { loadPlaces } from '../places/load-places.ts';
import { mergeFiles } from './fixtures/merge-files.ts';
import { ndjson, sourceFolder } from './fixtures/source-folder.ts';
import type { MergedSources } from './merge-sources.ts';

/**
 * Two countries made by hand: objects and lines as mappers and lists write them there, at real places, with
 * what must come out.
 */
type Country = { features: OsmFeature[]; lines: Record<string, unknown>[] };

const METRES_OF_DEGREE = 111_200;
let nextId = 1;

function feature(tags: OsmTags, geometry: OsmFeature['geometry']): OsmFeature {
  return { id: `way/${nextId++}`, version: 1, timestamp: 1_700_000_000, tags, geometry };
}

/** Metres east and north of a place. */
const from = ([lon, lat]: Position, east: number, north: number): Position => [
  lon + east / (METRES_OF_DEGREE * Math.cos((lat * Math.PI) / 180)),
  lat + north / METRES_OF_DEGREE,
];

/** A square with sides of this many metres, east and north of a place. */
function ground(place: Position, metres: number, tags: OsmTags): OsmFeature {
  const corners = [
    [0, 0],
    [metres, 0],
    [metres, metres],
    [0, metres],
    [0, 0],
  ].map(([east, north]) => from(place, east!, north!));
  return feature({ leisure: 'golf_course', ...tags }, { type: 'Polygon', coordinates: [corners] });
}

/** Parallel holes of 300 m, numbered from 1. */
function holes(place: Position, count: number, tags: OsmTags): OsmFeature[] {
  return Array.from({ length: count }, (_, i) => {
    const line = [100, 250, 400].map((north) => from(place, 60 * (i + 1), north));
    return feature({ golf: 'hole', ref: `${i + 1}`, ...tags }, { type: 'LineString', coordinates: line });
  });
}

const listed = (id: string, name: string, place: Position, more: object = {}) => ({
  source_id: `list:${id}`,
  name,
  longitude: place[0],
  latitude: place[1],
  ...more,
});

const folder = sourceFolder();
after(() => folder.remove());
const places = loadPlaces();

async function build({ features, lines }: Country) {
  const { inProgress } = findIn(features);
  const file = folder.write('courses.ndjson', ndjson(...lines));
  const merged = await mergeFiles(inProgress, { courses: [file] });
  const courses = merged.inProgress.heads.map((head, index) => {
    const place = places.locate(head.position, head);
    return {
      name: courseDisplayName(head, place),
      where: `${place.city?.name}, ${place.region.name}, ${place.country.code}`,
      details: merged.inProgress.details(index),
    };
  });
  return { merged, courses };
}

type Built = Awaited<ReturnType<typeof build>>;

const withheld = ({ merged }: { merged: MergedSources }) =>
  [...merged.tallies.flatMap(({ findings }) => findings), ...merged.withheld]
    .filter(({ action }) => action === 'rejected' || action === 'quarantined')
    .map(({ rule, value }) => `${rule} ${value}`)
    .sort();

const detailsOf = ({ courses }: Built, name: string): CourseDetails =>
  courses.find((course) => course.name === name)!.details;

describe('New Zealand', () => {
  const paraparaumu: Position = [174.985, -40.897];
  const ohope: Position = [177.131, -37.988];
  const tePuke: Position = [176.33, -37.79];
  const millbrook: Position = [168.805, -44.941];
  let built: Built;
  before(async () => {
    built = await build({
      features: [
        ground(paraparaumu, 700, {
          name: 'Paraparaumu Beach Golf Club',
          phone: '+64 4 902 8200',
          website: 'https://www.paraparaumubeachgolfclub.co.nz/',
          'addr:housenumber': '376',
          'addr:street': 'Kapiti Road',
          'addr:city': 'Paraparaumu',
          source_ref: 'http://www.linz.govt.nz/topography/topo-maps/',
        }),
        ...holes(paraparaumu, 9, { par: '4' }),
        ground(ohope, 500, { name: 'Ōhope Beach Golf Links', 'name:mi': 'Ōhope' }),
        ground(tePuke, 450, { name: 'Te Puke Golf Club' }),
        ground(from(tePuke, 480, 0), 400, { 'LINZ:dataset': 'mainland' }),
        ground([168.66, -45.035], 300, { name: 'Queenstown Gardens', sport: 'disc_golf' }),
        ground([170.47, -45.88], 500, { name: 'Balmacewen', disused: 'yes' }),
        ground([175.3, -37.8], 60, { name: 'Fairfield College' }),
      ],
      lines: [
        listed('1', 'Ohope Beach Golf Links', from(ohope, 400, 300)),
        listed('2', 'Millbrook Resort', millbrook),
        listed('3', 'Coronet Course', from(millbrook, 500, 0)),
        listed('4', 'Remarkables Course', from(millbrook, 0, 600)),
        listed('5', 'Lake Taupō Hole in One Challenge', [176.07, -38.69]),
        listed('6', 'Mini Golf Rotorua', [176.25, -38.13]),
        listed('7', 'Unnamed Golf Course', [175.28, -40.35]),
        listed('8', 'Pitch and Putt', [174.78, -36.88], { phone: '09 815 6350', country_code: 'NZ' }),
      ],
    });
  });

  test('has its courses, each once, with names and places as people write them', () => {
    assert.deepEqual(
      built.courses.map(({ name, where }) => `${name}: ${where}`),
      [
        'Paraparaumu Beach Golf Club: Paraparaumu, Wellington Region, NZ',
        'Ōhope Beach Golf Links: Ohope Beach, Bay of Plenty, NZ',
        'Te Puke Golf Club: Te Puke, Bay of Plenty, NZ',
        'Millbrook Resort: Arrowtown, Otago, NZ',
        'Millbrook Resort – Coronet Course: Arrowtown, Otago, NZ',
        'Millbrook Resort – Remarkables Course: Arrowtown, Otago, NZ',
        'Pitch and Putt (Auckland): Auckland, Auckland, NZ',
      ],
    );
  });

  test('withholds the rest, each with its reason', () => {
    assert.deepEqual(withheld(built), [
      'miniature-golf Mini Golf Rotorua',
      'nameless-point-of-a-list -40.35000, 175.28000',
      'other-game Lake Taupō Hole in One Challenge',
      'tiny-ground-without-golf Fairfield College',
    ]);
  });

  test('keeps what tags and lines say', () => {
    const { address, phone, holes: mapped } = detailsOf(built, 'Paraparaumu Beach Golf Club');
    assert.deepEqual([address, phone, mapped.length], ['376 Kapiti Road', '+64 4 902 8200', 9]);
    assert.equal(detailsOf(built, 'Pitch and Putt (Auckland)').phone, '09 815 6350');
  });
});

describe('Czechia', () => {
  const karlstejn: Position = [14.168, 49.925];
  const lipova: Position = [17.135, 50.222];
  const silherovice: Position = [18.27, 49.925];
  let built: Built;
  before(async () => {
    built = await build({
      features: [
        ground(karlstejn, 600, { name: 'Golf Resort Karlštejn' }),
        ground(from(karlstejn, 640, 0), 500, { name: 'Golf Resort Karlštejn' }),
        ...holes(karlstejn, 9, { 'golf:par': '4' }),
        ground(lipova, 400, { name: 'Golfové hřiště', operator: 'Golf Club Lipová' }),
        ground(silherovice, 700, { name: 'Park Golf Club Ostrava - Šilheřovice' }),
        ground([14.42, 50.02], 200, { name: 'Cvičná louka' }),
        ground([15.8, 50.2], 200, { name: 'Driving range Hotel Čechie' }),
        ground([16.6, 49.2], 60, { name: 'Soukromé gymnázium' }),
      ],
      lines: [
        listed('1', 'Golf Resort Karlštejn', from(karlstejn, 300, 300), {
          address: 'Běleč 280, 267 27 Karlštejn, Czechia',
          phone: '311 604 999; +420 602 111 222; 12',
          country_code: 'CZ',
        }),
        listed('2', 'Golf Club Lipová', from(lipova, 250, 100)),
        listed('3', 'Jamka 7', [14.2, 49.93]),
        listed('4', 'Adventure Golf Praha', [14.43, 50.08]),
        listed('5', 'GOLF HOSTIVAŘ PRAHA', [14.55, 50.05]),
      ],
    });
  });

  test('has its courses, each once, with names and places as people write them', () => {
    assert.deepEqual(
      built.courses.map(({ name, where }) => `${name}: ${where}`),
      [
        'Golf Resort Karlštejn: Karlštejn, Central Bohemian Region, CZ',
        'Golf Club Lipová: Lipová-lázně, Olomouc Region, CZ',
        'Park Golf Club Ostrava - Šilheřovice: Šilheřovice, Moravian-Silesian Region, CZ',
        'Golf Hostivař Praha: Hostivař, Prague, CZ',
      ],
    );
  });

  test('withholds the rest, each with its reason', () => {
    assert.deepEqual(withheld(built), [
      'miniature-golf Adventure Golf Praha',
      'name-of-a-hole Jamka 7',
      'tiny-ground-without-golf Soukromé gymnázium',
    ]);
  });

  test('keeps what tags and lines say', () => {
    const { address, postalCode, phone, holes: mapped } = detailsOf(built, 'Golf Resort Karlštejn');
    assert.deepEqual([address, postalCode, mapped.length], ['Běleč 280', '267 27', 9]);
    assert.equal(phone, '311 604 999; +420 602 111 222');
  });
});
