import { type GrowingBytes, makeRoom } from '../growing-bytes.ts';

/**
 * Messages are written in place, one inside the other. This is for the field and the length of one, which are known
 * once its content is.
 */
export const HEAD_ROOM = 8;
/** The longest number. */
const NUMBER_ROOM = 10;

/** Of a whole number from 0 up to 2^53. Needs room for it. */
export function putVarint(sink: GrowingBytes, value: number): void {
  let rest = value;
  for (; rest >= 2 ** 31; rest = Math.floor(rest / 128)) sink.bytes[sink.end++] = (rest % 128) | 0x80;
  for (; rest >= 0x80; rest >>>= 7) sink.bytes[sink.end++] = (rest & 0x7f) | 0x80;
  sink.bytes[sink.end++] = rest;
}

/** Needs room for it. */
export function putSigned(sink: GrowingBytes, value: number): void {
  putVarint(sink, ((value << 1) ^ (value >> 31)) >>> 0);
}

export function putNumber(sink: GrowingBytes, field: number, value: number): void {
  makeRoom(sink, 2 * NUMBER_ROOM);
  putVarint(sink, field << 3);
  putVarint(sink, value);
}

export function putText(sink: GrowingBytes, field: number, text: string): void {
  const bytes = bytesOf(text);
  makeRoom(sink, 2 * NUMBER_ROOM + bytes.length);
  putVarint(sink, (field << 3) | 2);
  putVarint(sink, bytes.length);
  sink.bytes.set(bytes, sink.end);
  sink.end += bytes.length;
}

/** Returns where the message starts: `closeMessage` needs it. */
export function openMessage(sink: GrowingBytes): number {
  makeRoom(sink, HEAD_ROOM);
  sink.end += HEAD_ROOM;
  return sink.end;
}

export function closeMessage(sink: GrowingBytes, field: number, start: number): void {
  const { end } = sink;
  sink.end = start - HEAD_ROOM;
  putVarint(sink, (field << 3) | 2);
  putVarint(sink, end - start);
  sink.bytes.copyWithin(sink.end, start, end);
  sink.end += end - start;
}

/** Where a message starts, and its field in the one around it. */
type Message = { field: number; start: number };

/** Closes a message and the one at its end, so that the bytes of that are moved only once. */
export function closeBoth(sink: GrowingBytes, outer: Message, inner: Message): void {
  const { bytes, end } = sink;
  const innerLength = end - inner.start;
  const before = inner.start - HEAD_ROOM - outer.start;
  sink.end = outer.start - HEAD_ROOM;
  putVarint(sink, (outer.field << 3) | 2);
  putVarint(sink, before + 1 + varintSize(innerLength) + innerLength);
  for (let at = 0; at < before; at++) bytes[sink.end++] = bytes[outer.start + at]!;
  putVarint(sink, (inner.field << 3) | 2);
  putVarint(sink, innerLength);
  bytes.copyWithin(sink.end, inner.start, end);
  sink.end += innerLength;
}

function varintSize(value: number): number {
  let size = 1;
  for (let rest = value; rest >= 0x80; rest >>>= 7) size++;
  return size;
}

/** For a message of less than 128 bytes, which is written where it stays; needs room for it. */
export function openShort(sink: GrowingBytes): number {
  sink.end += 2;
  return sink.end;
}

export function closeShort({ bytes, end }: GrowingBytes, field: number, start: number): void {
  bytes[start - 2] = (field << 3) | 2;
  bytes[start - 1] = end - start;
}

export function dropMessage(sink: GrowingBytes, start: number): void {
  sink.end = start - HEAD_ROOM;
}

const known = new Map<string, Uint8Array>();

/** Names of layers, keys and types recur on every tile. */
function bytesOf(text: string): Uint8Array {
  let bytes = known.get(text);
  if (!bytes) {
    bytes = new TextEncoder().encode(text);
    known.set(text, bytes);
  }
  return bytes;
}
