import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { linksExtract, readIn, scratchFolder, withoutOsmium } from '../fixtures/scratch.ts';
import type { OsmCourses } from '../read-osm-courses.ts';

/** Heads and details of all courses. */
const all = ({ inProgress: { heads, details } }: OsmCourses) =>
  heads.map((head, i) => ({ head, details: details(i) }));

describe('what Overpass answers', { skip: withoutOsmium }, () => {
  const { folder, remove } = scratchFolder();
  let opl: string[];
  let expected: unknown;
  before(async () => {
    opl = execFileSync('osmium', ['cat', linksExtract, '-f', 'opl'], { encoding: 'utf8' }).trim().split('\n');
    expected = all(await readIn(folder, linksExtract));
  });
  after(remove);

  const rank = (line: string) => 'wrn'.indexOf(line[0]!);
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  test('gives the same courses with ways before their nodes', async () => {
    const path = write('ways-first.osm.opl', `${opl.toSorted((a, b) => rank(a) - rank(b)).join('\n')}\n`);
    assert.deepEqual(all(await readIn(folder, path)), expected);
  });

  test('gives the same courses as JSON', async () => {
    const path = write('answer.json', JSON.stringify({ version: 0.6, elements: elementsOf(opl).reverse() }));
    assert.deepEqual(all(await readIn(folder, path)), expected);
  });

  test('gives the same holes where its ways have positions instead of nodes', async () => {
    const elements = elementsOf(opl);
    const places = new Map(
      elements.filter(({ type }) => type === 'node').map(({ id, lat, lon }) => [id, { lat, lon }]),
    );
    const ways = elements
      .filter(({ type }) => type === 'way')
      .map(({ nodes = [], ...way }) => ({ ...way, geometry: nodes.map((id) => places.get(id)) }));
    const others = elements.filter(
      ({ type, tags }) => type === 'relation' || (type === 'node' && tags !== undefined),
    );
    const path = write('geometry.json', JSON.stringify({ elements: [...ways, ...others] }));
    const lines = (read: { details: { holes: { key: string; line: unknown }[] } }[]) =>
      read.flatMap(({ details }) => details.holes.map(({ key, line }) => [key, line]));
    assert.deepEqual(lines(all(await readIn(folder, path))), lines(expected as ReturnType<typeof all>));
  });

  test('is read from XML in a file without a name that says so', async () => {
    const xml = execFileSync('osmium', ['cat', linksExtract, '-f', 'osm'], { encoding: 'utf8' });
    assert.deepEqual(all(await readIn(folder, write('interpreter', xml))), expected);
  });
});

type Element = {
  type: string;
  id: number;
  version: number;
  timestamp: string;
  lat?: number;
  lon?: number;
  nodes?: number[];
  tags?: Record<string, string>;
  members?: { type: string; ref: number; role: string }[];
};

const kinds: Record<string, string> = { n: 'node', w: 'way', r: 'relation' };
const plain = (text: string) =>
  text.replace(/%([0-9a-f]+)%/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Elements as Overpass's JSON has them. */
function elementsOf(lines: readonly string[]): Element[] {
  return lines.map((line) => {
    const [first = '', ...fields] = line.split(' ');
    const field = (letter: string) => fields.find((each) => each.startsWith(letter))?.slice(1) ?? '';
    const listed = (letter: string) =>
      field(letter)
        .split(',')
        .filter((each) => each !== '');
    const tags = Object.fromEntries(listed('T').map((tag) => tag.split('=').map(plain)));
    return {
      type: kinds[first[0]!]!,
      id: Number(first.slice(1)),
      version: Number(field('v')),
      timestamp: field('t'),
      ...(Object.keys(tags).length > 0 && { tags }),
      ...(first[0] === 'n' && { lon: Number(field('x')), lat: Number(field('y')) }),
      ...(first[0] === 'w' && { nodes: listed('N').map((node) => Number(node.slice(1))) }),
      ...(first[0] === 'r' && {
        members: listed('M').map((member) => {
          const [object = '', role = ''] = member.split('@');
          return { type: kinds[object[0]!]!, ref: Number(object.slice(1)), role };
        }),
      }),
    };
  });
}
