export const pagePath = {
  home: '/',
  continent: (continent: string) => `/golf-courses/${continent}`,
  country: (country: string) => `/golf-courses/${country}`,
  region: (country: string, region: string) => `/golf-courses/${country}/${region}`,
  district: (country: string, region: string, district: string) =>
    `/golf-courses/${country}/${region}/districts/${district}`,
  city: (country: string, region: string, city: string) => `/golf-courses/${country}/${region}/${city}`,
  course: (slug: string) => `/golfs/${slug}`,
  mapping: '/data/mapping',
  countryMapping: (country: string) => `/data/mapping/${country}`,
  holes: '/holes',
  holeQuestion: (question: string, country: string | null) =>
    country === null ? `/holes/${question}` : `/holes/${question}/${country}`,
  play: (slug: string) => `/play/${slug}`,
} as const;

/** The feed of what each edition has changed. */
export const CHANGES_FEED = '/changes.atom';
