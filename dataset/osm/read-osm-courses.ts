import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Position } from '#lib/contract/geometry.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import type { Finding } from '../finding.ts';
import { whenInterrupted } from '../interruption.ts';
import { type BytesPlace, openNamelessFile, readBytes } from '../nameless-file.ts';
import {
  type Extraction,
  extractGolf,
  extractSurroundings,
  filterExtract,
  filterSurroundings,
  readExtractTimestamp,
  type Unassembled,
} from './extract/extract-features.ts';
import { type FeatureLines, openFeatureLines } from './extract/feature-lines.ts';
import { fetchExtract } from './extract/fetch-extract.ts';
import { prepareExtract } from './extract/prepare-extract.ts';
import { coverFeatures } from './extract/region.ts';
import { filteredCopies } from './filtered-copies.ts';
import { compareOsmIds, type OsmFeature, osmKey } from './osm-feature.ts';
import { countLeftOut, type LeftOut } from './rules/find-courses.ts';
import { NEARBY_METRES } from './rules/waters/nearby-waters.ts';
import { sortFeatures } from './sort-features.ts';

export type OsmOptions = {
  /** A folder for downloads, which stay, and for one build's own files, as large as its woods and waters. */
  cacheFolder: string;
  /** An existing folder where filtered copies of extracts are kept for the next build. */
  keepIn?: string | undefined;
  /** 'osmium' by default. */
  osmium?: string;
  /** `done` and `total` are bytes or objects, where known, or a share of 1. */
  onProgress?: (progress: { task: string; done: number | null; total: number | null }) => void;
};

/** Counts for the closing table; `objects` counts each object of golf once. */
export type OsmCounts = LeftOut & { objects: number };

export type OsmCourses = {
  inProgress: CoursesInProgress;
  /** Findings about objects in no course; a course's own are in its details. */
  findings: Finding[];
  counts: OsmCounts;
  /** The newest extract's, RFC 3339 UTC; null when no file says. */
  extractTimestamp: string | null;
};

/**
 * Reads courses from extracts (files or http(s) addresses, in any order). Needs osmium-tool. Throws a SourceError, one
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
    return toCourses(await readExtracts([...new Set(files)], { ...options, workFolder }));
  } finally {
    forget();
    await rm(workFolder, { recursive: true, force: true });
    // Stays where there are downloads in it.
    if (!hadFolder) await rmdir(options.cacheFolder).catch(() => {});
  }
}

function toCourses({ courses, ...reading }: ReadExtracts): OsmCourses {
  const inProgress: CoursesInProgress = {
    heads: courses.map(({ head }) => head),
    details: (index) => JSON.parse(readBytes(courses[index]!.details).toString()),
    parts: (index) => ({ mapped: courses[index]!.details }),
  };
  return { ...reading, inProgress };
}

/** What was read from extracts, except for details, which are in a file. */
type ReadExtracts = Omit<OsmCourses, 'inProgress'> & {
  courses: { head: CourseHead; details: BytesPlace }[];
};

type ReadOptions = OsmOptions & { workFolder: string };

async function readExtracts(files: string[], options: ReadOptions): Promise<ReadExtracts> {
  const { extractions, extractTimestamp } = await openExtractions(files, options);
  const { keepIn } = options;
  if (keepIn === undefined) return readExtractions(extractions, { ...options, extractTimestamp });
  const paths = extractions.map(({ path }) => path);
  const copies = await filteredCopies(keepIn, paths);
  const copied = extractions.map((each, i) => ({ ...each, filteredCopy: copies.paths[i]! }));
  const reading = await readExtractions(copied, { ...options, extractTimestamp });
  await copies.clear();
  return reading;
}

type Given = ReadOptions & { extractTimestamp: string | null };

