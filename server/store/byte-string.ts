/**
 * UTF-8 with one character for each byte (Web IDL's ByteString), so that sending it is copying it. ASCII is
 * unchanged.
 */
export function toByteString(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}
