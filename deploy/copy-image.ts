import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { readStages, type Stage } from './docker-files.ts';

/** A folder with exactly what the image's `server` stage copies: files of the project, and packages left in it. */
export function copyImage(root: string, target: string): void {
  const stages = readStages(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
  const stageOf = (name: string) => stages.find((stage) => stage.name === name);
  for (let stage = stageOf('server'); stage; stage = stageOf(stage.from)) {
    for (const { name, words } of stage.instructions) {
      if (name === 'COPY') copy(root, target, words);
    }
  }
  leaveOutPackages(root, target, stageOf('server-packages')!);
}

/** Paths of another stage begin with its folder. */
function copy(root: string, target: string, words: readonly string[]): void {
  const paths = words.filter((word) => !word.startsWith('--'));
  const to = paths.pop()!;
  for (const path of paths.map((each) => each.replace(/^\/app\//, ''))) {
    const isInto = to.endsWith('/');
    linkTree(join(root, path), isInto ? join(target, to, path.split('/').at(-1)!) : join(target, to));
  }
}

/** The development's packages, which the lock file marks, and those that the Dockerfile names. */
function leaveOutPackages(root: string, target: string, stage: Stage): void {
  const { packages }: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const forDevelopment = Object.keys(packages).filter((path) => packages[path]!.dev === true);
  const named = stage.instructions
    .flatMap(({ words }) => words)
    .filter((word) => /^[@a-z][\w./@*-]*$/.test(word));
  for (const path of [...forDevelopment, 'node_modules/node']) remove(join(target, path));
  for (const name of [...named, '@next/swc-*']) {
    const folder = join(target, 'node_modules', name.includes('/') ? name.split('/')[0]! : '');
    const pattern = new RegExp(`^${(name.split('/').at(-1) ?? '').replaceAll('*', '.*')}$`);
    for (const entry of list(folder).filter((each) => pattern.test(each))) remove(join(folder, entry));
  }
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

function list(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [];
}

/** Linked where that's possible: a copy of all packages takes a minute. */
function linkTree(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const entry of readdirSync(from, { withFileTypes: true })) {
      const [one, other] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isSymbolicLink()) cpSync(one, other, { verbatimSymlinks: true });
      else linkTree(one, other);
    }
    return;
  }
  mkdirSync(join(to, '..'), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
