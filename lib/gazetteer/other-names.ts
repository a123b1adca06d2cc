/** Other names of whole countries and regions that golfers use, by ISO 3166-1 code and the region's slug. */
const OTHER_NAMES: Readonly<Record<string, { country?: string[]; regions?: Record<string, string[]> }>> = {
  AE: { country: ['UAE', 'Emirates'] },
  AT: { country: ['Österreich'], regions: { tyrol: ['Tirol'] } },
  BE: { country: ['Belgique', 'België'] },
  CH: { country: ['Schweiz', 'Suisse', 'Svizzera'] },
  CZ: { country: ['Czech Republic'] },
  DE: { country: ['Deutschland'], regions: { bavaria: ['Bayern'] } },
  DK: { country: ['Danmark'] },
  ES: { country: ['España'], regions: { andalusia: ['Andalucía'], catalonia: ['Cataluña', 'Catalunya'] } },
  GB: { country: ['UK', 'Great Britain', 'Britain'] },
  GR: { country: ['Hellas'] },
  IT: { country: ['Italia'], regions: { sardinia: ['Sardegna'], sicily: ['Sicilia'], tuscany: ['Toscana'] } },
  JP: { country: ['Nippon'] },
  KR: { country: ['Korea'], regions: { 'jeju-do': ['Jeju'] } },
  NL: { country: ['Holland', 'Nederland'] },
  NO: { country: ['Norge'] },
  PL: { country: ['Polska'] },
  PT: { regions: { faro: ['Algarve'], lisbon: ['Lisboa'] } },
  SE: { country: ['Sverige'] },
  TR: { country: ['Turkey', 'Türkiye'] },
  US: { country: ['USA', 'US', 'America'] },
  ZA: { country: ['RSA'] },
};

/** Of a country; of its region where a slug is given. */
export function otherNamesOf(countryCode: string, regionSlug?: string): readonly string[] {
  const names = OTHER_NAMES[countryCode];
  return (regionSlug === undefined ? names?.country : names?.regions?.[regionSlug]) ?? [];
}
