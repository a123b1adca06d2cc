import type { Drill, DrillOptions, Finding } from './drill.ts';
import { breakGround } from './ground.ts';

/** Runs a drill on fresh ground and clears it, however the drill ends. Throws where the drill outlasts its bound. */
export async function runDrill(drill: Drill, options: DrillOptions): Promise<Finding[]> {
  const ground = breakGround();
  const bound = drill.boundSeconds + options.seconds;
  let timer: NodeJS.Timeout | undefined;
  const outlasted = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The drill was not over after ${bound} s`)), bound * 1000);
  });
  try {
    return await Promise.race([drill.run(ground, options), outlasted]);
  } finally {
    clearTimeout(timer);
    await ground.clear();
  }
}
