import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Import, importsOf, listSourceFiles } from './source-files.ts';

const imports = listSourceFiles().flatMap(importsOf);

const isForTests = (path: string) => /\.(test|spec|walk)\.ts$|^(test|testing|e2e)\/|\/fixtures\//.test(path);

const isIn = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

type Rule = {
  /** A sentence. */
  promise: string;
  /** All files unless it names some. */
  of?: readonly string[];
  except?: readonly string[];
  /** Folders, files, packages (with everything in them). */
  never: readonly string[];
  /** Allowed all the same. */
  but?: readonly string[];
};

const NODE = imports.map(({ specifier }) => specifier).filter((specifier) => specifier.startsWith('node:'));

const RULES: readonly Rule[] = [
  { promise: 'nobody imports app', except: ['app'], never: ['app'] },
  {
    promise: 'nobody imports what measures, tries or tests the product',
    except: ['bench', 'drills', 'e2e', 'test'],
    never: ['bench', 'drills', 'e2e', 'test', 'playwright', 'fast-check'],
  },
  {
    promise: 'nobody reaches into Next: it is used by public ways',
    never: ['next/dist'],
  },
  {
    promise: 'the builder imports neither the server nor the texts of the site',
    of: ['dataset', 'basemap'],
    never: ['server', 'messages'],
  },
  { promise: 'the server never imports the builder', of: ['server'], never: ['dataset', 'basemap'] },
  {
    promise: 'neither the server nor the builder nor a benchmark imports components',
    of: ['server', 'dataset', 'basemap', 'bench'],
    never: ['components'],
  },
  {
    promise: 'nothing that runs for users is built on what is made for tests',
    of: ['app', 'components', 'lib', 'server', 'dataset', 'basemap'],
    never: [
      'testing',
      'dataset/fixtures',
      'dataset/osm/rules/fixtures',
      'dataset/osm/fixtures',
      'dataset/sources/fixtures',
      'dataset/elevation/fixtures',
      'dataset/identity/fixtures',
    ],
  },
  {
    promise: 'pages and components know the data only through lib/api',
    of: ['app', 'components'],
    never: ['server', 'dataset', 'basemap', 'lib/contract', 'lib/dataset-file'],
    but: ['lib/contract/agent-tools.ts', 'lib/contract/errors.ts', 'lib/contract/limits.ts'],
  },
  {
    promise: 'components run in the browser: they import nothing of Node',
    of: ['components', 'lib/api'],
    never: NODE,
  },
  {
    promise: 'maplibre-gl is imported in components/map alone',
    except: ['components/map'],
    never: ['maplibre-gl'],
  },
  {
    promise: 'Play can be deleted: its own pages alone import it',
    except: ['components/play', 'app/[language]/play', 'app/[language]/play-shell'],
    never: ['components/play'],
  },
  {
    promise: 'embeds can be deleted: two files of other parts import them',
    except: [
      'components/embed',
      'app/[language]/embed',
      'app/[language]/oembed',
      'app/[language]/golfs/[slug]/page.tsx',
      'components/course/take-along.tsx',
    ],
    never: ['components/embed'],
  },
  {
    promise: 'pages for mappers can be deleted: one file of another part imports them',
    except: [
      'components/mapping',
      'app/[language]/data/mapping',
      'app/[language]/golfs/[slug]/mapping',
      'components/course/data-sources.tsx',
    ],
    never: ['components/mapping'],
  },
  {
    promise: 'MCP can be deleted: the application and the start of the server alone import it',
    except: ['server/mcp', 'server/app.ts', 'server/run-server.ts'],
    never: ['server/mcp'],
  },
  {
    promise: 'the export can be deleted: its command alone imports it',
    except: ['dataset/export', 'dataset/commands/export.ts'],
    never: ['dataset/export'],
  },
  {
    promise: 'the demo world can be deleted: its command and what makes a course of it alone import it',
    except: ['dataset/demo', 'dataset/commands/demo.ts', 'dataset/course-parts.ts', 'bench'],
    never: ['dataset/demo'],
  },
  {
    promise: 'lib stands on its own: it imports no other folder of the project',
    of: ['lib'],
    never: ['app', 'basemap', 'bench', 'components', 'dataset', 'drills', 'messages', 'scripts', 'server'],
  },
  {
    promise: 'the texts of the site know golf, and nothing of who shows them',
    of: ['messages'],
    never: imports
      .map(({ specifier }) => specifier)
      .filter((one) => !isIn(one, ['messages', 'lib/golf', 'react', 'node:async_hooks'])),
  },
  {
    promise:
      'the site reads its texts in the language of its page; the API, MCP and what the front says are English',
    except: ['messages', 'server'],
    never: ['messages/en'],
  },
  {
    promise:
      'only the files’ folders and lib/gazetteer read files: the rest of lib is pure, and runs in the browser too',
    of: ['lib'],
    except: ['lib/dataset-file', 'lib/basemap-file', 'lib/download-file', 'lib/gazetteer'],
    never: NODE,
  },
  {
    promise: 'components are sent to browsers: they import no file formats of servers and builders',
    of: ['components'],
    never: ['lib/dataset-file', 'lib/basemap-file', 'lib/download-file', 'lib/gazetteer', 'lib/vector-tile'],
  },
  {
    promise: 'the store knows nothing of how it is asked: no operation, no HTTP, no pages',
    of: ['server/store'],
    never: ['server'],
    but: ['server/store'],
  },
  {
    promise: 'HTTP behaviour is the same for every answer: it knows operations only by their shape',
    of: ['server/http'],
    never: ['server/api', 'server/pages', 'server/tiles', 'server/quota', 'server/instances'],
  },
  {
    promise: 'operations look up and shape records: they know nothing of HTTP or pages',
    of: ['server/api'],
    never: ['server', 'node:http'],
    but: ['server/api', 'server/operation.ts', 'server/store'],
  },
  {
    promise: 'what an operation is depends on the contract and the store alone',
    of: ['server/operation.ts'],
    never: ['server'],
    but: ['server/store'],
  },
  {
    promise: 'pages and tiles are made without the operations: pages read through lib/api',
    of: ['server/pages', 'server/tiles'],
    never: ['server/api'],
  },
  {
    promise: 'tools for agents ask the API like any client: they know neither its operations nor its tables',
    of: ['server/mcp'],
    never: ['server/api', 'server/store', 'server/quota', 'server/pages', 'server/tiles'],
    but: ['server/store/open-dataset.ts'],
  },
  {
    promise: 'the process that answers never loads Next: that runs in a process of its own',
    of: ['server'],
    never: ['next', 'react'],
  },
  {
    promise: 'dictionaries of names belong to the builder: they reach neither server nor browser',
    except: ['dataset/names'],
    never: ['lindera-wasm-nodejs-ipadic', 'pinyin-pro'],
  },
  {
    promise: 'rules for courses are pure: dataset/osm/rules does no input or output',
    of: ['dataset/osm/rules', 'dataset/course', 'dataset/geometry', 'dataset/validate', 'dataset/profile'],
    never: [...NODE, 'dataset/osm/extract', 'dataset/sources', 'dataset/file', 'dataset/commands'],
    but: ['node:crypto'],
  },
];

