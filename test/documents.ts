import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source-files.ts';

export type ProjectDocument = { path: string; text: string };

/** Documents, and the files for operating the site. */
export const documents: readonly ProjectDocument[] = globSync(
  ['*.md', 'docs/**/*.md', 'bench/*.md', 'deploy/**/*.*', 'deploy/**/Dockerfile', 'Dockerfile'],
  { cwd: root },
)
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The first group of each match, with its document. */
export function named(pattern: RegExp): { document: string; found: string }[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ document: path, found })),
  );
}

/** The code in a document: what's between backticks, and the lines of code blocks. */
export function codeIn({ text }: ProjectDocument): string[] {
  const blocks = [...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)].map(([, span = '']) =>
    span.replaceAll(/\s+/g, ' '),
  );
  return [...blocks, ...spans];
}

/** Fails with what to do, and a list of what is wrong. */
export function assertNone(wrong: readonly string[], whatToDo: string): void {
  assert.ok(wrong.length === 0, `${whatToDo}\n${wrong.map((each) => `  ${each}`).join('\n')}`);
}
