import { spawn } from 'node:child_process';
import { SourceError } from '../../errors.ts';
import { whenInterrupted } from '../../interruption.ts';
import { osmiumInstallation, readOsRelease } from './install-osmium.ts';

export function explainOsmiumFailure(failed: {
  file: string;
  /** The end of osmium's standard error. */
  remarks: readonly string[];
  signal: string | null;
}): string {
  const { file, signal, remarks } = failed;
  const said = failed.remarks.findLast((line) => line.trim() !== '')?.trim() ?? 'nothing';
  if (signal) {
    return `osmium was ended by ${signal} while reading ${file}; the machine may be short of memory`;
  }
  if (/No space left on device|Disk quota exceeded/i.test(said)) {
    return `The disk is full: there was no room for the golf objects of ${file}; make room and build again`;
  }
  if (remarks.some((line) => /order of ID|out of order|osmium sort/i.test(line))) {
    return `${file} isn't sorted (nodes, ways and relations, each by id): run osmium sort on it and build again`;
  }
  if (/unexpected EOF|truncated|end of file/i.test(said)) {
    return `${file} is truncated (osmium: ${said}); fetch it again`;
  }
  if (/BlobHeader|blob contains no data|Could not detect file format|unknown type/i.test(said)) {
    return `${file} is not an OpenStreetMap extract in a format that osmium reads (osmium: ${said})`;
  }
  if (/Permission denied/i.test(said)) {
    return `${file} could not be read: permission denied`;
  }
  return `${file} is damaged or not an OpenStreetMap extract (osmium: ${said})`;
}

type OsmiumRun = {
  /** 'osmium' by default. */
  osmium?: string | undefined;
  /** Named in messages. */
  file: string;
  /** Called with each line of standard output, without its break. */
  onLine?: (line: string) => void;
  /** How much is done, 0 to 1, where osmium was asked for `--progress`. */
  onShare?: (share: number) => void;
  /** Called with each line of standard error, as long as the run may succeed. */
  onRemark?: (line: string) => void;
};

const keptRemarks = 20;

/** '[===>      ]  34% ', drawn again after a carriage return. */
const PROGRESS = /^\[[=> ]*\] +(\d+)% *$/;

/** Runs osmium and passes its lines on. Rejects with a SourceError that names the extract when osmium is missing or fails. */
export function runOsmium(
  args: string[],
  { osmium = 'osmium', file, onLine, onShare, onRemark }: OsmiumRun,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(osmium, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const forget = whenInterrupted(() => child.kill('SIGKILL'));
    const remarks: string[] = [];
    let failure: unknown;
    const guarded =
      <T>(take: (part: T) => void) =>
      (part: T) => {
        if (failure) return;
        try {
          take(part);
        } catch (error) {
          failure = error;
          child.kill();
        }
      };
    const output = lineSplitter(guarded(onLine ?? (() => {})));
    const remark = lineSplitter((line) => {
      const percent = PROGRESS.exec(line)?.[1];
      if (percent !== undefined) return onShare?.(Number(percent) / 100);
      if (line.trim() === '') return;
      onRemark?.(line);
      remarks.push(line);
      if (remarks.length > keptRemarks) remarks.shift();
    }, /[\r\n]/);
    child.stdout.on('data', output.push);
    child.stderr.on('data', remark.push);
    child.on('error', (error) => reject(spawnFailure(osmium, error)));
    child.on('close', (code, signal) => {
      forget();
      output.end();
      remark.end();
      if (failure) reject(failure);
      else if (code === 0) resolve();
      else reject(new SourceError(explainOsmiumFailure({ file, remarks, signal })));
    });
  });
}

function spawnFailure(osmium: string, error: NodeJS.ErrnoException): SourceError {
  if (error.code !== 'ENOENT') return new SourceError(`${osmium} couldn't be started: ${error.message}`);
  return new SourceError(
    `${osmium} wasn't found: we read OpenStreetMap extracts with osmium-tool; ` +
      `install it (${osmiumInstallation(process.platform, readOsRelease())}) and build again`,
  );
}

function lineSplitter(
  onLine: (line: string) => void,
  end: string | RegExp = '\n',
): { push(chunk: Buffer): void; end(): void } {
  const decoder = new TextDecoder();
  let rest = '';
  const take = (text: string) => {
    const lines = (rest + text).split(end);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') onLine(line);
  };
  return {
    push: (chunk) => take(decoder.decode(chunk, { stream: true })),
    end: () => take(`${decoder.decode()}\n`),
  };
}
