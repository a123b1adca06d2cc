import { FORMATS } from '#lib/golf/formats.ts';
import type { Shot } from './bag.ts';
import type { Round } from './round.ts';
import { openPlay, type PlaySettings, readPlayers } from './store.ts';

/** What leaves the device, and comes back, as one JSON file. */
export interface Transfer {
  format: 'golf-rounds';
  version: 1;
  exportedAt: string;
  rounds: readonly Round[];
  shots: readonly Shot[];
  settings: PlaySettings;
}

export async function exportAll(): Promise<Transfer> {
  const database = await openPlay();
  const [rounds, shots, players] = await Promise.all([
    database.getAll('rounds'),
    database.getAll('shots'),
    readPlayers(),
  ]);
  const exportedAt = new Date().toISOString();
  return { format: 'golf-rounds', version: 1, exportedAt, rounds, shots, settings: { players } };
}

/**
 * Adds rounds and shots to the ones already here, and replaces those with the same id. Null if it isn't an
 * export.
 */
export async function importAll(text: string): Promise<{ rounds: number; shots: number } | null> {
  const transfer = parseTransfer(text);
  if (!transfer) return null;
  const { rounds, shots, settings } = transfer;
  const database = await openPlay();
  const transaction = database.transaction(['rounds', 'shots', 'settings'], 'readwrite');
  for (const round of rounds) await transaction.objectStore('rounds').put(round);
  for (const shot of shots) await transaction.objectStore('shots').put(shot);
  await transaction.objectStore('settings').put(settings, 'all');
  await transaction.done;
  return { rounds: rounds.length, shots: shots.length };
}

/** Checked as far as this page relies on it: a file may have been written by anybody. */
export function parseTransfer(text: string): Transfer | null {
  try {
    const transfer: Transfer = JSON.parse(text);
    const { format, version, rounds, shots, settings } = transfer;
    const isOurs = format === 'golf-rounds' && version === 1 && Array.isArray(settings.players);
    return isOurs && rounds.every(isRound) && shots.every(isShot) ? transfer : null;
  } catch {
    // It isn't JSON, or part of it is missing.
    return null;
  }
}

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string');
const isCount = (value: number | null) => value === null || (Number.isInteger(value) && value >= 0);
const isShot = ({ id, club, metres }: Shot) => areTexts(id, club) && typeof metres === 'number';

function isRound(round: Round): boolean {
  const { id, slug, courseName, courseNameLatin, countryCode, title, format, startedAt, at } = round;
  const { holes, players, scores } = round;
  return (
    areTexts(id, slug, courseName, courseNameLatin ?? '', countryCode ?? '', title, at.key) &&
    Object.hasOwn(FORMATS, format) &&
    typeof startedAt === 'number' &&
    holes.length > 0 &&
    holes.every(({ key, label }) => areTexts(key, label)) &&
    players.length > 0 &&
    players.every(
      ({ name, tee, gender, pars, strokes }) =>
        areTexts(name, tee, gender) &&
        [pars, strokes].every((list) => Array.isArray(list) && list.length === holes.length),
    ) &&
    Object.values(scores).every(({ strokes, putts }) => isCount(strokes) && isCount(putts))
  );
}
