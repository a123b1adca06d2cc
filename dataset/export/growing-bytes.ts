/** Bytes written one after the other, into more room when it's needed. */
export type GrowingBytes = { bytes: Uint8Array<ArrayBuffer>; end: number };

export function growingBytes(room = 1024): GrowingBytes {
  return { bytes: new Uint8Array(room), end: 0 };
}

/** Only so much may be written without asking again. */
export function makeRoom(to: GrowingBytes, count: number): void {
  if (to.end + count <= to.bytes.length) return;
  const larger = new Uint8Array(Math.max(to.bytes.length * 2, to.end + count));
  larger.set(written(to));
  to.bytes = larger;
}

/** A view, valid until more is written. */
export function written({ bytes, end }: GrowingBytes): Uint8Array<ArrayBuffer> {
  return bytes.subarray(0, end);
}

/** What was written. The next write overwrites it. */
export function taken(from: GrowingBytes): Uint8Array<ArrayBuffer> {
  const bytes = written(from);
  from.end = 0;
  return bytes;
}

export function putByte(to: GrowingBytes, byte: number): void {
  makeRoom(to, 1);
  to.bytes[to.end++] = byte;
}

export function putBytes(to: GrowingBytes, bytes: Uint8Array): void {
  makeRoom(to, bytes.length);
  to.bytes.set(bytes, to.end);
  to.end += bytes.length;
}

/** Little-endian. Needs room for it. */
export function putUint32(to: GrowingBytes, number: number): void {
  const { bytes, end } = to;
  bytes[end] = number;
  bytes[end + 1] = number >>> 8;
  bytes[end + 2] = number >>> 16;
  bytes[end + 3] = number >>> 24;
  to.end += 4;
}
