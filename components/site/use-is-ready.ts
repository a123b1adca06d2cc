'use client';
import { useSyncExternalStore } from 'react';

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
