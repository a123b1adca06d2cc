import { brotliDecompressSync } from 'node:zlib';
import type { Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { neededCells } from '../elevation/needed-cells.ts';
import { type CommandContext, datasetFileOf, parseOut } from './command.ts';

/** Prints the elevation cells that an edition needs, one a line, with how many courses and blocks lie in each. */
export async function runTiles(args: string[], context: CommandContext): Promise<number> {
  const { dataDir, positionals } = parseOut(args, context);
  const database = openDatasetFile(await datasetFileOf(positionals, dataDir));
  try {
    const profiles = database.prepare('SELECT body FROM profile ORDER BY golf_id').iterate();
    const cells = neededCells(profiles.map(({ body }) => positionsOf(body as Uint8Array)));
    for (const { cell, courses, blocks } of cells) context.stdout.write(`${cell}\t${courses}\t${blocks}\n`);
    return 0;
  } finally {
    database.close();
  }
}

/** The places at which heights of a course are read: its own point, and both ends of its holes. */
function positionsOf(body: Uint8Array): Position[] {
  const { data }: { data: GolfProfile } = JSON.parse(brotliDecompressSync(body).toString());
  const ends = data.holes.flatMap(({ line }) =>
    line ? [line.coordinates[0]!, line.coordinates.at(-1)!] : [],
  );
  return [[data.location.longitude, data.location.latitude], ...ends];
}
