'use client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createQueryClient } from '#lib/api/queries.ts';

/** One for the document: what one part of a page has read is there for the others. */
const client = createQueryClient();

/** Lets what is inside read the API from the browser. */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
