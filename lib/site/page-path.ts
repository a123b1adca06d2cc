export const pagePath = {
  home: '/',
  continent: (continent: string) => `/golf-courses/${continent}`,
  country: (country: string) => `/golf-courses/${country}`,
  region: (country: string, region: string) => `/golf-courses/${country}/${region}`,
  district: (country: string, region: string, district: string) =>
    `/golf-courses/${country}/${region}/districts/${district}`,
  city: (country: string, region: string, city: string) => `/golf-courses/${country}/${region}/${city}`,
  course: (slug: string) => `/golfs/${slug}`,
  holes: '/holes',
  holeQuestion: (question: string, country: string | null) =>
    country === null ? `/holes/${question}` : `/holes/${question}/${country}`,
  play: (slug: string) => `/play/${slug}`,
} as const;

/** Pictures that the server draws, in the colours of the page that shows them. */
export const picturePath = {
  plan: (slug: string) => `/tiles/plans/${slug}.svg`,
  /** A dot for each course, of the world or in a window of the world's map: left, top, width, height. */
  worldDots: '/tiles/dots/world.svg',
  dots: (place: readonly string[], box: readonly number[]) =>
    `/tiles/dots/${place.join('/')}.svg?box=${box.map((value) => value.toFixed(2)).join(',')}`,
} as const;

/** The feed of what each edition has changed. */
export const CHANGES_FEED = '/changes.atom';
