import { openSandbox, type Sandbox } from '#testing/sandbox.ts';
import { clearPagesKept } from '#testing/server-process.ts';

/** What a drill is run over, from the command line or a test. */
export type DrillOptions = {
  /** The directory of a published dataset, which is read only; what a drill changes, it changes in a copy. */
  dataDir: string;
  /** How long load is kept up, where a drill keeps it up. */
  seconds: number;
  /** Seconds instead of minutes, the API alone, for tests: the site needn't be built. */
  isQuick: boolean;
};

/** One promise, what was seen of it, and whether it holds. */
export type Finding = {
  promised: string;
  measured: string;
  holds: boolean;
  /** Depends on the speed of the machine: reported by a drill, not asserted by a test. */
  isTimed?: boolean;
};

/** An exercise of something going wrong, or being asked too much of, in a running system. */
export type Drill = {
  /** What it is called on the command line, and its section's mark. */
  name: string;
  /** Heading of its section. */
  title: string;
  /** How long load is kept up unless the command line says so. */
  seconds: number;
  /** The drill is given up after so many seconds beyond those of its load. */
  boundSeconds: number;
  run: (sandbox: Sandbox, options: DrillOptions) => Promise<Finding[]>;
};

/**
 * Runs a drill in a sandbox of its own and clears it, however the drill ends. Throws where the drill outlasts its
 * bound, or where this process is asked to end.
 */
export async function runDrill(drill: Drill, options: DrillOptions): Promise<Finding[]> {
  const sandbox = openSandbox();
  clearPagesKept(sandbox);
  const bound = drill.boundSeconds + options.seconds;
  const givenUp = Promise.withResolvers<never>();
  const giveUp = () => givenUp.reject(new Error('The drill was stopped'));
  const outlast = () => givenUp.reject(new Error(`The drill wasn't over after ${bound} s`));
  const timer = setTimeout(outlast, bound * 1000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp);
  try {
    return await Promise.race([drill.run(sandbox, options), givenUp.promise]);
  } finally {
    clearTimeout(timer);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, giveUp);
    await sandbox.clear();
  }
}
