import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Shot } from './bag.ts';
import type { Round } from './round.ts';

/** A course whose pack is on this device. */
export interface KeptCourse {
  slug: string;
  name: string;
  /** Courses that older builds saved don't have it. */
  nameLatin?: string | null;
  /** ISO code, to say which language the name is in. Courses that older builds saved don't have it. */
  countryCode?: string | null;
  /** The SHA-256 of its newest edition. A round in progress has its own. */
  current: string;
  /** False where it's only kept for a round in progress. */
  isSaved: boolean;
}

/** The players as last entered. */
export interface PlaySettings {
  players: { name: string; index: string; tee: string; gender: string }[];
}

interface PlaySchema extends DBSchema {
  courses: { key: string; value: KeptCourse };
  rounds: { key: string; value: Round; indexes: { slug: string } };
  shots: { key: string; value: Shot };
  settings: { key: 'all'; value: PlaySettings };
}

let opened: Promise<IDBPDatabase<PlaySchema>> | null = null;

/** Opened once for the page. */
export function openPlay(): Promise<IDBPDatabase<PlaySchema>> {
  opened ??= openDB<PlaySchema>('play', 1, {
    upgrade(database) {
      database.createObjectStore('courses', { keyPath: 'slug' });
      database.createObjectStore('rounds', { keyPath: 'id' }).createIndex('slug', 'slug');
      database.createObjectStore('shots', { keyPath: 'id' });
      database.createObjectStore('settings');
    },
    // A newer version of the page needs another schema: let it upgrade.
    blocking: () => void opened?.then((database) => database.close()),
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Done once the round is on disk, so that a tap is only answered when it can't be lost. */
export async function writeRound(round: Round): Promise<void> {
  const database = await openPlay();
  const transaction = database.transaction('rounds', 'readwrite', { durability: 'strict' });
  await Promise.all([transaction.store.put(round), transaction.done]);
}

export async function findOpenRound(slug: string): Promise<Round | null> {
  const rounds = await (await openPlay()).getAllFromIndex('rounds', 'slug', slug);
  const open = rounds.filter(({ finishedAt }) => finishedAt === null);
  return open.sort((a, b) => b.startedAt - a.startedAt)[0] ?? null;
}

export async function readPlayers(): Promise<PlaySettings['players']> {
  return (await (await openPlay()).get('settings', 'all'))?.players ?? [];
}

export async function writePlayers(players: PlaySettings['players']): Promise<void> {
  await (await openPlay()).put('settings', { players }, 'all');
}
