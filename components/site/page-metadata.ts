import type { Metadata } from 'next';
import { siteName } from './settings.ts';

type PageFacts = {
  title: string;
  description: string;
  /** Relative to the website's root: the page's one canonical address. */
  path: string;
  /** A picture to share, relative to the root, 1200 × 630. */
  image?: { path: string; alt: string };
  /** False keeps a page that has nothing on it out of search engines. */
  isIndexed?: boolean;
};

/** Title, description, canonical address and sharing cards of a page. */
export function pageMetadata({ title, description, path, image, isIndexed = true }: PageFacts): Metadata {
  const images = image ? [{ url: image.path, width: 1200, height: 630, alt: image.alt }] : undefined;
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, siteName, type: 'website', locale: 'en', images },
    twitter: { card: image ? 'summary_large_image' : 'summary', title, description, images },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  };
}
