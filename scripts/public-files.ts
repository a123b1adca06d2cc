// npm run public-files: makes the files of public/ that are made from others.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ImageResponse } from 'next/og.js';
import { createElement } from 'react';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { type LandTopology, landRings } from '#components/drawing/land.ts';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { WORLD_FRAME } from '#lib/geo/world-frame.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What makes each file, by its path in the project. */
export const publicFiles: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'public/apple-icon.png': () => drawIcon(180),
  'public/icons/192.png': () => drawIcon(192),
  'public/icons/512.png': () => drawIcon(512),
  'public/shapes/land.svg': async () => Buffer.from(drawLand()),
};

/** `public/icon.svg` as a PNG of `size` pixels. It fills the whole square: devices round the corners. */
async function drawIcon(size: number): Promise<Uint8Array> {
  const svg = readFileSync(join(root, 'public/icon.svg'), 'utf8').replace(' rx="6"', '');
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const icon = createElement('img', { width: size, height: size, src });
  return new ImageResponse(icon, { width: size, height: size }).bytes();
}

/** Natural Earth (public domain) on an Equal Earth map: a mask that pages colour. */
function drawLand(): string {
  const rings = landRings(land as unknown as LandTopology);
  const { width, height } = WORLD_FRAME;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="${rings.map(ringPath).join('')}"/></svg>`;
}

function ringPath(ring: readonly PlanePoint[]): string {
  return `M${ring.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
}

if (import.meta.main) {
  for (const [path, make] of Object.entries(publicFiles)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), await make());
  }
}
