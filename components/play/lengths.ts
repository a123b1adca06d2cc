import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';
import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';

export function inUnit(metres: number, unit: LengthUnit): number {
  return Math.round(metres / LENGTH_UNITS[unit].metres);
}

/** "143 m". */
export function lengthText(metres: number, unit: LengthUnit, language: Language): string {
  const { distanceTexts } = language.read(playPart);
  return `${inUnit(metres, unit)} ${distanceTexts.symbols[unit]}`;
}

/** A length in attributes that tests read. */
export function decimetres(metres: number): string {
  return metres.toFixed(1);
}

/** "14 kB", "1.2 MB". */
export function sizeText(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(kilobytes / 1000).toFixed(1)} MB`;
}
