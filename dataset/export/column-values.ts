import type { Shape } from './flat-profile.ts';
import { type GrowingBytes, growingBytes, makeRoom, putByte, putUint32, taken } from './growing-bytes.ts';
import { putWkb, wkbSize } from './wkb.ts';

/** The values of a column in Parquet's form: nulls are left out. */
export type ColumnValues<Value> = {
  type: 'BYTE_ARRAY' | 'INT32' | 'DOUBLE' | 'BOOLEAN';
  put(value: Value): void;
  /** Those since the last time; valid until the next one is put. */
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
  let numbers = type === 'INT32' ? new Int32Array(256) : new Float64Array(256);
  let count = 0;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    type,
    put(value) {
      if (value < least) least = value;
      if (value > most) most = value;
      if (count === numbers.length) numbers = twice(numbers);
      numbers[count++] = value;
    },
    finish() {
      const encoded = {
        plain: new Uint8Array(numbers.buffer, 0, count * numbers.BYTES_PER_ELEMENT),
        // Zero counts as -0 where it's least, and as 0 where it's most.
        ...(count > 0 && { least: least === 0 ? -0 : least, most: most === 0 ? 0 : most }),
      };
      count = 0;
      [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      return encoded;
    },
  };
}

/** The same numbers with room for as many more. */
function twice<Numbers extends Float64Array | Int32Array | Uint32Array>(numbers: Numbers): Numbers {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(2 * numbers.length);
  longer.set(numbers);
  return longer;
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
    finish() {
      count = 0;
      return { plain: taken(bits) };
    },
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
    finish: () => ({ plain: taken(shapes) }),
  };
}

/** Of texts that are nearly all different. */
export function plainTexts(): ColumnValues<string> {
  const texts = growingBytes();
  return {
    type: 'BYTE_ARRAY',
    put: (text) => putText(texts, text),
    finish: () => ({ plain: taken(texts) }),
  };
}

/** Of texts that come back. */
export function textValues(): ColumnValues<string> {
  const places = new Map<string, number>();
  const plain = growingBytes();
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
      if (count === of.length) of = twice(of);
      of[count++] = place;
    },
    finish() {
      const texts = [...places.keys()];
      const used = of.subarray(0, count);
      const isWorthIt = count > 0 && texts.length * 2 <= count;
      if (isWorthIt) for (const text of texts) putText(plain, text);
      else for (const each of used) putText(plain, texts[each]!);
      places.clear();
      count = 0;
      last = undefined;
      return {
        plain: taken(plain),
        ...(isWorthIt && { places: { of: used, count: texts.length } }),
        ...(texts.length > 0 && {
          least: texts.reduce((a, b) => (isBefore(b, a) ? b : a)),
          most: texts.reduce((a, b) => (isBefore(a, b) ? b : a)),
        }),
      };
    },
  };
}

/** In the order of code points, which is that of UTF-8 and of statistics. */
function isBefore(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  if (at === a.length || at === b.length) return a.length < b.length;
  return a.codePointAt(at)! < b.codePointAt(at)!;
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
