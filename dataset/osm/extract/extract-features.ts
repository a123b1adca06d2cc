import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably } from '#lib/dataset-file/durable-file.ts';
import { type OsmFeature, osmKey, parseFeature } from '../osm-feature.ts';
import type { FeatureLines } from './feature-lines.ts';
import { type GolfRelation, parseGolfRelation, tagMembers } from './golf-relations.ts';
import { runOsmium } from './osmium.ts';
import { type Region, regionConfiguration } from './region.ts';

/** What was golf or will be is left out, and said to be. */
const LIFECYCLE_KEYS = 'disused:golf,abandoned:golf,demolished:golf,proposed:golf,construction:golf';

/** Drawn as lines or around, by mappers' choice. */
const LINES_OR_AREAS =
  'water_hazard,lateral_water_hazard,out_of_bounds,penalty_area,hazard,water,lateral_water,ob,creek';

/**
 * osmium tag filters: every object that a rule may want, including tagging slips, and what golf courses
 * contain but mappers don't tag as golf. https://wiki.openstreetmap.org/wiki/Tag:leisure%3Dgolf_course
 */
export const golfFilter = [
  'nwr/golf',
  // Also as one of several values.
  'nwr/leisure=*golf_course*',
  'nwr/leisure=golf_pin,miniature_golf',
  'r/type=golf',
  'r/route=golf',
  'r/site=golf',
  'nwr/club=golf',
  'wr/sport=*golf*',
  `nwr/${LIFECYCLE_KEYS}`,
];

export const surroundingsFilter = [
  'wr/natural=water,wood',
  'wr/landuse=forest',
  'w/natural=coastline',
  'w/waterway=stream,ditch,drain,river,canal',
];

/**
 * `osmium export` writes a closed way both as a line and as an area unless its configuration says which tags
 * mean what: holes and paths are lines even when closed.
 */
const exportConfiguration = {
  attributes: { version: true, timestamp: true },
  linear_tags: [
    `golf=hole,cartpath,cart_path,path,${LINES_OR_AREAS}`,
    'waterway',
    'natural=coastline',
    ...LIFECYCLE_KEYS.split(','),
  ],
  area_tags: [
    'golf!=hole,cartpath,cart_path,path',
    'leisure',
    'natural!=coastline',
    'landuse',
    'building',
    'sport',
  ],
};

const outlineConfiguration = {
  attributes: { version: true, timestamp: true },
  linear_tags: ['leisure=golf_course'],
  area_tags: [],
};

export type Unassembled = {
  /** 'way/1' or 'relation/2'. */
  id: string;
  reason: 'invalid-geometry' | 'line-instead-of-area' | 'relation-not-an-area';
  isCourse: boolean;
};

/**
 * Reads a line of OPL (https://osmcode.org/opl-file-format/); null for an object without tags, which is only a
 * part of others.
 */
export function parseUnassembled(line: string): Unassembled | null {
  const fields = line.split(' ');
  const tags = fields.find((field) => field.startsWith('T'))?.slice(1) ?? '';
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
  const nodes =
    fields
      .find((field) => field.startsWith('N'))
      ?.slice(1)
      .split(',') ?? [];
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
  /** The filtered copy's place, if it isn't the work folder; it's made unless it's there. */
  filteredCopy?: string;
  /** How much of the present step is done, 0 to 1; several follow each other. */
  onShare?: (share: number) => void;
  /** Bytes, 4 MB by default: larger copies of woods and waters are cut to the region before export. */
  cutAboveBytes?: number;
};

/**
 * Copies what any rule may want into the work folder, so that memory follows the golf in an extract and not its size;
 * everything else reads that copy.
 */
export async function filterExtract(extraction: Extraction): Promise<void> {
  const copy = copyOf(extraction);
  if (existsSync(copy) && (await canBeOpened(extraction, copy))) return;
  const part = `${copy}.part`;
  const filter = [...golfFilter, ...surroundingsFilter];
  if (/\.pbf$/i.test(extraction.path)) await filterTags(extraction, extraction.path, part, filter);
  else {
    // Overpass and editors write ways before their nodes.
    const unsorted = intermediate(extraction, 'unsorted');
    await filterTags(extraction, extraction.path, unsorted, filter);
    const format = ['--output-format', 'pbf,pbf_compression=none'];
    await run(extraction, ['sort', '--overwrite', '--output', part, ...format, unsorted]);
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

function surroundingsOf(extraction: Extraction): string {
  return intermediate(extraction, 'surroundings');
}

/** After `filterExtract`. */
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

/** After `filterExtract`. */
export function filterSurroundings(extraction: Extraction): Promise<void> {
  return filterTags(extraction, copyOf(extraction), surroundingsOf(extraction), surroundingsFilter);
}

/** After `filterSurroundings`. */
export async function extractSurroundings(
  extraction: Extraction,
  region: Region,
  onFeature: (feature: OsmFeature, line: string) => void,
): Promise<void> {
  const woodsAndWater = surroundingsOf(extraction);
  // Cutting a small copy takes longer than reading all of it.
  const isLarge = (await stat(woodsAndWater)).size > (extraction.cutAboveBytes ?? 4_000_000);
  const near = isLarge ? await cutToRegion(extraction, woodsAndWater, region) : woodsAndWater;
  await exportFeatures(extraction, near, exportConfiguration, {
    onLine: (line) => {
      const feature = parseFeature(line);
      if (region.touches(feature)) onFeature(feature, line);
    },
  });
}

async function cutToRegion(extraction: Extraction, from: string, region: Region): Promise<string> {
  const near = intermediate(extraction, 'near');
  const path = join(extraction.workFolder, `${extraction.index}.region.json`);
  await writeFile(path, JSON.stringify(regionConfiguration(region.rings, near)));
  const options = ['--config', path, '--strategy', 'smart', '--overwrite'];
  await run(extraction, ['extract', ...options, from]);
  return near;
}

function intermediate({ workFolder, index }: Extraction, step: string): string {
  return join(workFolder, `${index}.${step}.osm.pbf`);
}

async function filterTags(extraction: Extraction, from: string, to: string, filter: string[]): Promise<void> {
  await run(extraction, [
    'tags-filter',
    '--remove-tags',
    '--overwrite',
    '--output',
    to,
    '--output-format',
    'pbf,pbf_compression=none',
    from,
    ...filter,
  ]);
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
