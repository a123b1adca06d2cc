/**
 * Text as the bytes of its UTF-8, one character for each byte (as Web IDL's ByteString): it is put together like any
 * text, and sent by copying it. Text of ASCII alone is that already.
 */
export function toByteString(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}
