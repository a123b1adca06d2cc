import type { Drill, DrillOptions, Finding } from './drill.ts';
import { breakGround } from './ground.ts';

/**
 * Runs a drill on fresh ground and clears it, however the drill ends. Throws where the drill outlasts its bound, or where
 * this process is told to end.
 */
export async function runDrill(drill: Drill, options: DrillOptions): Promise<Finding[]> {
  const ground = breakGround();
  const bound = drill.boundSeconds + options.seconds;
  const givenUp = Promise.withResolvers<never>();
  const giveUp = () => givenUp.reject(new Error('The drill was stopped'));
  const outlast = () => givenUp.reject(new Error(`The drill was not over after ${bound} s`));
  const timer = setTimeout(outlast, bound * 1000);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp);
  try {
    return await Promise.race([drill.run(ground, options), givenUp.promise]);
  } finally {
    clearTimeout(timer);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, giveUp);
    await ground.clear();
  }
}
