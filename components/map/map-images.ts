import type { Map as MapLibreMap } from 'maplibre-gl';
import { courseColours, type MapPalette } from './map-colours.ts';

/** The pixels of an image for each of the screen's: enough for dense screens. */
const PIXEL_RATIO = 2;
/** The size of the empty image `room`: circles take no part in placing labels, but images do. */
export const ROOM_PIXELS = 20;

/** `flag`, `direction`, `woods`, `town`, `room`; again for a new palette. */
export function setMapImages(map: MapLibreMap, palette: MapPalette): void {
  const images = {
    flag: drawFlag(palette),
    // Points along the line; its colour comes from the layer.
    direction: drawing(12, 12, (paint) => paint.fill(new Path2D('M2.5 1.5l8 4.5-8 4.5 2-4.5z'))),
    woods: drawWoods(palette),
    town: drawTown(palette),
    room: drawing(ROOM_PIXELS, ROOM_PIXELS, () => {}),
  };
  for (const [name, image] of Object.entries(images)) {
    if (map.hasImage(name)) map.updateImage(name, image);
    else map.addImage(name, image, { pixelRatio: PIXEL_RATIO, sdf: name === 'direction' });
  }
}

function drawing(width: number, height: number, draw: (paint: CanvasRenderingContext2D) => void): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width * PIXEL_RATIO;
  canvas.height = height * PIXEL_RATIO;
  const paint = canvas.getContext('2d')!;
  paint.scale(PIXEL_RATIO, PIXEL_RATIO);
  draw(paint);
  return paint.getImageData(0, 0, canvas.width, canvas.height);
}

function drawFlag({ flag, ink, paper }: MapPalette): ImageData {
  return drawing(20, 26, (paint) => {
    const cloth = new Path2D('M3 24V2l14 5-14 5');
    paint.lineJoin = 'round';
    paint.strokeStyle = paper;
    paint.lineWidth = 4;
    paint.stroke(cloth);
    paint.fillStyle = flag;
    paint.fill(cloth);
    paint.strokeStyle = ink;
    paint.lineWidth = 1.5;
    paint.stroke(new Path2D('M3 24.5V2'));
  });
}

function drawTown({ inkSoft, paper }: MapPalette): ImageData {
  return drawing(7, 7, (paint) => {
    paint.arc(3.5, 3.5, 2.2, 0, 2 * Math.PI);
    paint.fillStyle = paper;
    paint.fill();
    paint.lineWidth = 1.2;
    paint.strokeStyle = inkSoft;
    paint.stroke();
  });
}

/** Scattered so that the repeat doesn't show. */
function drawWoods(palette: MapPalette): ImageData {
  const { crown } = courseColours(palette);
  const crowns = [
    [5, 6, 2.6],
    [18, 3.5, 1.9],
    [27, 10, 2.8],
    [12, 14, 2.2],
    [22, 20, 2.4],
    [4, 23, 2],
    [14, 27, 2.7],
    [28, 27.5, 1.8],
  ] as const;
  return drawing(32, 32, (paint) => {
    for (const [x, y, radius] of crowns) {
      paint.beginPath();
      paint.arc(x, y, radius, 0, 2 * Math.PI);
      paint.globalAlpha = 0.55;
      paint.fillStyle = crown;
      paint.fill();
    }
  });
}
