import type { Answer } from './records.ts';
import { api, datasetVersion } from './server.ts';

export type City = Answer<'listSitemapCities'>['items'][number];

let grouped: { version: string; cities: Promise<Map<string, City[]>> } | null = null;

/**
 * Of the country where `region` is left out. The operation gives the world's cities at once, so they are grouped once
 * for each dataset.
 */
export async function listCities(country: string, region?: string): Promise<City[]> {
  const ofCountry = (await citiesByCountry()).get(country) ?? [];
  return region === undefined ? ofCountry : ofCountry.filter((city) => city.region === region);
}

function citiesByCountry(): Promise<Map<string, City[]>> {
  const version = datasetVersion();
  if (version !== null && grouped?.version === version) return grouped.cities;
  const cities = groupCities();
  if (version !== null) {
    grouped = { version, cities };
    cities.catch(() => {
      grouped = null;
    });
  }
  return cities;
}

async function groupCities(): Promise<Map<string, City[]>> {
  const { items } = await api.listSitemapCities();
  return Map.groupBy(items, ({ country }) => country);
}
