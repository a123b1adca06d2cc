import type { components, operations } from './schema.d.ts';

type Schemas = components['schemas'];

export type Breadcrumb = Schemas['Breadcrumb'];
export type CourseRow = Schemas['CourseRow'];
export type Continent = Schemas['Continent'];
export type Country = Schemas['Country'];
export type GolfProfile = Schemas['GolfProfile'];
export type NearbyGolfCourse = Schemas['NearbyGolfCourse'];
export type RankedGolfCourse = Schemas['RankedGolfCourse'];
export type Scorecard = Schemas['Scorecard'];
export type Teebox = Schemas['Teebox'];
export type Hole = Schemas['Hole'];
export type DatasetInfo = Schemas['DatasetInfo'];

/** The word that names an operation in routes, client, query keys and tests. */
export type OperationId = keyof operations;

type Success<Id extends OperationId> = operations[Id]['responses'][200]['content'];

/** What an operation's answer holds: the content of `data`, or a document. */
export type Answer<Id extends OperationId> =
  Success<Id> extends { 'application/json': { data: infer Data } } ? Data : Success<Id>[keyof Success<Id>];
