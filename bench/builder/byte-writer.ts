/** Bytes that grow, in the encoding of Protocol Buffers (https://protobuf.dev/programming-guides/encoding/). */
export type ByteWriter = {
  /** A whole number from 0 to 2⁵³ − 1. */
  varint(value: number): void;
  /** A whole number of either sign, small ones short. */
  zigzag(value: number): void;
  /** A field of the wire type LEN. */
  bytes(field: number, content: Uint8Array): void;
  /** A field of the wire type VARINT. */
  number(field: number, value: number): void;
  /** What was written since the last call, as a copy; the writer is empty again. */
  take(): Buffer;
};

const VARINT = 0;
const LEN = 2;
const MOST_VARINT_BYTES = 10;
const MOST_INT32 = 0x7fff_ffff;

/** An empty writer. */
export function byteWriter(): ByteWriter {
  let buffer = Buffer.allocUnsafe(1 << 16);
  let end = 0;
  const makeRoom = (bytes: number) => {
    if (end + bytes > buffer.length)
      buffer = Buffer.concat([buffer, Buffer.allocUnsafe(buffer.length + bytes)]);
  };
  const varint = (value: number) => {
    makeRoom(MOST_VARINT_BYTES);
    let rest = value;
    for (; rest > MOST_INT32; rest = Math.floor(rest / 0x80)) buffer[end++] = (rest % 0x80) + 0x80;
    let bits = rest | 0;
    for (; bits >= 0x80; bits >>>= 7) buffer[end++] = (bits & 0x7f) | 0x80;
    buffer[end++] = bits;
  };
  return {
    varint,
    zigzag: (value) => varint(value < 0 ? -2 * value - 1 : 2 * value),
    bytes(field, content) {
      varint(field * 8 + LEN);
      varint(content.length);
      makeRoom(content.length);
      buffer.set(content, end);
      end += content.length;
    },
    number(field, value) {
      varint(field * 8 + VARINT);
      varint(value);
    },
    take() {
      const taken = Buffer.from(buffer.subarray(0, end));
      end = 0;
      return taken;
    },
  };
}
