import { createElement, Fragment, type ReactNode } from 'react';

/** `parts` is in messages/grammar.ts. */
export const Said = ({ parts }: { parts: readonly ReactNode[] }) => createElement(Fragment, null, ...parts);
