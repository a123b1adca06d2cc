import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertNone } from './documents.ts';
import { listSourceFiles, root } from './source-files.ts';

/** What Next reads of a route by its name: what it says is Next's convention. */
const OF_NEXT =
  /^(revalidate|dynamic|metadata|viewport|generateStaticParams|generateMetadata|GET)$|^default$/;

test('every function and value that a file exports has a sentence over it that says what it is for', () => {
  const silent = listSourceFiles()
    .filter((file) => !/\.(test|spec|walk)\.ts$/.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      return lines.flatMap((line, i) => {
        const [, name] = /^export (?:default )?(?:async )?(?:function\*?|const|class) (\w+)/.exec(line) ?? [];
        if (name === undefined || (file.startsWith('app/') && OF_NEXT.test(name))) return [];
        const above = lines[i - 1] ?? '';
        // One sentence may stand over constants that belong together, and over all forms of one function.
        const belongs = /^export const /.test(above) || new RegExp(`^export function ${name}\\b`).test(above);
        const describesItself = /\.openapi\(\{\s*description/.test(lines.slice(i, i + 4).join(' '));
        return above.trimEnd().endsWith('*/') || belongs || describesItself ? [] : [`${file}: ${name}`];
      });
    });
  assertNone(silent, 'Say over these exports what they are for, with units, shapes and errors:');
});
