import { inflateSync } from 'node:zlib';

/** Which characters a WOFF font has: its cmap table (W3C WOFF 1.0 section 4, OpenType cmap formats 4 and 12). */
export function woffLetters(font: Buffer): (code: number) => boolean {
  const ranges = readRanges(readTable(font, 'cmap'));
  return (code) => ranges.some(([from, to]) => from <= code && code <= to);
}

const HEADER = 44;
const ENTRY = 20;

function readTable(font: Buffer, tag: string): Buffer {
  for (let i = 0; i < font.readUInt16BE(12); i++) {
    const at = HEADER + i * ENTRY;
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const [offset, packed, whole] = [4, 8, 12].map((field) => font.readUInt32BE(at + field));
    const bytes = font.subarray(offset, offset! + packed!);
    return packed! < whole! ? inflateSync(bytes) : bytes;
  }
  return Buffer.alloc(4);
}

function readRanges(cmap: Buffer): [from: number, to: number][] {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + i * 8 + 4));
  return tables.flatMap((at) => {
    const format = cmap.readUInt16BE(at);
    if (format === 12) {
      return Array.from({ length: cmap.readUInt32BE(at + 12) }, (_, i): [number, number] => {
        const group = at + 16 + i * 12;
        return [cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)];
      });
    }
    if (format !== 4) return [];
    const doubled = cmap.readUInt16BE(at + 6);
    return Array.from({ length: doubled / 2 }, (_, i): [number, number] => {
      const end = at + 14 + i * 2;
      return [cmap.readUInt16BE(end + doubled + 2), cmap.readUInt16BE(end)];
    });
  });
}
