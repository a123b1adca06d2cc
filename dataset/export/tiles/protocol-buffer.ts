/** Protocol buffers, as far as tiles need them: messages are written in place, one inside the other. */
export type Sink = { bytes: Uint8Array<ArrayBuffer>; end: number };

/** For the field and the length of a message, which are known once its content is. */
const HEAD_ROOM = 8;
/** The longest number. */
const NUMBER_ROOM = 10;

export function createSink(): Sink {
  return { bytes: new Uint8Array(1 << 20), end: 0 };
}

/** Only so much may be written without asking again. */
export function makeRoom(sink: Sink, bytes: number): void {
  if (sink.end + bytes <= sink.bytes.length) return;
  const larger = new Uint8Array(Math.max(sink.bytes.length * 2, sink.end + bytes));
  larger.set(sink.bytes.subarray(0, sink.end));
  sink.bytes = larger;
}

/** Of a whole number from 0 up to 2^53. Needs room for it. */
export function putVarint(sink: Sink, value: number): void {
  let rest = value;
  for (; rest >= 2 ** 31; rest = Math.floor(rest / 128)) sink.bytes[sink.end++] = (rest % 128) | 0x80;
  for (; rest >= 0x80; rest >>>= 7) sink.bytes[sink.end++] = (rest & 0x7f) | 0x80;
  sink.bytes[sink.end++] = rest;
}

/** Needs room for it. */
export function putSigned(sink: Sink, value: number): void {
  putVarint(sink, ((value << 1) ^ (value >> 31)) >>> 0);
}

export function putNumber(sink: Sink, field: number, value: number): void {
  makeRoom(sink, 2 * NUMBER_ROOM);
  putVarint(sink, field << 3);
  putVarint(sink, value);
}

export function putText(sink: Sink, field: number, text: string): void {
  const bytes = Buffer.from(text);
  makeRoom(sink, 2 * NUMBER_ROOM + bytes.length);
  putVarint(sink, (field << 3) | 2);
  putVarint(sink, bytes.length);
  sink.bytes.set(bytes, sink.end);
  sink.end += bytes.length;
}

/** Returns where the message starts: `closeMessage` needs it. */
export function openMessage(sink: Sink): number {
  makeRoom(sink, HEAD_ROOM);
  sink.end += HEAD_ROOM;
  return sink.end;
}

export function closeMessage(sink: Sink, field: number, start: number): void {
  const { end } = sink;
  sink.end = start - HEAD_ROOM;
  putVarint(sink, (field << 3) | 2);
  putVarint(sink, end - start);
  sink.bytes.copyWithin(sink.end, start, end);
  sink.end += end - start;
}

export function dropMessage(sink: Sink, start: number): void {
  sink.end = start - HEAD_ROOM;
}
