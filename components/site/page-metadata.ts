import type { Metadata } from 'next';
import { siteName } from './settings.ts';

type PageFacts = {
  title: string;
  description: string;
  /** Relative to the website's root: the page's one canonical address. */
  path: string;
  /** A picture for shared links, 1200 × 630; its address follows from `of`, the path of the page it belongs to. */
  picture?: { of: string; alt: string };
  /** False keeps a page that has nothing on it out of search engines. */
  isIndexed?: boolean;
};

/** Title, description, canonical address and sharing cards of a page. */
export function pageMetadata({ title, description, path, picture, isIndexed = true }: PageFacts): Metadata {
  const images = picture && [
    { url: `${picture.of.replace(/\/$/, '')}/opengraph-image`, width: 1200, height: 630, alt: picture.alt },
  ];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, siteName, type: 'website', locale: 'en', images },
    twitter: { card: picture ? 'summary_large_image' : 'summary', title, description, images },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  };
}
