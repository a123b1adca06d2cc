/** The place that's listed, by the slugs in its address; a country has only its own. */
export type ListedPlace = { country: string; region?: string; district?: string; city?: string };

export type ListFilter = {
  holes: string;
  access: string;
  map: boolean;
  card: boolean;
  order: string;
  /** `lat,long`: nearest first. */
  near: string;
};

/** The page that lists a place's courses by name, or filtered. */
export function listAddress(place: ListedPlace, filter: Partial<ListFilter>, page = 1): string {
  const { map, card, ...chosen } = filter;
  const query = new URLSearchParams({ ...place });
  for (const [name, value] of Object.entries(chosen)) if (value) query.set(name, value);
  if (map) query.set('map', '1');
  if (card) query.set('card', '1');
  if (page > 1) query.set('page', String(page));
  return `/courses?${query}`;
}
