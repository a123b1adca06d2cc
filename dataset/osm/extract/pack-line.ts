import { UNITS_A_DEGREE } from '../packed-positions.ts';

/** The coordinates of a line of `osmium export`. */
export type LineCoordinates = {
  /** Longitudes and latitudes in ten-millionths of a degree. */
  units: number[];
  /** JSON, with counts in place of lists of positions; a point is a list of one. */
  counts: string;
  /** Where in the line they are. */
  from: number;
  to: number;
};

/** Room that a packed line needs, for each byte of the line. */
export const PACKED_BYTES_A_BYTE = 2;

/** The length of the text, the text with counts for coordinates, and these as 32-bit numbers. Returns where it ends. */
export function packLine(line: Buffer, coordinates: LineCoordinates, packed: Buffer, offset: number): number {
  const { units, counts, from, to } = coordinates;
  const text = offset + 4;
  let end = text + line.copy(packed, text, 0, from);
  end += packed.write(counts, end, 'latin1');
  end += line.copy(packed, end, to);
  packed.writeUInt32LE(end - text, offset);
  for (let i = 0; i < units.length; i++) end = packed.writeInt32LE(units[i]!, end);
  return end;
}

const [MINUS, POINT, COMMA, OPEN, CLOSE] = [...'-.,[]'].map((sign) => sign.charCodeAt(0));

/** Throws RangeError where there are none. */
export function readCoordinates(line: Buffer): LineCoordinates {
  const from = line.indexOf(OPEN!);
  if (from < 0) throw new RangeError('osmium wrote a feature without coordinates.');
  const reading: Reading = { line, at: from, units: [] };
  const counts = readLists(reading) ?? '1';
  return { units: reading.units, counts, from, to: reading.at };
}

type Reading = { line: Buffer; at: number; units: number[] };

/** At an opening bracket. Null for a position. */
function readLists(reading: Reading): string | null {
  const { line, units } = reading;
  if (line[reading.at + 1] !== OPEN) {
    units.push(readUnits(reading), readUnits(reading));
    reading.at += 1;
    return null;
  }
  const lists: string[] = [];
  let positions = 0;
  do {
    reading.at += 1;
    const list = readLists(reading);
    if (list === null) positions += 1;
    else lists.push(list);
  } while (line[reading.at] === COMMA);
  reading.at += 1;
  return lists.length > 0 ? `[${lists}]` : `${positions}`;
}

/** osmium writes all the digits of a number that has seven decimals at heart: -135.41113000000002. */
const POWERS = Array.from({ length: 24 }, (_, i) => 10 ** i);

/** Of the number behind a bracket or comma. */
function readUnits(reading: Reading): number {
  const { line } = reading;
  const start = reading.at + 1;
  let value = 0;
  let decimals = -1;
  let isPlain = true;
  let at = start;
  for (; line[at] !== COMMA && line[at] !== CLOSE; at++) {
    const byte = line[at]!;
    if (byte >= 48 && byte <= 57) {
      value = value * 10 + byte - 48;
      if (decimals >= 0) decimals += 1;
    } else if (byte === POINT) decimals = 0;
    else if (byte !== MINUS || at > start) isPlain = false;
    if (at === line.length) throw new RangeError('osmium wrote coordinates without an end.');
  }
  reading.at = at;
  const degrees = isPlain
    ? (line[start] === MINUS ? -value : value) / POWERS[Math.max(0, decimals)]!
    : // 1e-7
      Number(line.toString('latin1', start, at));
  if (Number.isNaN(degrees)) throw new RangeError('osmium wrote coordinates that we cannot read.');
  return Math.round(degrees * UNITS_A_DEGREE);
}
