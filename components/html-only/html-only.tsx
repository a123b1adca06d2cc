import type { ReactElement } from 'react';
import { HtmlOnlyElement } from './html-only-element.tsx';
import { keepMarkup } from './kept-markup.ts';
import { resolveHost } from './render-markup.ts';

/**
 * Writes its child, one element or component that gives one, into the page's HTML and nowhere else: React neither sends
 * it a second time in the payload nor hydrates it. For what never changes in the browser, plain components throughout.
 */
export function HtmlOnly({ children }: { children: ReactElement }) {
  const host = resolveHost(children);
  if (host === null) return null;
  const markup = keepMarkup(host.content);
  return <HtmlOnlyElement key={markup} tag={host.tag} attributes={host.attributes} markup={markup} />;
}
