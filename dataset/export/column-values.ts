import type { Shape } from './flat-profile.ts';
import { type GrowingBytes, growingBytes, makeRoom, putByte, putUint32, written } from './growing-bytes.ts';
import { putWkb, wkbSize } from './wkb.ts';

/** The values of a column so far, as Parquet has them: those that are null are left out. */
export type ColumnValues<Value> = {
  type: 'BYTE_ARRAY' | 'INT32' | 'DOUBLE' | 'BOOLEAN';
  put(value: Value): void;
  finish(): EncodedValues;
};

export type EncodedValues = {
  plain: Uint8Array;
  /** With a dictionary, `plain` is its values, and these are the places of all values in it. */
  places?: { of: Uint32Array; count: number };
  least?: string | number | boolean;
  most?: string | number | boolean;
};

const LENGTH_BYTES = 4;

export function numberValues(type: 'INT32' | 'DOUBLE'): ColumnValues<number> {
  const numbers = growingBytes();
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const word = new DataView(new ArrayBuffer(8));
  const wordBytes = new Uint8Array(word.buffer);
  return {
    type,
    put(value) {
      if (value < least) least = value;
      if (value > most) most = value;
      if (type === 'INT32') {
        makeRoom(numbers, 4);
        putUint32(numbers, value);
      } else {
        makeRoom(numbers, 8);
        word.setFloat64(0, value, true);
        for (let at = 0; at < 8; at++) numbers.bytes[numbers.end++] = wordBytes[at]!;
      }
    },
    finish: () => ({
      plain: written(numbers),
      // Zero counts as -0 where it's least, and as 0 where it's most.
      ...(least <= most && { least: least === 0 ? -0 : least, most: most === 0 ? 0 : most }),
    }),
  };
}

export function booleanValues(): ColumnValues<boolean> {
  const bits = growingBytes();
  let count = 0;
  return {
    type: 'BOOLEAN',
    put(value) {
      if (count % 8 === 0) putByte(bits, 0);
      if (value) bits.bytes[bits.end - 1]! |= 1 << (count % 8);
      count++;
    },
    finish: () => ({ plain: written(bits) }),
  };
}

export function wkbValues(): ColumnValues<Shape> {
  const shapes = growingBytes();
  return {
    type: 'BYTE_ARRAY',
    put(shape) {
      makeRoom(shapes, LENGTH_BYTES);
      putUint32(shapes, wkbSize(shape));
      putWkb(shapes, shape);
    },
    finish: () => ({ plain: written(shapes) }),
  };
}

/** Of texts that are nearly all different. */
export function plainTexts(): ColumnValues<string> {
  const texts = growingBytes();
  return {
    type: 'BYTE_ARRAY',
    put: (text) => putText(texts, text),
    finish: () => ({ plain: written(texts) }),
  };
}

/** Of texts that come back. */
export function textValues(): ColumnValues<string> {
  const places = new Map<string, number>();
  let of = new Uint32Array(256);
  let count = 0;
  let [last, place]: [string | undefined, number] = [undefined, 0];
  return {
    type: 'BYTE_ARRAY',
    put(text) {
      // A course's rows follow each other.
      if (text !== last) {
        last = text;
        place = places.get(text) ?? places.size;
        if (place === places.size) places.set(text, place);
      }
      if (count === of.length) {
        const longer = new Uint32Array(2 * of.length);
        longer.set(of);
        of = longer;
      }
      of[count++] = place;
    },
    finish() {
      if (count === 0) return { plain: new Uint8Array() };
      const texts = [...places.keys()];
      const isWorthIt = texts.length * 2 <= count;
      const plain = growingBytes();
      if (isWorthIt) for (const text of texts) putText(plain, text);
      else for (let at = 0; at < count; at++) putText(plain, texts[of[at]!]!);
      return {
        plain: written(plain),
        ...(isWorthIt && { places: { of: of.subarray(0, count), count: texts.length } }),
        least: texts.reduce((a, b) => (compareBytes(b, a) < 0 ? b : a)),
        most: texts.reduce((a, b) => (compareBytes(b, a) > 0 ? b : a)),
      };
    },
  };
}

/** Statistics are in the order of UTF-8. */
function compareBytes(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function putText(to: GrowingBytes, text: string): void {
  makeRoom(to, LENGTH_BYTES + 3 * text.length);
  const start = to.end + LENGTH_BYTES;
  let isAscii = text.length < 64;
  for (let at = 0; isAscii && at < text.length; at++) {
    const code = text.charCodeAt(at);
    to.bytes[start + at] = code;
    isAscii = code < 0x80;
  }
  const length = isAscii ? text.length : new TextEncoder().encodeInto(text, to.bytes.subarray(start)).written;
  putUint32(to, length);
  to.end += length;
}
