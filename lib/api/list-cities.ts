import type { Answer } from './records.ts';
import { api } from './server.ts';

export type City = Answer<'listSitemapCities'>['items'][number];

/** The cities of a region, or of the whole country where `region` is left out. */
export async function listCities(country: string, region?: string): Promise<City[]> {
  const { items } = await api.listSitemapCities({ country });
  return region === undefined ? items : items.filter((city) => city.region === region);
}