async function readExtractions(extractions: readonly Extraction[], options: Given): Promise<ReadExtracts> {
  const { extractTimestamp } = options;
  const progress = options.onProgress ?? (() => {});
  const reporting = (extraction: Extraction, task: string): Extraction => {
    progress({ task, done: null, total: null });
    return { ...extraction, onShare: (share) => progress({ task, done: share, total: 1 }) };
  };
  const nameless = (name: string) => openNamelessFile(join(options.workFolder, name));
  const [golfFile, surroundingsFile, watersFile] = [nameless('golf'), nameless('near'), nameless('wide')];
  const golf = openFeatureLines(golfFile);
  const surroundings = openFeatureLines(surroundingsFile);
  const waters = openFeatureLines(watersFile);
  try {
    const unassembled: Unassembled[] = [];
    for (const extraction of extractions) {
      const { file } = extraction;
      await filterExtract(reporting(extraction, `Finding golf in ${file}`));
      // osmium exports on one core; the other is free for woods and waters.
      const [found, filtered] = await Promise.allSettled([
        extractGolf(reporting(extraction, `Reading golf from ${file}`), golf),
        filterSurroundings(extraction),
      ]);
      if (found.status === 'rejected') throw found.reason;
      if (filtered.status === 'rejected') throw filtered.reason;
      unassembled.push(...found.value);
    }
    const newestGolf = golf.newest();
    const region = coverFeatures(sitesOf(golf, newestGolf));
    const wide = coverFeatures(sitesOf(golf, newestGolf), NEARBY_METRES);
    for (const extraction of region.rings.length > 0 ? extractions : []) {
      const task = `Reading woods and water around golf from ${extraction.file}`;
      const reported = reporting(extraction, task);
      await extractSurroundings(reported, 'near', region, ({ id }, line) => {
        if (!golf.has(osmKey(id))) surroundings.push(line);
      });
      await extractSurroundings(reported, 'wide', wide, (_, line) => waters.push(line));
    }
    const task = 'Assigning holes, hazards and surfaces to courses';
    progress({ task, done: null, total: null });
    const found = await sortFeatures({
      golf: { lines: golf, newest: newestGolf },
      surroundings: { lines: surroundings, newest: surroundings.newest() },
      waters: { lines: waters, newest: waters.newest() },
      details: nameless('details'),
      extractTimestamp,
      onProgress: (done, total) => progress({ task, done, total }),
    });
    const remarks = unassembledFindings(unassembled, golf);
    const left = countLeftOut(remarks);
    return {
      courses: found.courses,
      findings: [...remarks, ...found.findings],
      counts: {
        objects: newestGolf.length + remarks.length,
        rejected: found.counts.rejected + left.rejected,
        damaged: found.counts.damaged + left.damaged,
      },
      extractTimestamp,
    };
  } finally {
    golfFile.close();
    surroundingsFile.close();
    watersFile.close();
  }
}

/** All are opened before the first is read, which may take an hour. */
async function openExtractions(
  files: readonly string[],
  { cacheFolder, workFolder, osmium, onProgress = () => {} }: ReadOptions,
): Promise<{ extractions: Extraction[]; extractTimestamp: string | null }> {
  const extractions: Extraction[] = [];
  const timestamps: string[] = [];
  for (const [index, file] of files.entries()) {
    const fetched = await fetchExtract(file, { cacheFolder, onProgress });
    const path = await prepareExtract(file, { path: fetched, workFolder, index });
    const extraction = { file, path, index, workFolder, osmium };
    extractions.push(extraction);
    const timestamp = await readExtractTimestamp(extraction);
    if (timestamp) timestamps.push(timestamp);
  }
  return { extractions, extractTimestamp: timestamps.sort().at(-1) ?? null };
}

/** Degrees. A wider course or hole may be a broken one: then its box says little. */
const WIDE = 0.1;

/** Courses and holes: their boxes, or the whole where that may be a broken one. */
function* sitesOf(golf: FeatureLines, newest: Uint32Array): Generator<Pick<OsmFeature, 'geometry'>> {
  const { isSite } = golf.columns();
  for (const index of newest) {
    if (!isSite[index]) continue;
    const [west, south, east, north] = golf.box(index);
    const corners: Position[] = [
      [west, south],
      [east, north],
    ];
    const isWide = Math.max(east - west, north - south) > WIDE;
    yield isWide ? golf.read(index) : { geometry: { type: 'LineString', coordinates: corners } };
  }
}

function unassembledFindings(unassembled: Unassembled[], golf: FeatureLines): Finding[] {
  const reasons = new Map(unassembled.map(({ id, reason }) => [id, reason]));
  return [...reasons]
    .filter(([id]) => !golf.has(osmKey(id)))
    .sort(([a], [b]) => compareOsmIds(a, b))
    .map(([id, rule]) => ({ source: 'osm', place: id, rule, value: null, action: 'rejected' }));
}
