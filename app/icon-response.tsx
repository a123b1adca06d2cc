import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';

/** `app/icon.svg` as a PNG of `size` pixels. It fills the whole square: devices round the corners. */
export async function iconResponse(size: number): Promise<Response> {
  const svg = (await readFile(join(process.cwd(), 'app/icon.svg'), 'utf8')).replace(' rx="6"', '');
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  // biome-ignore lint/performance/noImgElement: satori knows no other
  return new ImageResponse(<img width={size} height={size} alt="" src={source} />, {
    width: size,
    height: size,
  });
}
