/** "FATL" in ASCII, at SQLite header offset 68. */
export const DATASET_APPLICATION_ID = 0x46_41_54_4c;

/** Raised when the tables change shape; the server refuses any other number. */
export const DATASET_FORMAT_VERSION = 12;

/**
 * Written once by the builder, read by the server.
 *
 * Documents (`*_doc`) are finished JSON text of the contract's records, so that a request is a look-up. What
 * members and federations supply is also in tables of its own (review, scorecard), separate from what derives
 * from OpenStreetMap under the ODbL.
 */
export const DATASET_SCHEMA = `
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE source (
  source_id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,            -- 'osm', 'elevation', 'scorecards', 'courses', 'corrections', 'reviews', 'places', 'demo'
  name TEXT NOT NULL,
  licence TEXT NOT NULL,
  url TEXT,
  attribution TEXT,
  items_read INTEGER NOT NULL,
  items_kept INTEGER NOT NULL,
  items_rejected INTEGER NOT NULL
) STRICT;

CREATE TABLE continent (
  continent_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  country_count INTEGER NOT NULL,
  course_count INTEGER NOT NULL,
  updated_at TEXT
) STRICT;

CREATE TABLE country (
  country_id INTEGER PRIMARY KEY,
  continent_id INTEGER NOT NULL REFERENCES continent,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  code TEXT,
  course_count INTEGER NOT NULL,
  region_count INTEGER NOT NULL,
  lists_regions INTEGER NOT NULL,      -- 0 or 1: whether its regions have lists (and pages) of their own
  latitude REAL, longitude REAL,
  west REAL, south REAL, east REAL, north REAL,
  frame TEXT NOT NULL,                 -- JSON of Frame
  updated_at TEXT
) STRICT;

CREATE TABLE region (
  region_id INTEGER PRIMARY KEY,
  country_id INTEGER NOT NULL REFERENCES country,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  course_count INTEGER NOT NULL,
  city_count INTEGER NOT NULL,
  district_count INTEGER NOT NULL,     -- 0 unless the region has more than 400 courses
  west REAL, south REAL, east REAL, north REAL,
  frame TEXT NOT NULL,                 -- JSON of Frame
  updated_at TEXT,
  UNIQUE (country_id, slug)
) STRICT;

-- The second level below a country, in large regions; not every course of the region is in one.
CREATE TABLE district (
  district_id INTEGER PRIMARY KEY,
  region_id INTEGER NOT NULL REFERENCES region,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  course_count INTEGER NOT NULL,
  west REAL, south REAL, east REAL, north REAL,
  updated_at TEXT,
  UNIQUE (region_id, slug)
) STRICT;

-- A slug that a region had in earlier datasets, and the region that has its courses now; null where several have.
CREATE TABLE former_region (
  country_id INTEGER NOT NULL REFERENCES country,
  slug TEXT NOT NULL,
  region_id INTEGER REFERENCES region,
  PRIMARY KEY (country_id, slug)
) STRICT, WITHOUT ROWID;

CREATE TABLE city (
  city_id INTEGER PRIMARY KEY,
  region_id INTEGER NOT NULL REFERENCES region,
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  course_count INTEGER NOT NULL,
  updated_at TEXT,
  UNIQUE (region_id, slug)
) STRICT;

CREATE TABLE course (
  golf_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  name_rank INTEGER NOT NULL UNIQUE,   -- practice last, then by Intl.Collator('en'), then golf_id; from 1
  prominence_rank INTEGER UNIQUE,      -- by renown, then most reviews, then by name; from 1
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  country_id INTEGER NOT NULL REFERENCES country,
  region_id INTEGER REFERENCES region,
  district_id INTEGER REFERENCES district,
  city_id INTEGER REFERENCES city,
  hole_count INTEGER,
  par INTEGER,
  kind TEXT NOT NULL,                  -- 'course', 'short', 'pitch_and_putt', 'practice'
  has_geometry INTEGER NOT NULL,       -- 0 or 1
  is_named INTEGER NOT NULL,           -- 0 or 1
  has_card INTEGER NOT NULL,           -- 0 or 1
  renown INTEGER NOT NULL,             -- how well known it is, from 0 to 100
  length INTEGER,                      -- metres
  slope INTEGER,
  access TEXT NOT NULL,                -- 'public', 'semi_private', 'private', 'resort', 'military', 'unknown'
  review_count INTEGER NOT NULL,
  review_average REAL,
  weighted_average REAL,
  best_rank INTEGER UNIQUE,            -- place in the world ranking, from 1; null without reviews
  row_doc TEXT NOT NULL,               -- CourseRow
  profile_hash TEXT NOT NULL,          -- 16 hexadecimal digits: the same for the same {"data": GolfProfile}
  summary_hash TEXT NOT NULL,          -- and for the same summary
  updated_at TEXT                      -- of the edition in which its profile last changed
) STRICT;
CREATE INDEX course_by_country ON course (country_id, name_rank);
CREATE INDEX course_by_region ON course (region_id, name_rank);
CREATE INDEX course_by_district ON course (district_id, name_rank) WHERE district_id IS NOT NULL;
CREATE INDEX course_by_city ON course (city_id, name_rank);
CREATE INDEX course_best_by_country ON course (country_id, best_rank) WHERE best_rank IS NOT NULL;
CREATE INDEX course_best_by_region ON course (region_id, best_rank) WHERE best_rank IS NOT NULL;

-- Indexes as a server uses them: all holes, column by column (lib/dataset-file/hole-columns.ts), the words that courses
-- are found by (word-columns.ts), and where courses are (course-places.ts).
CREATE TABLE packed_column (
  subject TEXT NOT NULL,               -- 'hole', 'word', 'place'
  name TEXT NOT NULL,
  bytes BLOB NOT NULL,                 -- as in packed-column.ts
  UNIQUE (subject, name)
) STRICT;

-- Questions about holes that have a page, in the order of lists: of the world, or of a country with enough holes.
CREATE TABLE hole_question (
  place INTEGER PRIMARY KEY,           -- from 1
  question TEXT NOT NULL,              -- lib/golf/hole-questions.ts
  country_id INTEGER REFERENCES country,
  hole_count INTEGER NOT NULL
) STRICT;

-- Separate from course, because pages of the file hold whole rows only.
CREATE TABLE summary (
  golf_id INTEGER PRIMARY KEY REFERENCES course,
  doc TEXT NOT NULL                    -- {"data": GolfSummary}
) STRICT;

-- What courses are ranked by (lib/golf/course-figures.ts), first to last of the world; ties by slug in byte order.
-- Columns as in packed-column.ts.
CREATE TABLE figure (
  figure TEXT NOT NULL UNIQUE,
  golf_ids BLOB NOT NULL,              -- Uint32
  figures BLOB NOT NULL,               -- Float64
  bases BLOB NOT NULL,                 -- Uint32: places in basis_docs
  basis_docs TEXT NOT NULL             -- FigureBasis[]
) STRICT;

CREATE TABLE profile (
  golf_id INTEGER PRIMARY KEY REFERENCES course,
  body BLOB NOT NULL,                  -- brotli of {"data": GolfProfile}
  json_bytes INTEGER NOT NULL
) STRICT;

-- What a course's profile says, part by part, to be compared with other editions.
CREATE TABLE content (
  golf_id INTEGER PRIMARY KEY REFERENCES course,
  hashes BLOB NOT NULL,                -- as lib/dataset-file/changes.ts lays them out
  source_times TEXT NOT NULL           -- the profile's sources[].updated_at by name, as JSON
) STRICT;

-- Earlier editions that this one can be compared with, oldest first.
CREATE TABLE edition (
  step INTEGER PRIMARY KEY,            -- from 1: the step to the next edition
  version TEXT NOT NULL UNIQUE,
  updated_at TEXT
) STRICT;

-- Courses that the step changed, as they were before it; nulls if the course is new.
CREATE TABLE former_content (
  golf_id INTEGER NOT NULL,
  step INTEGER NOT NULL REFERENCES edition,
  slug TEXT,
  country TEXT,                        -- its slug
  hashes BLOB,
  PRIMARY KEY (golf_id, step)
) STRICT, WITHOUT ROWID;

-- A former slug and the course that now answers to it.
CREATE TABLE redirect (
  slug TEXT PRIMARY KEY,
  golf_id INTEGER NOT NULL REFERENCES course
) STRICT, WITHOUT ROWID;

-- A golf_id that was merged into another.
CREATE TABLE merged_id (
  golf_id INTEGER PRIMARY KEY,
  into_golf_id INTEGER NOT NULL REFERENCES course
) STRICT;

-- The identity ledger of this version, one JSON entry a line (see dataset/identity).
CREATE TABLE ledger (
  golf_id INTEGER PRIMARY KEY,
  entry TEXT NOT NULL
) STRICT;

-- What was found in the sources and what was done about it.
CREATE TABLE finding (
  finding_id INTEGER PRIMARY KEY,
  source TEXT NOT NULL,
  place TEXT NOT NULL,                 -- 'way/123', 'scorecards.ndjson:17', …
  golf_id INTEGER,
  rule TEXT NOT NULL,
  value TEXT,
  action TEXT NOT NULL                 -- 'rejected', 'nulled', 'mended', 'noted', 'quarantined'
) STRICT;
CREATE INDEX finding_by_rule ON finding (rule);
CREATE INDEX finding_by_course ON finding (golf_id) WHERE golf_id IS NOT NULL;

-- Where a course's values come from: an OSM id, a file and line, or a source's key.
CREATE TABLE origin (
  golf_id INTEGER NOT NULL REFERENCES course,
  value TEXT NOT NULL,                 -- the profile's key: 'phone', 'scorecards', 'holes', …
  place TEXT NOT NULL,
  PRIMARY KEY (golf_id, value, place)
) STRICT, WITHOUT ROWID;

-- What the map of a course lacks; only courses with something to put right. Derived from OpenStreetMap (ODbL).
CREATE TABLE mapping (
  golf_id INTEGER PRIMARY KEY REFERENCES course,
  country_id INTEGER NOT NULL REFERENCES country,
  region_id INTEGER NOT NULL REFERENCES region,
  holes_to_gain INTEGER NOT NULL,
  gaps INTEGER NOT NULL,
  rules_doc TEXT NOT NULL,             -- {"hole-without-par": 18, …}
  body BLOB NOT NULL                   -- brotli of MappingGap[]
) STRICT;
CREATE INDEX mapping_by_country ON mapping (country_id, holes_to_gain DESC, gaps, golf_id);

-- What aerial imagery is enough for: a GeoJSON FeatureCollection each.
CREATE TABLE mapping_task (
  country_id INTEGER NOT NULL REFERENCES country,
  rule TEXT NOT NULL,
  golf_id INTEGER NOT NULL REFERENCES course,
  place INTEGER NOT NULL,              -- from 1 within its course
  collection TEXT NOT NULL,
  PRIMARY KEY (country_id, rule, golf_id, place)
) STRICT, WITHOUT ROWID;

-- Reviews of the operator's members; only courses that have some.
CREATE TABLE review (
  golf_id INTEGER PRIMARY KEY REFERENCES course,
  one INTEGER NOT NULL, two INTEGER NOT NULL, three INTEGER NOT NULL, four INTEGER NOT NULL, five INTEGER NOT NULL
) STRICT;

-- Cards and teeboxes from the operator's scorecards files: {"scorecards": […], "teeboxes": […]} of the profile.
CREATE TABLE scorecard (
  golf_id INTEGER PRIMARY KEY REFERENCES course,
  doc TEXT NOT NULL
) STRICT;
`;
