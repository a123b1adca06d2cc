import type { SentTo } from '#lib/contract/operations.ts';
import { courseKinds } from '#lib/golf/course-kinds.ts';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { seededRandom } from './seeded-random.ts';

export type HoleQuery = SentTo<'searchHoles'>;

/** Slugs, and degrees of longitude and latitude. */
export type HoleQueryPlace = {
  position: readonly [lon: number, lat: number];
  continent: string;
  country: string;
  region: string | null;
};

const SORTS = ['length', 'elevation_change', 'turn', 'forced_carry', 'bunkers', 'green_area'] as const;

/** Uses every parameter now and then, near and in the given places; always the same queries. */
export function randomHoleQueries(count: number, places: readonly HoleQueryPlace[]): HoleQuery[] {
  const random = seededRandom(21);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const sometimes = <Name extends keyof HoleQuery>(
    name: Name,
    share: number,
    make: () => HoleQuery[Name],
  ): Pick<HoleQuery, Name> | object => (random() < share ? { [name]: make() } : {});

  const what = (): HoleQuery => ({
    ...sometimes('par', 0.3, () => 3 + upTo(3)),
    ...sometimes('number', 0.05, () => 1 + upTo(18)),
    ...sometimes('min_length', 0.2, () => upTo(400)),
    ...sometimes('max_length', 0.2, () => 100 + upTo(400)),
    ...sometimes('min_change', 0.15, () => upTo(50) / 10 - 2.5),
    ...sometimes('max_change', 0.15, () => upTo(50) / 10 - 2.5),
    ...sometimes('over_water', 0.15, () => true),
    ...sometimes('island_green', 0.05, () => true),
    ...sometimes('no_water', 0.05, () => true),
    ...sometimes('min_carry', 0.1, () => upTo(150)),
    ...sometimes('shape', 0.15, () => pick(holeShapes)),
    ...sometimes('min_turn', 0.1, () => upTo(800) / 10),
    ...sometimes('min_bunkers', 0.15, () => upTo(6)),
    ...sometimes('max_bunkers', 0.1, () => upTo(3)),
    ...sometimes('min_greenside_bunkers', 0.1, () => upTo(4)),
    ...sometimes('min_green_area', 0.1, () => 200 + upTo(4000) / 10),
    ...sometimes('max_green_area', 0.1, () => 300 + upTo(4000) / 10),
    ...sometimes('holes_numbered', 0.1, () => true),
    ...sometimes('kind', 0.1, () => pick(courseKinds)),
  });

  const inArea = ({ continent, country, region }: HoleQueryPlace): HoleQuery => {
    const draw = random();
    if (draw < 0.1) return { continent };
    if (draw < 0.3) return { country };
    return draw < 0.4 && region !== null ? { country, region } : {};
  };

  const near = ({ position: [lon, lat] }: HoleQueryPlace): HoleQuery => ({
    lat: Math.max(-90, Math.min(90, Number((lat + random() - 0.5).toFixed(4)))),
    long: Number(lon.toFixed(3)),
    ...sometimes('max_distance', 0.7, () => Math.round(10 ** (3 + random() * 4.2))),
  });

  const page = (isNear: boolean): HoleQuery => ({
    ...sometimes('sort', 0.8, () => {
      const by = isNear && random() < 0.25 ? 'distance' : pick(SORTS);
      return random() < 0.5 ? by : `-${by}`;
    }),
    ...sometimes('limit', 0.8, () => 1 + upTo(99)),
    ...sometimes('skip', 0.4, () => upTo(random() < 0.8 ? 30 : 500)),
  });

  return Array.from({ length: count }, () => {
    const place = pick(places);
    const isNear = random() < 0.4;
    return { ...what(), ...inArea(place), ...(isNear ? near(place) : {}), ...page(isNear) };
  });
}
