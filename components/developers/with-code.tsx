import type { ReactNode } from 'react';

/** `words` in backquotes become code. */
export function withCode(text: string): ReactNode[] {
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
