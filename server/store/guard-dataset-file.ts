import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** A dataset file that is being served. */
export type ServedFile = { path: string; sha256: string };

/** Watches over the file that is being served. */
export type FileGuard = {
  /** Looks whether the file is still there and untouched: a system call. */
  look: () => void;
  /** Reads the whole file, as after an error in reading it; one reading at a time. */
  verify: () => Promise<void>;
  /** What is wrong with the file, in a sentence; null while nothing is. */
  damage: () => string | null;
};

export type FileGuardOptions = {
  log: { error: (details: object, message: string) => void };
  /** The file was replaced, written to or put back, and has the right bytes: it can be opened again. */
  onRestored: () => Promise<void>;
};

/**
 * Watches a file that nobody should touch. A file that is removed is served on, being open; one that was written to
 * may give wrong answers or fail. Either is said in the log, once.
 */
export function guardDatasetFile(file: ServedFile, { log, onRestored }: FileGuardOptions): FileGuard {
  let seen = identityOf(file.path);
  let damage: string | null = null;
  let reading: Promise<void> | null = null;

  const note = (reason: string) => {
    if (reason !== damage) log.error({ file: file.path, reason }, 'Dataset file damaged: publish it again');
    damage = reason;
  };
  const read = async () => {
    const wasTouched = damage !== null;
    const hash = await sha256Of(file.path);
    if (hash !== file.sha256) note('its bytes are not those of its SHA-256: answers may be wrong or fail');
    else if (wasTouched) await onRestored();
  };
  const verify = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  return {
    look() {
      const now = identityOf(file.path);
      if (now === seen) return;
      seen = now;
      if (now === null) {
        note('it is gone: it is served on from the open file, and would be missing after a restart');
        return;
      }
      damage ??= 'it was written to';
      // A reading under way may be of the file that was there before.
      if (reading) void reading.then(verify);
      else void verify();
    },
    verify,
    damage: () => damage,
  };
}

/** The same for as long as nobody replaces or writes to a file; null where it is gone. */
function identityOf(path: string): string | null {
  try {
    const { ino, size, mtimeMs } = statSync(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return null;
  }
}

/** Between the pieces other requests are answered. */
const PIECE_BYTES = 256 * 1024;

async function sha256Of(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path, { highWaterMark: PIECE_BYTES }), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
