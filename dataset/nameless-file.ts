import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';

/** A file without a name, which all threads of the program have open. It's gone when it's closed or the program ends. */
export type NamelessFile = {
  /** Its number, to read it by. */
  file: number;
  append(bytes: Uint8Array): BytesPlace;
  close(): void;
};

/** Offset and length are in bytes. */
export type BytesPlace = { file: number; offset: number; length: number };

export function openNamelessFile(path: string): NamelessFile {
  const file = openSync(path, 'w+');
  unlinkSync(path);
  let end = 0;
  return {
    file,
    append(bytes) {
      const offset = end;
      for (let done = 0; done < bytes.length; ) {
        done += writeSync(file, bytes, done, bytes.length - done, offset + done);
      }
      end += bytes.length;
      return { file, offset, length: bytes.length };
    },
    close: () => closeSync(file),
  };
}

/** Throws RangeError if the file ends before that. */
export function readBytes({ file, offset, length }: BytesPlace): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, offset + done);
    if (read === 0) throw new RangeError(`A file of the build ends at ${offset + done}.`);
    done += read;
  }
  return bytes;
}
