import type { Outcome } from './send-request.ts';

type OperationAnswerProps = { outcome: Outcome | null; example: string };

/** What came back, or what would: the status with the headers that a caller acts on, and the body. */
export function OperationAnswer({ outcome, example }: OperationAnswerProps) {
  return (
    <output className="operation-answer" aria-live="polite">
      <span className="label">{outcome ? outcome.status : 'Example'}</span>
      {outcome?.headers && <span className="operation-headers">{outcome.headers}</span>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{outcome ? outcome.body : example}</code>
      </pre>
    </output>
  );
}
