import type { OperationId } from '../contract/operation-paths.ts';
import type { AnswerOf } from '../contract/operations.ts';

export type { CourseRow, NearbyGolfCourse } from '../contract/course-row.ts';
export type { GolfProfile, Scorecard, Teebox } from '../contract/golf-profile.ts';
export type { Hole } from '../contract/hole.ts';
export type { CountryMapping, CourseMapping, MappingGap } from '../contract/mapping.ts';
export type { OperationId } from '../contract/operation-paths.ts';
export type { DatasetInfo } from '../contract/operations/dataset.ts';
export type { Continent, Country, District, Frame } from '../contract/operations/directory.ts';
export type { Origin } from '../contract/origins.ts';
export type { Breadcrumb } from '../contract/primitives.ts';

export type Answer<Id extends OperationId> = AnswerOf<Id>;
