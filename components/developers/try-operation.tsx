'use client';
import { type FormEvent, useState } from 'react';
import { operationAddress } from './example-values.ts';
import type { ReferenceOperation } from './reference.ts';

/** Of an answer's headers, those a caller acts on. */
const HEADERS = [
  'content-type',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'etag',
];
const MOST_CHARACTERS = 20_000;

type Outcome = { address: string; status: string; headers: readonly string[]; body: string };

type TryOperationProps = { operation: ReferenceOperation; values: Record<string, string> };

/** Sends the operation with the parameters one fills in, and shows what comes back. */
export function TryOperation({ operation: { operationId, path, parameters }, values }: TryOperationProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    setOutcome(
      await request(operationAddress(path, Object.fromEntries([...form].map(([k, v]) => [k, String(v)])))),
    );
    setIsBusy(false);
  }

  return (
    <details className="needs-script mt-1">
      <summary className="inline-flex min-h-11 items-center text-sm underline hover:text-deep">
        Send it from here<span className="sr-only">: {operationId}</span>
      </summary>
      <form onSubmit={send} className="mt-2 flex max-w-3xl flex-wrap items-end gap-4">
        {parameters.map(({ name, isRequired }) => (
          <label key={name} className="block text-sm">
            <span className="font-mono">{name}</span>
            <input
              name={name}
              required={isRequired}
              defaultValue={values[name] ?? ''}
              className="mt-1 block min-h-11 w-44 rounded-sm border border-soft bg-paper px-3 text-base"
            />
          </label>
        ))}
        <button
          type="submit"
          disabled={isBusy}
          className="min-h-11 rounded-full bg-deep px-6 text-on-deep text-sm"
        >
          {isBusy ? 'Sending' : 'Send'}
        </button>
      </form>
      <output className="mt-4 block" aria-live="polite">
        {outcome && (
          <>
            <span className="wrap-anywhere block font-mono text-sm">GET {outcome.address}</span>
            <span className="mt-1 block font-medium text-sm">{outcome.status}</span>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <pre className="answer" tabIndex={0}>
              {outcome.headers.join('\n')}
              {'\n\n'}
              {outcome.body}
            </pre>
          </>
        )}
      </output>
    </details>
  );
}

async function request(address: string): Promise<Outcome> {
  try {
    const response = await fetch(address);
    const text = await response.text();
    return {
      address,
      status: `${response.status} ${response.statusText}`.trim(),
      headers: HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [`${name}: ${value}`];
      }),
      body: shorten(indent(text)),
    };
  } catch {
    return { address, status: 'No answer: the network failed', headers: [], body: '' };
  }
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function shorten(text: string): string {
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS)}\n… ${text.length} characters in all`;
}
