import { spawn } from 'node:child_process';
import { SourceError } from '../../errors.ts';

/** What osmium said when it could not read or write an extract, as one sentence that names the file. */
export function explainOsmiumFailure(failed: {
  file: string;
  /** The last lines of osmium's standard error. */
  remarks: readonly string[];
  signal: string | null;
}): string {
  const { file, signal } = failed;
  const said = failed.remarks.findLast((line) => line.trim() !== '')?.trim() ?? 'nothing';
  if (signal) {
    return `osmium was ended by ${signal} while reading ${file}; the machine may be short of memory`;
  }
  if (/No space left on device|Disk quota exceeded/i.test(said)) {
    return `The disk is full: there was no room for the golf objects of ${file}; make room and build again`;
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

/** One call of osmium-tool. */
type OsmiumRun = {
  /** The program to run; 'osmium' by default. */
  osmium?: string | undefined;
  /** The extract that a message names. */
  file: string;
  /** Called for each line of standard output, without its line break. */
  onLine?: (line: string) => void;
  /** Called for each line of standard error of a run that may still succeed. */
  onRemark?: (line: string) => void;
};

/** Lines of standard error that are kept for the message of a failed run. */
const keptRemarks = 20;

/**
 * Runs osmium-tool with the given arguments and without a shell, handing over its output line by line.
 * Rejects with a SourceError that names the extract when osmium is missing, fails or is killed.
 */
export function runOsmium(
  args: string[],
  { osmium = 'osmium', file, onLine, onRemark }: OsmiumRun,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(osmium, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const remarks: string[] = [];
    let failure: unknown;
    const output = lineSplitter((line) => {
      if (failure) return;
      try {
        onLine?.(line);
      } catch (error) {
        failure = error;
        child.kill();
      }
    });
    const remark = lineSplitter((line) => {
      onRemark?.(line);
      remarks.push(line);
      if (remarks.length > keptRemarks) remarks.shift();
    });
    child.stdout.on('data', output.push);
    child.stderr.on('data', remark.push);
    child.on('error', (error) => reject(spawnFailure(osmium, error)));
    child.on('close', (code, signal) => {
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
      'install it (Debian and Ubuntu: apt install osmium-tool, macOS: brew install osmium-tool) and build again',
  );
}

/** Cuts a stream of UTF-8 chunks into lines. */
function lineSplitter(onLine: (line: string) => void): { push(chunk: Buffer): void; end(): void } {
  const decoder = new TextDecoder();
  let rest = '';
  const take = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') onLine(line);
  };
  return {
    push: (chunk) => take(decoder.decode(chunk, { stream: true })),
    end: () => take(`${decoder.decode()}\n`),
  };
}
