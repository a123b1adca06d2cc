import { format } from 'node:util';
import type { Logger } from 'pino';

/** What libraries print (Next says on the console why a page failed) becomes lines of the log, in order with ours. */
export function adoptConsole(log: Logger): void {
  const says =
    (level: 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      log[level](error ? { err: error } : {}, format(...parts.filter((part) => part !== error)).trim());
    };
  Object.assign(console, { log: says('info'), info: says('info'), warn: says('warn'), error: says('error') });
}
