import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Relative to the root. */
export function listSourceFiles(): string[] {
  const folders =
    'app,basemap,bench,components,dataset,deploy,drills,e2e,lib,messages,scripts,server,test,testing';
  return globSync(`{${folders}}/**/*.{ts,tsx,mjs}`, { cwd: root }).sort();
}

export type Import = { from: string; specifier: string; isTypeOnly: boolean };

const IMPORT =
  /^\s*(?:import|export)\s+(type\s+)?[^'"`;()]*?from\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm;

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, type, from, bare, dynamic]) => ({
    from: file,
    specifier: toRootPath(file, from ?? bare ?? dynamic ?? ''),
    isTypeOnly: type !== undefined,
  }));
}

function toRootPath(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return relative(root, normalize(join(root, dirname(file), specifier)));
  return specifier;
}
