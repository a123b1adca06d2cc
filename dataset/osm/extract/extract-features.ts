import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably } from '#lib/dataset-file/durable-file.ts';
import { type OsmFeature, osmKey, parseFeature } from '../osm-feature.ts';
import type { FeatureLines } from './feature-lines.ts';
import { fieldOf, type GolfRelation, parseGolfRelation, tagMembers } from './golf-relations.ts';
import { runOsmium } from './osmium.ts';
import { type Region, regionConfiguration } from './region.ts';
import {
  type Around,
  aroundFilters,
  exportConfiguration,
  golfFilter,
  outlineConfiguration,
} from './tag-filters.ts';

export type Unassembled = {
  /** 'way/1' or 'relation/2'. */
  id: string;
  reason: 'invalid-geometry' | 'line-instead-of-area' | 'relation-not-an-area';
  isCourse: boolean;
};

/** Reads a line of OPL (https://osmcode.org/opl-file-format/); null for an object without tags. */
export function parseUnassembled(line: string): Unassembled | null {
  const fields = line.split(' ');
  const tags = fieldOf(fields, 'T');
  if (tags === '') return null;
  const number = fields[0]!.slice(1);
  const isCourse = tags.split(',').includes('leisure=golf_course');
  if (line.startsWith('r')) {
    const isArea = /(^|,)type=(multipolygon|boundary)(,|$)/.test(tags);
    return {
      id: `relation/${number}`,
      reason: isArea ? 'invalid-geometry' : 'relation-not-an-area',
      isCourse,
    };
  }
  const nodes = fieldOf(fields, 'N').split(',');
  const isClosed = nodes.length > 2 && nodes[0] === nodes.at(-1);
  return { id: `way/${number}`, reason: isClosed ? 'invalid-geometry' : 'line-instead-of-area', isCourse };
}

type FileHeader = { header: { option?: { timestamp?: string; osmosis_replication_timestamp?: string } } };

/** RFC 3339 UTC; null when the extract doesn't say. Fails on what isn't an OSM file. */
export async function readExtractTimestamp(extract: {
  file: string;
  path: string;
  osmium?: string | undefined;
}): Promise<string | null> {
  let json = '';
  await runOsmium(['fileinfo', '--json', extract.path], {
    osmium: extract.osmium,
    file: extract.file,
    onLine: (line) => {
      json += line;
    },
  });
  const { header }: FileHeader = JSON.parse(json);
  const timestamp = header.option?.timestamp ?? header.option?.osmosis_replication_timestamp ?? '';
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(timestamp) ? timestamp : null;
}

/** Intermediate files are in the work folder. */
export type Extraction = {
  file: string;
  path: string;
  workFolder: string;
  /** Distinguishes this extract's intermediate files. */
  index: number;
  osmium?: string | undefined;
  /** The path of the filtered copy, if it isn't in the work folder; it's made if missing. */
  filteredCopy?: string;
  /** How much of the present step is done, 0 to 1; several follow each other. */
  onShare?: (share: number) => void;
  /** Bytes, 4 MB by default: larger copies of woods and waters are cut to the region before export. */
  cutAboveBytes?: number;
};

/** Copies what any rule may want into the work folder, so that memory grows with the golf and not with the extract. */
export async function filterExtract(extraction: Extraction): Promise<void> {
  const copy = copyOf(extraction);
  if (existsSync(copy) && (await canBeOpened(extraction, copy))) return;
  const part = `${copy}.part`;
  const filter = [...golfFilter, ...aroundFilters.near];
  if (/\.pbf$/i.test(extraction.path)) await filterTags(extraction, extraction.path, part, filter);
  else {
    // Overpass and editors write ways before their nodes.
    const unsorted = intermediate(extraction, 'unsorted');
    await filterTags(extraction, extraction.path, unsorted, filter);
    await run(extraction, ['sort', '--overwrite', '--output', part, ...PLAIN_PBF, unsorted]);
  }
  await renameDurably(part, copy);
}

/** Whether osmium can open it, which it can't after a power cut that left it without its bytes. */
function canBeOpened({ osmium, file }: Extraction, path: string): Promise<boolean> {
  return runOsmium(['fileinfo', path], { osmium, file }).then(
    () => true,
    () => false,
  );
}

function copyOf(extraction: Extraction): string {
  return extraction.filteredCopy ?? intermediate(extraction, 'all');
}

function surroundingsOf(extraction: Extraction, around: Around): string {
  return intermediate(extraction, `surroundings.${around}`);
}

/** Writes out the golf; call `filterExtract` first. */
export async function extractGolf(extraction: Extraction, lines: FeatureLines): Promise<Unassembled[]> {
  const golf = intermediate(extraction, 'golf');
  await filterTags(extraction, copyOf(extraction), golf, golfFilter);
  const before = lines.count();
  await exportFeatures(extraction, golf, exportConfiguration, { onLine: lines.push });
  const { unassembled, relations } = await findUnassembled(extraction, golf, (key) => lines.has(key, before));
  const rescued = await rescueOutlines(extraction, golf, unassembled, lines);
  const used = tagMembers(relations, lines);
  return rescued.filter(({ id }) => !used.has(id));
}

