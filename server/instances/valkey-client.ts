import { createClient, RESP_TYPES } from '@redis/client';
import { countRequestScript } from './count-request-script.ts';

/** The connection gives up where nothing came back for so long: a probe is sent twice a second. */
const SILENCE_MILLISECONDS = 3000;
const CONNECT_MILLISECONDS = 2000;
const RECONNECT_MILLISECONDS = 250;
/** Questions under way at most: a server that stops answering must not fill the memory. */
const MOST_QUESTIONS = 10_000;

/**
 * What is asked of Valkey, over a connection that comes back by itself and keeps no questions for later. Answers are
 * awaited without a limit here.
 */
export function createValkeyClient(url: string) {
  const connection = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_QUESTIONS,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MILLISECONDS,
      socketTimeout: SILENCE_MILLISECONDS,
      // Not all instances in the same moment.
      reconnectStrategy: () => RECONNECT_MILLISECONDS * (1 + Math.random()),
    },
    scripts: { countRequest: countRequestScript },
  });
  const inBytes = connection.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    connection,
    countRequest: (caller: string, limit: number) => connection.countRequest(caller, limit),
    readBytes: (key: string): Promise<Buffer | null> => inBytes.get(key),
    async writeBytes(key: string, bytes: Buffer, keptSeconds: number): Promise<void> {
      await connection.set(key, bytes, { expiration: { type: 'EX', value: keptSeconds } });
    },
    /** A write, because a server that can only be read (a replica, one that is full) is of no use. */
    async probe(): Promise<void> {
      await connection.set('fairway-atlas:probe', '1', { expiration: { type: 'PX', value: 1000 } });
    },
  };
}

/** The client, with our scripts as commands. */
export type ValkeyClient = ReturnType<typeof createValkeyClient>;
