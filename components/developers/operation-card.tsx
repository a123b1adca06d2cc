import type { CourseRow } from '#lib/api/records.ts';
import { exampleValues } from './example-values.ts';
import type { ReferenceOperation } from './reference.ts';
import { TryOperation } from './try-operation.tsx';
import { withCode } from './with-code.tsx';

type OperationCardProps = {
  operation: ReferenceOperation;
  course: CourseRow | null;
  /** The dataset's version. */
  version: string;
};

export function OperationCard({ operation, course, version }: OperationCardProps) {
  const { operationId, path, summary, description } = operation;
  return (
    <article id={operationId} aria-labelledby={`${operationId}-name`} className="operation">
      <header>
        <h3 id={`${operationId}-name`}>{summary}</h3>
        <p className="operation-path">
          <span>GET</span> {path}
        </p>
        {description !== '' && <p className="mt-2">{withCode(description)}</p>}
      </header>
      <TryOperation operation={operation} values={exampleValues(operation, course, version)} />
    </article>
  );
}
