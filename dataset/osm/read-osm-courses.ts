import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CoursesInProgress } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { whenInterrupted } from '../interruption.ts';
import {
  type Extraction,
  extractGolf,
  extractSurroundings,
  readExtractTimestamp,
  type Unassembled,
} from './extract/extract-features.ts';
import { fetchExtract } from './extract/fetch-extract.ts';
import { coverFeatures } from './extract/region.ts';
import { addNewest, compareOsmIds, type FeatureSet, type OsmFeature, sortedFeatures } from './osm-feature.ts';
import { findCourses, type PartCounts } from './rules/find-courses.ts';

export type OsmOptions = {
  /**
   * For downloads between builds, and intermediate files of one build at a time: as large as an extract's
   * woods and waters.
   */
  cacheFolder: string;
  /** 'osmium' by default. */
  osmium?: string;
  /** `done` and `total` are bytes or files, where known. */
  onProgress?: (progress: { task: string; done: number | null; total: number | null }) => void;
};

/** For the closing table. */
export type OsmCounts = PartCounts & {
  /** Golf objects, each once. */
  objects: number;
  surroundings: number;
};

export type OsmCourses = {
  inProgress: CoursesInProgress;
  /** Of objects in no course; a course's own are in its details. */
  findings: Finding[];
  counts: OsmCounts;
  /** The newest extract's, RFC 3339 UTC; null when no file says. */
  extractTimestamp: string | null;
};

/**
 * From extracts (files or http(s) addresses, in any order). Needs osmium-tool. Throws a SourceError, one
 * sentence naming the file, when an extract can't be read.
 */
export async function readOsmCourses(files: string[], options: OsmOptions): Promise<OsmCourses> {
  const workFolder = join(options.cacheFolder, 'work');
  // A killed build may have left its own.
  await rm(workFolder, { recursive: true, force: true });
  const hadFolder = existsSync(options.cacheFolder);
  await mkdir(workFolder, { recursive: true });
  const forget = whenInterrupted(() => {
    rmSync(workFolder, { recursive: true, force: true });
    if (!hadFolder) rmdirSync(options.cacheFolder);
  });
  try {
    return await readFrom([...new Set(files)], { ...options, workFolder });
  } finally {
    forget();
    await rm(workFolder, { recursive: true, force: true });
    // Stays where there are downloads in it.
    if (!hadFolder) await rmdir(options.cacheFolder).catch(() => {});
  }
}

async function readFrom(files: string[], options: OsmOptions & { workFolder: string }): Promise<OsmCourses> {
  const progress = options.onProgress ?? (() => {});
  const golf: FeatureSet = new Map();
  const surroundings: FeatureSet = new Map();
  const unassembled: Unassembled[] = [];
  const extractions: Extraction[] = [];
  const timestamps: string[] = [];
  // All are opened before the first is read, which may take an hour.
  for (const [index, file] of files.entries()) {
    const path = await fetchExtract(file, { cacheFolder: options.cacheFolder, onProgress: progress });
    const extraction = { file, path, index, workFolder: options.workFolder, osmium: options.osmium };
    extractions.push(extraction);
    const timestamp = await readExtractTimestamp(extraction);
    if (timestamp) timestamps.push(timestamp);
  }
  for (const extraction of extractions) {
    const { file, index } = extraction;
    progress({ task: `Reading golf from ${file}`, done: index, total: files.length });
    unassembled.push(...(await extractGolf(extraction, (feature) => addNewest(golf, feature))));
  }
  const region = coverFeatures([...golf.values()].filter(isCourseOrHole));
  for (const extraction of region.rings.length > 0 ? extractions : []) {
    progress({
      task: `Reading woods and water around golf from ${extraction.file}`,
      done: null,
      total: null,
    });
    await extractSurroundings(extraction, region, (feature) => {
      if (!golf.has(feature.id)) addNewest(surroundings, feature);
    });
  }
  progress({ task: 'Assigning holes, hazards and surfaces to courses', done: null, total: null });
  const extractTimestamp = timestamps.sort().at(-1) ?? null;
  const found = findCourses({
    golf: sortedFeatures(golf),
    surroundings: sortedFeatures(surroundings),
    extractTimestamp,
  });
  const remarks = unassembledFindings(unassembled, golf);
  return {
    inProgress: found.inProgress,
    findings: [...remarks, ...found.findings],
    counts: {
      ...found.counts,
      objects: golf.size + remarks.length,
      surroundings: surroundings.size,
      rejected: found.counts.rejected + remarks.length,
    },
    extractTimestamp,
  };
}

function isCourseOrHole({ tags }: OsmFeature): boolean {
  return tags.leisure === 'golf_course' || tags.golf === 'hole';
}

function unassembledFindings(unassembled: Unassembled[], golf: FeatureSet): Finding[] {
  const reasons = new Map(unassembled.map(({ id, reason }) => [id, reason]));
  return [...reasons]
    .filter(([id]) => !golf.has(id))
    .sort(([a], [b]) => compareOsmIds(a, b))
    .map(([id, rule]) => ({ source: 'osm', place: id, rule, value: null, action: 'rejected' }));
}
