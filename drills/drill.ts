import { openSandbox, type Sandbox } from '#testing/sandbox.ts';

export type DrillOptions = {
  /** Read only; a drill changes a copy. */
  dataDir: string;
  /** How long load is kept up, where a drill has any. */
  seconds: number;
  /** What tests ask for: seconds instead of minutes, and the API alone, so that the site needn't be built. */
  isQuick: boolean;
};

export type Finding = {
  promised: string;
  measured: string;
  holds: boolean;
  /** Depends on the machine's speed: reported, not asserted by tests. */
  isTimed?: boolean;
};

export type Drill = {
  name: string;
  title: string;
  /** The usual length of its load. */
  seconds: number;
  /** The drill is given up this many seconds after its load. */
  boundSeconds: number;
  run: (sandbox: Sandbox, options: DrillOptions) => Promise<Finding[]>;
};

/**
 * Runs a drill in a sandbox that's cleaned up however the drill ends. Throws if it takes too long or this process is
 * asked to stop.
 */
export async function runDrill(drill: Drill, options: DrillOptions): Promise<Finding[]> {
  const sandbox = openSandbox();
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

/** Several drills as one, each in a sandbox of its own. */
export function together(name: string, title: string, parts: readonly Drill[]): Drill {
  return {
    name,
    title,
    seconds: Math.max(...parts.map(({ seconds }) => seconds)),
    boundSeconds: parts.reduce((sum, { boundSeconds, seconds }) => sum + boundSeconds + seconds, 0),
    async run(_, options) {
      const findings: Finding[] = [];
      for (const part of parts)
        findings.push(
          ...(await runDrill(part, { ...options, seconds: Math.min(part.seconds, options.seconds) })),
        );
      return findings;
    },
  };
}
