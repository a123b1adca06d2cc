'use client';
import { type FormEvent, useId, useState } from 'react';
import type { Language } from '#messages/languages.ts';
import { developersPart } from '#messages/parts/developers.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { operationAddress } from './example-values.ts';
import type { ReferenceOperation } from './reference.ts';
import { withCode } from './with-code.tsx';

type TryOperationProps = { operation: ReferenceOperation; values: Record<string, string> };

/** Until the request is sent, an example is shown as its answer. */
export function TryOperation({ operation, values }: TryOperationProps) {
  const language = useLanguage();
  const { requestTexts } = useTexts(developersPart);
  const { path, parameters, example } = operation;
  const [filled, setFilled] = useState(values);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const address = operationAddress(path, filled);
  // A small dataset may not have a district, say: then the reader fills it in.
  const isWhole = [...path.matchAll(/\{(\w+)\}/g)].every(([, name]) => filled[name ?? '']);

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setOutcome(await sendRequest(address, language));
    setIsBusy(false);
  }

  return (
    <>
      <form onSubmit={send} className="lg:row-start-2 print:hidden">
        {parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={filled[parameter.name] ?? ''}
            onChange={(value) => setFilled({ ...filled, [parameter.name]: value })}
          />
        ))}
        <p className="wrap-anywhere flex items-center justify-between gap-4 border-rule border-t pt-3 font-mono text-sm">
          {isWhole ? (
            <a href={address} className="inline-flex min-h-11 items-center underline">
              {address}
            </a>
          ) : (
            path
          )}
          <button
            type="submit"
            disabled={isBusy}
            className="min-h-11 rounded-full bg-deep px-6 font-sans text-on-deep noscript:hidden"
          >
            {isBusy ? requestTexts.sending : requestTexts.send}
          </button>
        </p>
      </form>
      <OperationAnswer outcome={outcome} example={example} />
    </>
  );
}

type ParameterFieldProps = {
  parameter: ReferenceOperation['parameters'][number];
  value: string;
  onChange: (value: string) => void;
};

function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const { requestTexts } = useTexts(developersPart);
  const id = useId();
  const { name, isRequired, description, form } = parameter;
  return (
    <div className="grid items-center gap-x-4 gap-y-1 border-rule border-t py-2.5 text-sm min-[30rem]:grid-cols-[9rem_minmax(0,1fr)]">
      <label htmlFor={id} className="wrap-anywhere font-mono">
        {name}
        {isRequired && (
          <span className="ml-2 font-sans text-soft text-xs min-[30rem]:ml-0 min-[30rem]:block">
            {requestTexts.required}
          </span>
        )}
      </label>
      <input
        id={id}
        className="field font-mono noscript:hidden"
        required={isRequired}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}about`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}about`} className="leading-normal min-[30rem]:col-start-2">
        {withCode(description)} <span className="wrap-anywhere text-soft">{form}</span>
      </p>
    </div>
  );
}

type OperationAnswerProps = { outcome: Outcome | null; example: string };

function OperationAnswer({ outcome, example }: OperationAnswerProps) {
  const { requestTexts } = useTexts(developersPart);
  return (
    <div
      role="status"
      className="flex max-h-72 flex-col self-start border border-rule bg-panel lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-104 print:hidden"
    >
      <span className="label border-rule border-b px-4 py-2.5">
        {outcome ? outcome.status : requestTexts.example}
      </span>
      {outcome?.headers && (
        <span className="wrap-anywhere whitespace-pre-wrap border-rule border-b px-4 py-2.5 font-mono text-soft text-xs">
          {outcome.headers}
        </span>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-auto px-4 py-3 text-xs/normal">
        <code>{outcome ? outcome.body : example}</code>
      </pre>
    </div>
  );
}

/** Those a caller acts on. */
const HEADERS = [
  'content-type',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
  'etag',
];
/** A page isn't the place for a megabyte. */
const MOST_CHARACTERS = 20_000;

type Outcome = { status: string; headers: string; body: string };

/** A failing network is an outcome too. */
async function sendRequest(address: string, language: Language): Promise<Outcome> {
  const { requestTexts } = language.read(developersPart);
  const start = performance.now();
  try {
    const response = await fetch(address);
    const text = await response.text();
    const milliseconds = Math.max(1, Math.round(performance.now() - start));
    return {
      status: `${response.status} ${response.statusText}`.trim().concat(`, ${milliseconds} ms`),
      headers: HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [`${name}: ${value}`];
      }).join('\n'),
      body: shorten(indent(text), language),
    };
  } catch {
    return { status: requestTexts.noAnswer, headers: '', body: '' };
  }
}

function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function shorten(text: string, language: Language): string {
  const { requestTexts } = language.read(developersPart);
  return text.length <= MOST_CHARACTERS
    ? text
    : `${text.slice(0, MOST_CHARACTERS)}\n${requestTexts.cut(text.length)}`;
}
