import { useSyncExternalStore } from 'react';

/** What this browser keeps under a key of its storage, for all its tabs. */
export interface Stored<Value> {
  empty: Value;
  get: () => Value;
  change: (next: (before: Value) => Value) => void;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createStored<Value>(
  key: string,
  parse: (kept: unknown) => Value,
  empty: Value,
): Stored<Value> {
  const listeners = new Set<() => void>();
  let value = empty;
  /** What the storage had when `value` was read or written: another tab may have written since. */
  let known: string | null = null;

  function get(): Value {
    try {
      const kept = localStorage.getItem(key);
      if (kept === known) return value;
      known = kept;
      value = empty;
      if (kept !== null) value = parse(JSON.parse(kept));
    } catch {
      // Storage may be forbidden, and what's in it may be no JSON.
    }
    return value;
  }

  function change(next: (before: Value) => Value): void {
    value = next(get());
    try {
      const text = JSON.stringify(value);
      localStorage.setItem(key, text);
      known = text;
    } catch {
      // Storage may be forbidden: the value then lasts as long as this page.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return { empty, get, change, subscribe };
}

/** Empty in server-rendered HTML. */
export function useStored<Value>({ subscribe, get, empty }: Stored<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => empty);
}

const never = () => () => {};

/**
 * False until the component answers to events. Disable until then a select or input that React controls: what's chosen
 * earlier would be set back.
 */
export function useIsReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
