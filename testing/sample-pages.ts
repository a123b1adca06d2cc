/** What reads an address of the site: `fetch` with its origin, or Playwright's request. */
type Reader = (path: string) => Promise<{ json: () => Promise<unknown> }>;

/** A page of every kind, with places and courses that the dataset really has. */
export async function samplePages(get: Reader): Promise<Record<string, string>> {
  // biome-ignore lint/suspicious/noExplicitAny: answers of the API, whose fields are named where they're used
  const read = async (path: string) => ((await (await get(`/v2${path}`)).json()) as { data: any }).data;
  const countries = (await read('/public/golfs/countries')).items as { slug: string; course_count: number }[];
  const country = countries.reduce((a, b) => (b.course_count > a.course_count ? b : a)).slug;
  const cities = (await read('/seo/sitemap/cities')).items as {
    path: string;
    country: string;
    region: string;
    indexable: boolean;
  }[];
  const city = cities.find((one) => one.indexable && one.country === country)!;
  const best = (await read('/public/best/world?limit=20')).golfs as {
    slug: string;
    has_geometry: boolean;
    hole_count: number;
  }[];
  const course = best.find(({ has_geometry, hole_count }) => has_geometry && hole_count === 18)!;
  const listed = (await read('/golfs?limit=100')).golfs.items as { slug: string; has_geometry: boolean }[];
  // A large invented world has none.
  const untraced = listed.find(({ has_geometry }) => !has_geometry);
  const other = best.find(({ slug }) => slug !== course.slug)!;
  return {
    home: '/',
    'all countries': '/golf-courses',
    continent: '/golf-courses/europe',
    country: `/golf-courses/${country}`,
    region: `/golf-courses/${country}/${city.region}`,
    city: city.path,
    ranking: '/best/world',
    'ranking of a country': `/best/${country}`,
    records: '/rankings',
    'records of a country': `/rankings/${country}`,
    search: '/search?q=golf',
    holes: '/holes',
    'search for holes': '/holes?par=5&min_bunkers=1',
    'question about holes': '/holes/longest-par-5s',
    'start of a search': '/search',
    comparison: `/compare?courses=${course.slug},${other.slug}`,
    'start of a comparison': `/compare?courses=${course.slug}`,
    data: '/data',
    developers: '/developers',
    course: `/golfs/${course.slug}`,
    ...(untraced && { 'course without a plan': `/golfs/${untraced.slug}` }),
    'yardage book': `/golfs/${course.slug}/yardage-book`,
    'mapping of a course': `/golfs/${course.slug}/mapping`,
    'mapping of the world': '/data/mapping',
    'mapping of a country': `/data/mapping/${country}`,
    'missing page': '/golf-courses/nowhere-at-all',
  };
}
