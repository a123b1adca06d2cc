import type { MetadataRoute } from 'next';
import { siteName } from '#components/site/settings.ts';
import { lightColours } from '#lib/site/colours.ts';
import { getTexts } from '#messages/get-texts.ts';
import { directoryPart } from '#messages/parts/directory.ts';

/** The build doesn't know the site's name. */
export const dynamic = 'force-dynamic';

export default function manifest(): MetadataRoute.Manifest {
  const { homeTexts } = getTexts(directoryPart);
  return {
    name: siteName,
    short_name: siteName,
    description: homeTexts.heading,
    start_url: '/play',
    display: 'standalone',
    background_color: lightColours['--paper'],
    theme_color: lightColours['--deep-green'],
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
