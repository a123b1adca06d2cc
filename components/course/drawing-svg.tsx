'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { readMarkup } from './kept-markup.ts';

type DrawingSvgProps = {
  /** What `keepMarkup` gave for the content. */
  markup: string;
  viewBox: string;
  label: string;
};

/**
 * An `<svg>` whose content stands in the page's HTML only. React would send every drawing a second time, in the
 * payload for its hydration, which leaves it as it is anyway. A page that is reached without a new document has the
 * payload alone: it takes the drawing from its document. To be given the `markup` as its `key`, too.
 */
export function DrawingSvg({ markup, viewBox, label }: DrawingSvgProps) {
  const svg = useRef<SVGSVGElement>(null);
  const path = usePathname();
  useEffect(() => {
    const element = svg.current;
    if (!element || element.hasChildNodes()) return;
    // Without a connection the page is still whole but for the drawing.
    readDocument(path).then(
      (page) => {
        const drawn = page.querySelector(`svg[data-drawing="${markup}"]`);
        // Another drawing there: the data has changed since the payload was made.
        if (!drawn) window.location.reload();
        else if (!element.hasChildNodes()) element.append(...drawn.cloneNode(true).childNodes);
      },
      () => {},
    );
  }, [path, markup]);
  return (
    <svg
      ref={svg}
      className="drawing"
      data-drawing={markup}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/drawing of numbers and its own words
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? readMarkup(markup) : '' }}
    />
  );
}

let latest: { path: string; page: Promise<Document> } | null = null;

/** The document of a path, fetched once for all drawings of a page. */
function readDocument(path: string): Promise<Document> {
  if (latest?.path !== path) {
    const page = fetch(path, { headers: { Accept: 'text/html' } })
      .then((response) => {
        if (!response.ok) throw new Error(`${response.status}`);
        return response.text();
      })
      .then((html) => new DOMParser().parseFromString(html, 'text/html'));
    latest = { path, page };
    page.catch(() => {
      latest = null;
    });
  }
  return latest.page;
}
