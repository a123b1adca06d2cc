import type { ReactElement } from 'react';
import { keepMarkup } from './kept-markup.ts';
import { resolveHost } from './render-markup.ts';
import { StaticHtmlElement } from './static-html-element.tsx';

/**
 * Writes its child into the page's HTML and nowhere else: React neither repeats it in the payload nor
 * hydrates it (decision 075). For plain components that never change in the browser. A page with such content
 * is reached by a document alone, so links to it are plain ones.
 */
export function StaticHtml({ children }: { children: ReactElement }) {
  const host = resolveHost(children);
  if (host === null) return null;
  return <StaticHtmlElement tag={host.tag} attributes={host.attributes} markup={keepMarkup(host.content)} />;
}
