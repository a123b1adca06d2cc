import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;

/**
 * The first file of a ZIP archive whose name matches, inflated: at most `mostBytes`, so that a damaged or malicious
 * archive can't fill the memory. Throws an Error whose message says what is wrong with the archive.
 * (PKWARE APPNOTE 4.3; no ZIP64, no encryption: elevation tiles need neither.)
 */
export function readZipEntry(
  archive: Buffer,
  name: RegExp,
  mostBytes: number,
): { name: string; data: Buffer } {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) {
      throw new Error('its directory is damaged');
    }
    const nameLength = archive.readUInt16LE(at + 28);
    const entryName = archive.toString('latin1', at + 46, at + 46 + nameLength);
    if (name.test(entryName)) return { name: entryName, data: inflate(archive, at, mostBytes) };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  throw new Error('it holds no elevation tile');
}

function findEnd(archive: Buffer): number {
  const least = Math.max(0, archive.length - END_SIZE - LONGEST_COMMENT);
  for (let at = archive.length - END_SIZE; at >= least; at--) {
    if (archive.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('it is no ZIP archive, or it is cut off');
}

function inflate(archive: Buffer, entry: number, mostBytes: number): Buffer {
  const method = archive.readUInt16LE(entry + 10);
  const packed = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  if (local + 30 > archive.length || archive.readUInt32LE(local) !== LOCAL_ENTRY) {
    throw new Error('its directory points nowhere');
  }
  const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  if (from + packed > archive.length) throw new Error('it is cut off');
  const data = archive.subarray(from, from + packed);
  if (method === 0) return data;
  if (method !== 8) throw new Error(`it is packed by a method (${method}) that is not read`);
  return inflateRawSync(data, { maxOutputLength: mostBytes });
}
