/**
 * The same bytes in a block of memory of their own size, to be kept. What compression and sockets give is often a view
 * of a block several times as large, all of which would be kept with it.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
