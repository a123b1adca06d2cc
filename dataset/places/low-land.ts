import type { Position } from '#lib/contract/geometry.ts';
import { isInBbox } from '#lib/geo/bbox.ts';
import type { PlainBox } from '../geometry/box-index.ts';

/** Dry land lies below this only in polders and in depressions without a way to the sea. Metres. */
const LOWEST = -3;

type LowLand = { box: PlainBox; lowest: number };

/** Their extents in degrees, and the lowest dry ground in metres. */
const LOW_LANDS: Readonly<Record<string, LowLand>> = {
  'polders of the Netherlands': { box: [3.3, 51.2, 7.3, 53.6], lowest: -8 },
  'De Moeren': { box: [2.5, 51, 2.7, 51.1], lowest: -5 },
  Wilstermarsch: { box: [9.1, 53.85, 9.6, 54.05], lowest: -4 },
  Lammefjord: { box: [11.3, 55.7, 11.7, 55.85], lowest: -8 },
  'Dead Sea and Jordan valley': { box: [35.3, 30.3, 35.8, 33], lowest: -435 },
  'Caspian depression with Karagiye': { box: [46, 36.4, 55, 49.5], lowest: -135 },
  'Turpan depression': { box: [87.5, 42.2, 90.5, 43.3], lowest: -155 },
  'Afar depression with Lake Assal': { box: [40, 11, 42.8, 14.7], lowest: -155 },
  'Qattara depression and Siwa': { box: [25, 28.5, 30, 30.5], lowest: -135 },
  Fayum: { box: [30.1, 29, 31, 29.7], lowest: -50 },
  'Chott Melrhir and Chott el Gharsa': { box: [5.8, 33.7, 8.1, 34.8], lowest: -40 },
  'Salton Sea, Coachella and Imperial valleys': { box: [-116.6, 32.4, -115.1, 33.9], lowest: -75 },
  'Death Valley': { box: [-117.3, 35.6, -116.4, 37], lowest: -87 },
  'Sacramento delta': { box: [-121.9, 37.8, -121.3, 38.35], lowest: -9 },
  'New Orleans': { box: [-90.6, 29.4, -89.5, 30.2], lowest: -6 },
  'Lake Enriquillo': { box: [-72.1, 18.3, -71.2, 18.7], lowest: -46 },
  'Laguna del Carbón and Salinas Chicas': { box: [-68.7, -49.8, -63, -38], lowest: -106 },
  Hachirōgata: { box: [139.9, 39.85, 140.15, 40.15], lowest: -6 },
  'Lake Eyre': { box: [136.4, -29.6, 138.3, -27.7], lowest: -16 },
};

/** Whether dry land at a position can be so high, in metres. */
export function canBeLand(position: Position, height: number): boolean {
  if (height >= LOWEST) return true;
  return Object.values(LOW_LANDS).some(({ box, lowest }) => height >= lowest && isInBbox(box, position));
}
