'use client';
import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/**
 * A link to another page of the site, fetched ahead when a pointer rests on it: a list may have a hundred. Files,
 * and Play, which has its own worker, are reached by plain links.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const [isPointedAt, setPointedAt] = useState(false);
  return <Link {...props} prefetch={isPointedAt ? null : false} onMouseEnter={() => setPointedAt(true)} />;
}
