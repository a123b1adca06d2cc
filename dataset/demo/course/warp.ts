import type { Random } from '../random.ts';
import type { XY } from './plane.ts';

/** A smooth change of the plane that keeps areas and lets no lines cross that did not before. */
export type Warp = (point: XY) => XY;

/** Two shears by waves of the ground: each moves points along one axis only, so nothing overlaps and areas stay. `size` is that of the course, metres. */
export function drawWarp(size: number, isLinks: boolean, random: Random): Warp {
  const shear = () => {
    const wavelength = size * random.between(1.1, 1.9) * (isLinks ? 1.6 : 1);
    const steepness = random.between(0.16, isLinks ? 0.42 : 0.36);
    const wave = (2 * Math.PI) / wavelength;
    const phase = random.between(0, 2 * Math.PI);
    const still = Math.sin(phase);
    return (at: number) => (steepness / wave) * (Math.sin(at * wave + phase) - still);
  };
  const [shearX, shearY] = [shear(), shear()];
  return ([x, y]) => {
    const movedX = x + shearX(y);
    return [movedX, y + shearY(movedX)];
  };
}
