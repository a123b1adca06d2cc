import type { z } from 'zod';
import type { OperationId } from './operation-paths.ts';
import { agentFiles } from './operations/agent-files.ts';
import type { ContractOf, Contracts, Parameters } from './operations/contract.ts';
import { courses } from './operations/courses.ts';
import { dataset } from './operations/dataset.ts';
import { directory } from './operations/directory.ts';
import { enumeration } from './operations/enumeration.ts';
import { holes } from './operations/holes.ts';
import { mapping } from './operations/mapping.ts';
import { metadata } from './operations/metadata.ts';
import { rankings } from './operations/rankings.ts';

export const contracts = {
  ...courses,
  ...holes,
  ...directory,
  ...rankings,
  ...metadata,
  ...enumeration,
  ...agentFiles,
  ...mapping,
  ...dataset,
} satisfies { [Id in OperationId]: ContractOf<Id> };

/** The tags in the order of the documents. */
export const tags: readonly { name: string; description: string; contracts: Contracts }[] = [
  {
    name: 'Courses',
    description: 'Resolve, list and search courses; read their whole record.',
    contracts: courses,
  },
  { name: 'Holes', description: 'Find holes by their features.', contracts: holes },
  {
    name: 'Directory',
    description: 'Continents, countries, regions and cities, with their courses.',
    contracts: directory,
  },
  {
    name: 'Rankings',
    description: 'Courses ordered by member review average, or by a figure such as length or slope.',
    contracts: rankings,
  },
  { name: 'Metadata', description: 'Breadcrumb trails and counts for page headers.', contracts: metadata },
  { name: 'Enumeration', description: 'Every slug of the directory.', contracts: enumeration },
  { name: 'Agent files', description: 'The same facts as prose, and this document.', contracts: agentFiles },
  {
    name: 'Mapping',
    description: 'What the map lacks, for people who want to fix it.',
    contracts: mapping,
  },
  { name: 'Dataset', description: 'What the dataset being served is made of.', contracts: dataset },
];

type Defined = typeof contracts;
/** The content of `data`, or the document. */
export type AnswerOf<Id extends OperationId> = z.output<Defined[Id]['answer']>;

/** Parameters with a default may be left out. */
export type SentTo<Id extends OperationId> = Sent<Defined[Id], 'params'> & Sent<Defined[Id], 'query'>;

/** Parameters checked, defaults filled in. */
export type ReadBy<Id extends OperationId> = Read<Defined[Id], 'params'> & Read<Defined[Id], 'query'>;

type Place = 'params' | 'query';
type Sent<Contract, In extends Place> =
  Contract extends Record<In, infer Shape extends Parameters> ? z.input<z.ZodObject<Shape>> : object;
type Read<Contract, In extends Place> =
  Contract extends Record<In, infer Shape extends Parameters> ? z.output<z.ZodObject<Shape>> : object;
