import { type OperationId, operationPaths } from '#lib/contract/operation-paths.ts';
import { type Answers, type Operation, toOperation } from '../operation.ts';
import { agentFileAnswers } from './agent-files.ts';
import { changeAnswers } from './changes.ts';
import { courseAnswers } from './courses.ts';
import { datasetAnswers } from './dataset.ts';
import { directoryAnswers } from './directory.ts';
import { enumerationAnswers } from './enumeration.ts';
import { holeAnswers } from './holes.ts';
import { mappingAnswers } from './mapping.ts';
import { metadataAnswers } from './metadata.ts';
import { rankingAnswers } from './rankings.ts';

const answers: Required<Answers> = {
  ...courseAnswers,
  ...holeAnswers,
  ...directoryAnswers,
  ...rankingAnswers,
  ...metadataAnswers,
  ...enumerationAnswers,
  ...agentFileAnswers,
  ...mappingAnswers,
  ...datasetAnswers,
  ...changeAnswers,
};

export const operations: readonly Operation[] = Object.keys(operationPaths).map((id) =>
  toOperation(id as OperationId, answers[id as OperationId]),
);
