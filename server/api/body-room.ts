/** Bodies are cut off a piece of memory this large; allocating each by itself would cost as much as filling it. */
const ROOM_BYTES = 1 << 20;

let room = Buffer.allocUnsafeSlow(ROOM_BYTES);
let used = 0;

/**
 * A body of at most `most` bytes that `fill` writes: it gets the bytes and the place to begin at, and gives back the
 * place where it ended. A piece of memory is freed when all bodies cut off it are gone.
 */
export function writeBody(most: number, fill: (bytes: Buffer, from: number) => number): Buffer {
  if (used + most > room.length) {
    room = Buffer.allocUnsafeSlow(Math.max(ROOM_BYTES, most));
    used = 0;
  }
  const from = used;
  used = fill(room, from);
  return room.subarray(from, used);
}
