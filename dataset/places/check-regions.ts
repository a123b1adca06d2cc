import { fold } from '#lib/text/fold.ts';
import type { Regions } from './read-regions.ts';
import type { SettlementRecord } from './read-settlements.ts';

/** The share of nameless towns beyond which codes and names aren't of one snapshot. */
const MOST_NAMELESS = 0.05;

/** Smaller towns share a region's name by chance. */
const LARGE_TOWN = 30_000;

/** Around a region's name, but not in its town's. */
const DIVISION_WORDS =
  / (province|city|oblast|region|county|governorate|prefecture|district|department|state)$/;

/** Large towns outside the region of their name: separate regions, or namesakes. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'AR buenos aires',
  'BG sofia',
  'CI yamoussoukro',
  'CO caldas',
  'DO santo domingo',
  'HK kowloon',
  'JP ibaraki',
  'KG osh',
  'MV male',
  'PE lima',
  'PE san martin',
  'RU rostov',
  'US delaware',
  'US washington',
  'US wyoming',
  'VE miranda',
  'YE sanaa',
  'ZA mpumalanga',
]);

/**
 * A sentence for each: towns whose region has no name, and regions with the name of a large town that don't
 * hold it. With codes and names of different years whole countries are in the wrong regions.
 */
export function regionFaults(
  countryCode: string,
  towns: readonly SettlementRecord[],
  regions: Regions | null,
): string[] {
  if (!regions) return [];
  const faults: string[] = [];
  const nameless = towns.filter(({ admin1 }) => !regions.byCode.has(admin1)).length;
  if (nameless > Math.max(3, towns.length * MOST_NAMELESS)) {
    faults.push(`${countryCode}: ${nameless} of ${towns.length} towns are in regions that have no name`);
  }
  const nameOf = new Map([...regions.byCode].map(([code, { name }]) => [code, plainName(name)]));
  const named = new Set(nameOf.values());
  const namesakes = Map.groupBy(
    towns.filter(({ population }) => population >= LARGE_TOWN),
    ({ name }) => fold(name),
  );
  for (const [name, sameName] of namesakes) {
    if (!named.has(name) || ELSEWHERE.has(`${countryCode} ${name}`)) continue;
    if (sameName.some(({ admin1 }) => nameOf.get(admin1) === name)) continue;
    const [town] = sameName;
    faults.push(
      `${countryCode}: the town ${town!.name} is in ${regions.byCode.get(town!.admin1)?.name ?? 'no region'}, not in the region of its name`,
    );
  }
  return faults;
}

function plainName(region: string): string {
  return fold(region).replace(DIVISION_WORDS, '');
}
