import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { childrenOf, memoryOf, readProc } from '#testing/process-usage.ts';

/** `own` figures are of the one process, `children` those of programs it ran. */
export type CommandCost = {
  seconds: number;
  ownProcessorSeconds: number;
  childrenProcessorSeconds: number;
  ownPeakBytes: number;
  /** The greatest of any program. */
  childrenPeakBytes: number;
  /** The most that the process and its children had at one time. */
  peakBytes: number;
  output: string;
};

/** The time between two readings of the processes. */
const LOOK_MS = 40;
/** The value of getconf CLK_TCK for decades. */
const TICKS_A_SECOND = 100;

export function builderCommand(args: readonly string[]): string[] {
  const cli = fileURLToPath(new URL('../dataset/cli.mjs', import.meta.url));
  return ['--max-old-space-size-percentage=75', cli, ...args];
}

/** Watches Node by Linux's /proc. Throws when it fails. */
export function watchCommand(args: readonly string[]): Promise<CommandCost> {
  return watchProgram(process.execPath, args);
}

/** Does what `watchCommand` does, for any program. */
export async function watchProgram(program: string, args: readonly string[]): Promise<CommandCost> {
  const started = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const cost = { ownTicks: 0, childrenTicks: 0, ownPeakBytes: 0, childrenPeakBytes: 0, peakBytes: 0 };
  const timer = setInterval(() => look(child.pid!, cost), LOOK_MS);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output.slice(-2000)}`);
  return {
    seconds: (performance.now() - started) / 1000,
    ownProcessorSeconds: cost.ownTicks / TICKS_A_SECOND,
    childrenProcessorSeconds: cost.childrenTicks / TICKS_A_SECOND,
    ownPeakBytes: cost.ownPeakBytes,
    childrenPeakBytes: cost.childrenPeakBytes,
    peakBytes: cost.peakBytes,
    output,
  };
}

type Seen = {
  ownTicks: number;
  childrenTicks: number;
  ownPeakBytes: number;
  childrenPeakBytes: number;
  peakBytes: number;
};

/** The kernel adds a program's time to its parent's children only when it has ended. */
function look(pid: number, seen: Seen): void {
  const stat = readProc(`${pid}/stat`);
  // The second field is a name in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  if (childrenSystem === undefined) return;
  seen.ownTicks = Math.max(seen.ownTicks, user! + system!);
  seen.childrenTicks = Math.max(seen.childrenTicks, childrenUser! + childrenSystem);
  seen.ownPeakBytes = Math.max(seen.ownPeakBytes, memoryOf(pid, 'VmHWM') || 0);
  let together = memoryOf(pid, 'VmRSS') || 0;
  for (const grandchild of childrenOf(pid)) {
    together += memoryOf(grandchild, 'VmRSS') || 0;
    seen.childrenPeakBytes = Math.max(seen.childrenPeakBytes, memoryOf(grandchild, 'VmHWM') || 0);
  }
  seen.peakBytes = Math.max(seen.peakBytes, together);
}
