import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence of the catalogue with elements in it (`parts` in messages/grammar.ts). */
export const Said = ({ parts }: { parts: readonly ReactNode[] }) => createElement(Fragment, null, ...parts);