/** 'file → what it imports'. */
function breachesOf({ of, except = [], never, but = [] }: Rule): string[] {
  const breaks = ({ from, specifier }: Import) =>
    !isForTests(from) &&
    (of === undefined || isIn(from, of)) &&
    !isIn(from, except) &&
    isIn(specifier, never) &&
    !isIn(specifier, but);
  return imports.filter(breaks).map(({ from, specifier }) => `${from} → ${specifier}`);
}

test('the scan sees imports within the project, of packages and of Node', () => {
  assert.ok(imports.length > 2000);
  for (const specifier of ['lib/contract/primitives.ts', 'zod', 'node:sqlite', 'maplibre-gl']) {
    assert.ok(
      imports.some((one) => one.specifier === specifier),
      specifier,
    );
  }
});

for (const rule of RULES) {
  test(rule.promise, () => {
    const breaches = breachesOf(rule);
    assert.ok(breaches.length === 0, `broken: ${rule.promise}\n  ${breaches.join('\n  ')}`);
  });
}

test('no schema reaches the browser: what the website imports leads to zod only by types', () => {
  const byFile = Map.groupBy(imports, ({ from }) => from);
  const leadsTo = new Map<string, string>();
  const open = [...byFile.keys()].filter(
    (file) => isIn(file, ['app', 'components', 'lib/api']) && !isForTests(file),
  );
  for (const file of open) {
    for (const { specifier, isTypeOnly } of byFile.get(file) ?? []) {
      if (isTypeOnly || leadsTo.has(specifier)) continue;
      leadsTo.set(specifier, file);
      open.push(specifier);
    }
  }
  assert.ok(leadsTo.has('lib/contract/operation-paths.ts'));
  assert.equal(leadsTo.get('zod'), undefined);
});

/** Used by one side so far: rules of golf, the website's client, what rooms of the server share. */
const MAY_HAVE_ONE_SIDE = ['lib/golf', 'lib/api', 'lib/cache'];

test('lib only has what at least two of builder, server, base map and website use', () => {
  const sides = new Map<string, Set<string>>();
  const sideOf = (file: string) => (/^(app|components)\//.test(file) ? 'website' : file.split('/')[0]!);
  const open = imports.filter(({ from }) => !isForTests(from) && !isIn(from, ['lib', 'testing']));
  const queue = open.map(({ from, specifier }) => ({ side: sideOf(from), file: specifier }));
  for (const { side, file } of queue) {
    const known = sides.get(file) ?? new Set();
    if (!isIn(file, ['lib']) || known.has(side)) continue;
    sides.set(file, known.add(side));
    for (const { from, specifier } of imports) if (from === file) queue.push({ side, file: specifier });
  }
  const alone = [...sides].filter(([file, { size }]) => size < 2 && !isIn(file, MAY_HAVE_ONE_SIDE));
  assert.deepEqual(
    alone.map(([file, [side]]) => `${file}: only for ${side}`),
    [],
  );
});

test('every folder that a rule is for exists', () => {
  const files = listSourceFiles();
  const folders = RULES.flatMap(({ of = [] }) => of);
  assert.deepEqual(
    folders.filter((folder) => !files.some((file) => isIn(file, [folder]))),
    [],
  );
});
