import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aroundFilters, golfFilter } from '#dataset/osm/extract/tag-filters.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Extracts of the golf of eleven countries. */
const SAMPLES = [
  'eight-countries.golf',
  'portugal.golf',
  'iceland.golf',
  'liechtenstein.golf',
  'isle-of-man',
];

/** All real extracts on this machine; without any, a drawn one. */
export function realExtracts(): string[] {
  const shared = join(root, '../shared/data/osm');
  const paths = SAMPLES.map((name) => join(shared, `${name}.osm.pbf`)).filter(existsSync);
  return paths.length > 0 ? paths : [join(root, 'dataset/osm/fixtures/links.opl')];
}

/** What the builder's rules need from an extract, with ids from 1. Positions are in ten-millionths of a degree. */
export type Original = { nodes: Node[]; ways: Member[]; relations: Member[] };
type Node = { meta: string; lon: number; lat: number };
/** An element that refers to others: OPL fields before and after its references. */
type Member = { meta: string; refs: { type: string; index: number; role: string }[] };

export async function readOriginal(paths: readonly string[], folder: string): Promise<Original> {
  const original: Original = { nodes: [], ways: [], relations: [] };
  for (const path of paths) {
    const filtered = join(folder, 'original.osm.pbf');
    const filter = ['tags-filter', '--no-progress', '--overwrite', '--remove-tags', '-o', filtered, path];
    execFileSync('osmium', [...filter, ...golfFilter, ...aroundFilters.near]);
    const opl = execFileSync('osmium', ['cat', '--no-progress', '-f', 'opl', filtered], {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
    });
    addElements(original, opl);
    await rm(filtered);
  }
  return original;
}

/** https://osmcode.org/opl-file-format/ */
function addElements(original: Original, opl: string): void {
  const indexes = {
    n: new Map<string, number>(),
    w: new Map<string, number>(),
    r: new Map<string, number>(),
  };
  for (const line of opl.split('\n')) {
    const [id = '', ...fields] = line.split(' ');
    const field = (letter: string) => fields.find((each) => each.startsWith(letter))?.slice(1) ?? '';
    const meta = `v${field('v') || 1} dV t${field('t')} T${field('T')}`;
    const number = id.slice(1);
    if (id.startsWith('n')) {
      indexes.n.set(number, original.nodes.length);
      original.nodes.push({ meta, lon: toUnits(field('x')), lat: toUnits(field('y')) });
    } else if (id.startsWith('w')) {
      indexes.w.set(number, original.ways.length);
      const refs = field('N')
        .split(',')
        .map((ref) => ({ type: 'n', index: indexes.n.get(ref.slice(1))!, role: '' }));
      original.ways.push({ meta, refs: refs.filter(({ index }) => index !== undefined) });
    } else if (id.startsWith('r')) {
      indexes.r.set(number, original.relations.length);
      const refs = field('M')
        .split(',')
        .flatMap((member) => {
          const [, type, ref, role] = /^([nwr])(\d+)@(.*)$/.exec(member) ?? [];
          const index = indexes[type as 'n' | 'w' | 'r']?.get(ref!);
          return index === undefined ? [] : [{ type: type!, index, role: `@${role}` }];
        });
      original.relations.push({ meta, refs });
    }
  }
}

const UNITS_A_DEGREE = 1e7;
const toUnits = (degrees: string) => Math.round(Number(degrees) * UNITS_A_DEGREE);

/** Degrees between rows of copies, which go round the globe as they are and mirrored at the equator. */
const ROW_UNITS = 0.37 * UNITS_A_DEGREE;
const COPIES_A_ROW = 50;
/** No copy crosses the antimeridian. */
const REACH_UNITS = 300 * UNITS_A_DEGREE;

function placeOfCopy(copy: number, copies: number): { east: number; north: number; isMirrored: boolean } {
  const rows = Math.ceil(copies / COPIES_A_ROW);
  const columns = Math.ceil(copies / 2 / rows);
  const [row, column] = [(copy >> 1) % rows, Math.floor((copy >> 1) / rows)];
  return {
    east: Math.round((column / columns - 0.5) * REACH_UNITS),
    north: (row - (rows >> 1)) * ROW_UNITS,
    isMirrored: copy % 2 === 1,
  };
}

const BATCH = 1 << 20;

/** Moved copies of the original, with new ids, in one extract. */
export async function writeCopies(original: Original, copies: number, path: string): Promise<void> {
  const args = ['cat', '--no-progress', '--overwrite', '-F', 'opl', '-', '-o', path];
  const osmium = spawn('osmium', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(osmium, 'close');
  let text = '';
  for (const part of elements(original, copies)) {
    text += part;
    if (text.length < BATCH) continue;
    if (!osmium.stdin.write(text)) await once(osmium.stdin, 'drain');
    text = '';
  }
  osmium.stdin.end(text);
  const [code] = await ended;
  if (code !== 0) throw new Error(`osmium ended with ${code}`);
}

function* elements({ nodes, ways, relations }: Original, copies: number): Generator<string> {
  const counts: Record<string, number> = { n: nodes.length, w: ways.length, r: relations.length };
  for (let copy = 0; copy < copies; copy++) {
    const { east, north, isMirrored } = placeOfCopy(copy, copies);
    const first = copy * nodes.length + 1;
    for (const [i, { meta, lon, lat }] of nodes.entries()) {
      const moved = (isMirrored ? -lat : lat) + north;
      yield `n${first + i} ${meta} x${(lon + east) / UNITS_A_DEGREE} y${moved / UNITS_A_DEGREE}\n`;
    }
  }
  for (const [letter, list] of [
    ['w', ways],
    ['r', relations],
  ] as const) {
    const [mark, typed] = letter === 'w' ? ['N', false] : ['M', true];
    for (let copy = 0; copy < copies; copy++) {
      for (const [i, { meta, refs }] of list.entries()) {
        const members = refs.map(
          ({ type, index, role }) => `${type}${copy * counts[type]! + index + 1}${typed ? role : ''}`,
        );
        yield `${letter}${copy * list.length + i + 1} ${meta} ${mark}${members.join(',')}\n`;
      }
    }
  }
}
