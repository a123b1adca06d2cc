import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertNone } from './documents.ts';
import { listSourceFiles, root } from './source-files.ts';

/** An export, with the comment above it and its text to the closing bracket. */
type Exported = { where: string; comment: string; text: string };

const product = listSourceFiles().filter((file) =>
  /^(app|basemap|components|dataset|lib|server)\/(?!.*(\.test\.|fixtures\/))/.test(file),
);
const exported = product.flatMap(exportsOf);

function exportsOf(file: string): Exported[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, start) => {
    const [, name] = /^export (?:default )?(?:async )?(?:function\*?|type) (\w+)/.exec(line) ?? [];
    if (name === undefined) return [];
    const isOneLine = /;$/.test(line);
    const end = isOneLine
      ? start
      : lines.findIndex((each, index) => index > start && /^[}\])]+;?$/.test(each));
    const text = lines.slice(start, end + 1).join('\n');
    return [{ where: `${file}: ${name}`, comment: commentAbove(lines, start), text }];
  });
}

function commentAbove(lines: readonly string[], start: number): string {
  if (!lines[start - 1]?.trimEnd().endsWith('*/')) return '';
  const begin = lines.slice(0, start).findLastIndex((line) => line.includes('/**'));
  return lines.slice(begin, start).join(' ');
}

test('a public function that throws says so, and when', () => {
  const silent = exported.filter(
    ({ comment, text }) =>
      /\bthrow new (?!UsageError)/.test(text) && !/throw|error|fail|refus|reject/i.test(comment),
  );
  assertNone(
    silent.map(({ where }) => where),
    'Say in the comment when these throw:',
  );
});

/** At the end of a name. */
const QUANTITY =
  /(?:(?<=[a-z])(?<!Without)(?:Length|Distance|Radius|Elevation|Climb|Bearing|Spacing|Duration|Timeout|Interval|Delay)|\b(?:length|distance|radius|elevation|climb|bearing|spacing|duration|timeout|interval|delay))\??: (?:readonly )?(?:number\b|Float64Array)/;
const UNIT =
  /metre|yard|feet|foot|byte|degree|radian|pixel|second|minute|hour|day\b|hectare|unit|share of|number of|\b(?:m|km|ms|px|s)\b/i;

test('a quantity in a public type or function has its unit in its name or in a comment', () => {
  const unclear = exported.flatMap(({ where, comment, text }) => {
    if (UNIT.test(comment)) return [];
    const signature = /^export type/.test(text) ? text : text.split(/ \{\n/)[0]!;
    const lines = signature.split('\n');
    return lines.flatMap((line, index) => {
      const said = [lines[index - 1]?.includes('*/') ? lines[index - 1] : '', line.split('//')[1] ?? ''].join(
        ' ',
      );
      return QUANTITY.test(line) && !UNIT.test(said) ? [`${where}: ${line.trim()}`] : [];
    });
  });
  assertNone(unclear, 'Name the unit of these quantities (lengthMetres), or say it in a comment:');
});

test('what computes on the earth or with handicaps names the source of its formulas', () => {
  const SOURCE = /https?:\/\/|haversine|mercator|Vincenty|Karney|WGS ?84|Rule \d|n-vector|shoelace/i;
  const unnamed = product.filter((file) => {
    if (!/^(?:lib\/g|server\/|dataset\/(?!demo))/.test(file)) return false;
    const text = readFileSync(join(root, file), 'utf8');
    return /Math\.(?:sin|cos|tan|asin|acos|atan2?|asinh)\(|\b113\b/.test(text) && !SOURCE.test(text);
  });
  assertNone(unnamed, 'Say where these formulas come from (a paper, a standard, a rule, an address):');
});

test('the scan sees the exports of the product and the comments above them', () => {
  const { comment, text } = exported.find(({ where }) => where === 'lib/golf/handicap.ts: courseHandicap')!;
  assert.ok(exported.length > 1000);
  assert.match(comment, /handicap index × slope/);
  assert.match(text, /^export function courseHandicap[\s\S]*\n}$/);
});
