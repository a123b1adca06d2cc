import land from 'world-atlas/land-50m.json' with { type: 'json' };
import { type LandTopology, landRings, landWithin } from '#components/drawing/land.ts';
import { boxAround } from '#components/drawing/plane.ts';
import { worldPoint } from '#lib/geo/world-frame.ts';
import { lightColours } from '#lib/site/colours.ts';

export type PicturePoint = { latitude: number | null; longitude: number | null; courses: number };

const rings = landRings(land as unknown as LandTopology);

/** The least width, in thousandths of the world's: coasts are no finer. */
const LEAST_WIDTH = 12;
/** The margin as a share of the points' extent. */
const MARGIN = 0.16;

/** Land with a dot for each place, as an SVG document in light colours; null if there are no places. */
export function areaPictureSvg(
  points: readonly PicturePoint[],
  width: number,
  height: number,
): string | null {
  const places = points.flatMap(({ latitude, longitude, courses }) =>
    latitude === null || longitude === null ? [] : [{ at: worldPoint(longitude, latitude), courses }],
  );
  if (places.length === 0) return null;
  const extent = boxAround(places.map(({ at }) => at));
  const span = Math.max(
    LEAST_WIDTH,
    (extent.right - extent.left) * (1 + MARGIN),
    ((extent.bottom - extent.top) * (1 + MARGIN) * width) / height,
  );
  const grain = span / width;
  const left = (extent.left + extent.right - span) / 2;
  const top = (extent.top + extent.bottom - height * grain) / 2;
  const box = { left, top, right: left + span, bottom: top + height * grain };
  const total = places.reduce((sum, { courses }) => sum + courses, 0);
  const dots = places.map(({ at: [x, y], courses }) => {
    const radius = Math.min(18, 4 + 28 * Math.sqrt(courses / total));
    return `<circle cx="${((x - left) / grain).toFixed(1)}" cy="${((y - top) / grain).toFixed(1)}" r="${radius.toFixed(1)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${lightColours['--land']}" stroke="${lightColours['--contour']}" d="${landWithin(rings, box, grain)}"/>` +
    `<g fill="${lightColours['--deep-green']}" fill-opacity=".8" stroke="${lightColours['--paper']}">${dots.join('')}</g></svg>`
  );
}
