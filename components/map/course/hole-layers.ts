import type { LayerSpecification } from 'maplibre-gl';
import type { CourseColours } from '../course-colours.ts';
import type { LabelFonts } from '../label-fonts.ts';
import { holeLineLayers } from './hole-line-layers.ts';
import { holeNumberLayers } from './hole-number-layers.ts';
import { holePointLayers } from './hole-point-layers.ts';
import { measureLayers } from './measure-layers.ts';

/**
 * The holes over the ground: lines with their direction of play, tees in their colours, flags, numbers. The
 * style's global state `hole` names the chosen hole ('' for none).
 */
export function holeLayers(colours: CourseColours, fonts: LabelFonts): LayerSpecification[] {
  return [
    ...holeLineLayers(colours),
    ...holePointLayers(colours),
    ...holeNumberLayers(colours, fonts),
    ...measureLayers(colours, fonts),
  ];
}
