import type { Answer } from './records.ts';
import { api, datasetVersion } from './server.ts';

export type City = Answer<'listSitemapCities'>['items'][number];

let grouped: { version: string; cities: Promise<Map<string, City[]>> } | null = null;

/** By name. The operation gives the world's cities at once, so they are grouped once for each dataset. */
export async function listRegionCities(country: string, region: string): Promise<City[]> {
  const version = datasetVersion();
  if (version === null || grouped?.version !== version) {
    const cities = groupCities();
    if (version !== null) {
      grouped = { version, cities };
      cities.catch(() => {
        grouped = null;
      });
    }
    return (await cities).get(`${country}/${region}`) ?? [];
  }
  return (await grouped.cities).get(`${country}/${region}`) ?? [];
}

async function groupCities(): Promise<Map<string, City[]>> {
  const { items } = await api.listSitemapCities();
  return Map.groupBy(items, ({ country, region }) => `${country}/${region}`);
}
