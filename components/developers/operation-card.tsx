import type { ReactNode } from 'react';
import type { CourseRow } from '#lib/api/records.ts';
import { exampleValues, operationAddress } from './example-values.ts';
import type { ReferenceOperation } from './reference.ts';
import { TryOperation } from './try-operation.tsx';

/** One operation: what it does, its parameters, and a request that can be sent from here. */
export function OperationCard({
  operation,
  course,
}: {
  operation: ReferenceOperation;
  course: CourseRow | null;
}) {
  const { operationId, path, summary, description, parameters } = operation;
  const values = exampleValues(operation, course);
  const address = operationAddress(path, values);
  return (
    <article id={operationId} aria-labelledby={`${operationId}-name`} className="border-rule border-t py-6">
      <h3 id={`${operationId}-name`}>{summary}</h3>
      <p className="mt-1 font-mono text-sm">
        <span className="mr-2 text-deep">GET</span>
        <span className="wrap-anywhere">{path}</span>
        <span className="ml-3 text-soft">{operationId}</span>
      </p>
      {description !== '' && <p className="mt-2 max-w-3xl">{withCode(description)}</p>}
      {parameters.length > 0 && (
        <dl className="mt-4 grid max-w-3xl gap-x-6 gap-y-2 text-sm sm:grid-cols-[10rem_1fr]">
          {parameters.map((parameter) => (
            <div key={parameter.name} className="contents">
              <dt className="font-mono">
                {parameter.name}
                {parameter.isRequired && <span className="ml-1 font-sans text-flag text-xs">required</span>}
              </dt>
              <dd className="mb-1">
                {withCode(parameter.description)}{' '}
                <span className="wrap-anywhere text-soft">{parameter.form}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-4 text-sm">
        <a
          href={address}
          className="wrap-anywhere inline-flex min-h-11 items-center font-mono underline hover:text-deep"
        >
          {address}
        </a>
      </p>
      <TryOperation operation={operation} values={values} />
    </article>
  );
}

/** Text whose `words` in backquotes are code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={`${index} ${part}`} className="font-mono text-[0.92em]">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
