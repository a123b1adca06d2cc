'use client';
import { type FormEvent, useId, useState } from 'react';
import { operationAddress } from './example-values.ts';
import { OperationAnswer } from './operation-answer.tsx';
import type { ReferenceOperation, ReferenceParameter } from './reference.ts';
import { type Outcome, sendRequest } from './send-request.ts';
import { withCode } from './with-code.tsx';

type TryOperationProps = { operation: ReferenceOperation; values: Record<string, string> };

/** An operation's parameters as fields, the request that they make, and its answer: until it is sent, an example. */
export function TryOperation({ operation, values }: TryOperationProps) {
  const { path, parameters, example } = operation;
  const [filled, setFilled] = useState(values);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const address = operationAddress(path, filled);

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setOutcome(await sendRequest(address));
    setIsBusy(false);
  }

  return (
    <>
      <form onSubmit={send} className="operation-form">
        {parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={filled[parameter.name] ?? ''}
            onChange={(value) => setFilled({ ...filled, [parameter.name]: value })}
          />
        ))}
        <p className="operation-request">
          <a href={address}>{address}</a>
          <button type="submit" disabled={isBusy} className="noscript:hidden">
            {isBusy ? 'Sending' : 'Send'}
          </button>
        </p>
      </form>
      <OperationAnswer outcome={outcome} example={example} />
    </>
  );
}

type ParameterFieldProps = {
  parameter: ReferenceParameter;
  value: string;
  onChange: (value: string) => void;
};

function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const id = useId();
  const { name, isRequired, description, form } = parameter;
  return (
    <div className="operation-parameter">
      <label htmlFor={id}>
        {name}
        {isRequired && <span>required</span>}
      </label>
      <input
        id={id}
        className="field noscript:hidden"
        required={isRequired}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}about`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}about`}>
        {withCode(description)} <span>{form}</span>
      </p>
    </div>
  );
}
