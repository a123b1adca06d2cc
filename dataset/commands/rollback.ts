import { parseArgs } from 'node:util';
import { rollBack } from '../file/publish.ts';
import { type CommandContext, dataDirOf } from './command.ts';

export async function runRollback(args: string[], context: CommandContext): Promise<number> {
  const { values } = parseArgs({ args, options: { out: { type: 'string' } } });
  const dataDir = dataDirOf(values.out, context);
  const { version } = await rollBack(dataDir);
  context.stdout.write(`Published ${version} again in ${dataDir}.\n`);
  return 0;
}