/** A broken outline becomes a line, which still says where and what the course is. */
async function rescueOutlines(
  extraction: Extraction,
  golf: string,
  unassembled: Unassembled[],
  lines: FeatureLines,
): Promise<Unassembled[]> {
  const broken = new Set(unassembled.filter(({ isCourse }) => isCourse).map(({ id }) => id));
  const rescued = new Set<string>();
  if (broken.size > 0) {
    const outlines = intermediate(extraction, 'outlines');
    await filterTags(extraction, golf, outlines, ['wr/leisure=golf_course']);
    await exportFeatures(extraction, outlines, outlineConfiguration, {
      onLine: (line) => {
        const { id } = parseFeature(line);
        if (!broken.has(id)) return;
        rescued.add(id);
        lines.push(line);
      },
    });
  }
  return unassembled.filter(({ id }) => !rescued.has(id));
}

/** Keeps what may be around golf; call `filterExtract` first. */
export async function filterSurroundings(extraction: Extraction): Promise<void> {
  const [near, wide] = [surroundingsOf(extraction, 'near'), surroundingsOf(extraction, 'wide')];
  await filterTags(extraction, copyOf(extraction), near, aroundFilters.near);
  await filterTags(extraction, near, wide, aroundFilters.wide);
}

/** Writes out what's around golf; call `filterSurroundings` first. */
export async function extractSurroundings(
  extraction: Extraction,
  around: Around,
  region: Region,
  onFeature: (feature: OsmFeature, line: string) => void,
): Promise<void> {
  const all = surroundingsOf(extraction, around);
  // Cutting a small copy takes longer than reading all of it.
  const isLarge = (await stat(all)).size > (extraction.cutAboveBytes ?? 4_000_000);
  const cut = isLarge ? await cutToRegion(extraction, all, region) : all;
  await exportFeatures(extraction, cut, exportConfiguration, {
    onLine: (line) => {
      const feature = parseFeature(line);
      if (region.touches(feature)) onFeature(feature, line);
    },
  });
}

async function cutToRegion(extraction: Extraction, from: string, region: Region): Promise<string> {
  const cut = intermediate(extraction, 'cut');
  const path = join(extraction.workFolder, `${extraction.index}.region.json`);
  await writeFile(path, JSON.stringify(regionConfiguration(region.rings, cut)));
  const options = ['--config', path, '--strategy', 'smart', '--overwrite'];
  await run(extraction, ['extract', ...options, from]);
  return cut;
}

function intermediate({ workFolder, index }: Extraction, step: string): string {
  return join(workFolder, `${index}.${step}.osm.pbf`);
}

const PLAIN_PBF = ['--output-format', 'pbf,pbf_compression=none'];

async function filterTags(extraction: Extraction, from: string, to: string, filter: string[]): Promise<void> {
  const options = ['--remove-tags', '--overwrite', '--output', to, ...PLAIN_PBF];
  await run(extraction, ['tags-filter', ...options, from, ...filter]);
}

async function exportFeatures(
  extraction: Extraction,
  from: string,
  configuration: object,
  output: Output,
): Promise<void> {
  const path = join(extraction.workFolder, `${extraction.index}.export.json`);
  await writeFile(path, JSON.stringify(configuration));
  const args = ['export', '--config', path, '--add-unique-id', 'type_id'];
  const format = ['--output-format', 'geojsonseq', '--format-option', 'print_record_separator=false'];
  await run(extraction, [...args, ...format, from], output);
}

/** osmium silently leaves out what it can't assemble: what is tagged in the copy but wasn't exported. */
async function findUnassembled(
  extraction: Extraction,
  golf: string,
  wasExported: (key: number) => boolean,
): Promise<{ unassembled: Unassembled[]; relations: GolfRelation[] }> {
  const missing: Unassembled[] = [];
  const relations: GolfRelation[] = [];
  const args = ['cat', golf, '-t', 'way', '-t', 'relation', '-f', 'opl,add_metadata=false'];
  await run(extraction, args, {
    onLine: (line) => {
      const end = line.indexOf(' ');
      const id = `${line.startsWith('w') ? 'way' : 'relation'}/${line.slice(1, end)}`;
      if (wasExported(osmKey(id))) return;
      const unassembled = parseUnassembled(line);
      if (unassembled) missing.push(unassembled);
      const relation = line.startsWith('r') ? parseGolfRelation(line) : null;
      if (relation) relations.push(relation);
    },
  });
  return { unassembled: missing, relations };
}

type Output = Pick<Parameters<typeof runOsmium>[1], 'onLine'>;

function run({ osmium, file, onShare }: Extraction, args: string[], output: Output = {}): Promise<void> {
  const progress = onShare ? '--progress' : '--no-progress';
  return runOsmium([...args, progress], { osmium, file, ...(onShare && { onShare }), ...output });
}
