import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

/** The machine's load over the last minute: above one when measuring begins, other work disturbed it. */
export function currentLoad(): string {
  return loadavg()[0]!.toFixed(1);
}

/** When, from what code, by what command and on what machine something was measured, as a sentence. */
export function provenance(command: string, loadBefore: string): string {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}`;
  const load = `load ${loadBefore} before, ${currentLoad()} after`;
  return `\`npm run ${command}\`, ${date} UTC at ${commit()}, Node ${process.versions.node}, ${machine}, ${load}.`;
}

function commit(): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { encoding: 'utf8' }).trim();
  const isClean = git('status', '--porcelain', '--untracked-files=no', '--', ':!bench/RESULTS.md') === '';
  return `${git('rev-parse', '--short', 'HEAD')}${isClean ? '' : ' and changes'}`;
}
