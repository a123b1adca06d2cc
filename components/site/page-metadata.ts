import type { Metadata } from 'next';
import { getLanguage } from '#messages/get-texts.ts';
import { siteName } from './settings.ts';

type PageFacts = {
  title: string;
  description: string;
  /** The one canonical address, from the website's root. */
  path: string;
  /** 1200 × 630, for shared links; `of` is the path of its page. */
  picture?: { of: string; alt: string };
  /** False for a page with nothing on it. */
  isIndexed?: boolean;
};

/** A page's metadata, with canonical address and sharing cards. */
export function pageMetadata({ title, description, path, picture, isIndexed = true }: PageFacts): Metadata {
  const images = picture && [
    { url: `${picture.of.replace(/\/$/, '')}/opengraph-image`, width: 1200, height: 630, alt: picture.alt },
  ];
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName,
      type: 'website',
      locale: getLanguage().code,
      images,
    },
    twitter: { card: picture ? 'summary_large_image' : 'summary', title, description, images },
    ...(!isIndexed && { robots: { index: false, follow: true } }),
  };
}
