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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value.format !== 'golf-rounds' || value.version !== 1) return null;
  const { rounds, shots, settings } = value;
  if (!Array.isArray(rounds) || !rounds.every(isRound) || !Array.isArray(shots) || !shots.every(isShot))
    return null;
  if (!isRecord(settings) || !Array.isArray(settings.players)) return null;
  return value as unknown as Transfer;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areStrings = (record: Record<string, unknown>, ...names: string[]) =>
  names.every((name) => typeof record[name] === 'string');

function isRound(value: unknown): value is Round {
  if (!isRecord(value) || !areStrings(value, 'id', 'slug', 'courseName', 'title')) return false;
  const { courseNameLatin, countryCode, holes, players, scores, at, format, startedAt } = value;
  return (
    [courseNameLatin, countryCode].every((text) => text == null || typeof text === 'string') &&
    (format === 'stroke' || format === 'stableford' || format === 'match') &&
    typeof startedAt === 'number' &&
    Array.isArray(holes) &&
    holes.length > 0 &&
    holes.every((hole) => isRecord(hole) && areStrings(hole, 'key', 'label')) &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every(
      (player) =>
        isRecord(player) &&
        areStrings(player, 'name', 'tee', 'gender') &&
        [player.pars, player.strokes].every((list) => Array.isArray(list) && list.length === holes.length),
    ) &&
    isRecord(scores) &&
    Object.values(scores).every(
      (score) => isRecord(score) && isCount(score.strokes) && isCount(score.putts),
    ) &&
    isRecord(at) &&
    typeof at.key === 'string'
  );
}

const isCount = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) >= 0);

function isShot(value: unknown): value is Shot {
  return isRecord(value) && areStrings(value, 'id', 'club') && typeof value.metres === 'number';
}
