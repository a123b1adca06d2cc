/** Pages are rendered when first asked for, not by the build. */
export function generateStaticParams() {
  return [];
}

/** What route handlers say that answer everybody alike; Next says this by itself for pages with a `revalidate`. */
export const keptForAWeek = { 'Cache-Control': 's-maxage=604800' };
