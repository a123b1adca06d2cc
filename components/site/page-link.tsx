'use client';
import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type PageLinkProps = ComponentProps<typeof Link> & { href: string };

/**
 * A link to another page of the site, fetched ahead when a pointer rests on it: a list may have a hundred. Files,
 * and Play, which has its own worker, are reached by plain links, and so is a place on a page: the browser keeps it in
 * view while what's above it takes its height, where Next scrolls once.
 */
export function PageLink(props: PageLinkProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  if (props.href.includes('#')) return <a {...props} />;
  return <Link {...props} prefetch={isPointedAt ? null : false} onMouseEnter={() => setPointedAt(true)} />;
}
