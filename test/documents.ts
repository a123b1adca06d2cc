import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

/** A text that readers and operators follow: its path from the root, and what it says. */
export type ProjectDocument = { path: string; text: string };

/** Everything that is written for people or that they copy: all documents, and the files for operating the site. */
export const documents: readonly ProjectDocument[] = globSync(
  [
    '*.md',
    'docs/**/*.md',
    'bench/*.md',
    'samples/*.md',
    'deploy/**/*.*',
    'deploy/**/Dockerfile',
    'Dockerfile',
  ],
  { cwd: root },
)
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Every match of a pattern's first group in the documents, with its document. */
export function named(pattern: RegExp): { document: string; found: string }[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ document: path, found })),
  );
}

/** The pieces of code in a document: what's between backticks, and the lines of its blocks. */
export function codeIn({ text }: ProjectDocument): string[] {
  const blocks = [...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) =>
    span.replaceAll(/\s+/g, ' '),
  );
  return [...blocks, ...spans];
}

/** Fails with a sentence that says what to do, and the list of what is wrong. */
export function assertNone(wrong: readonly string[], whatToDo: string): void {
  assert.ok(wrong.length === 0, `${whatToDo}\n${wrong.map((each) => `  ${each}`).join('\n')}`);
}
