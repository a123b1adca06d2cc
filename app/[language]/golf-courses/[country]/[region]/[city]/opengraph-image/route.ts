import { listPicture } from '../../list-picture.ts';
import { readCity } from '../read-city.ts';

type Params = { country: string; region: string; city: string };

export const GET = listPicture(
  ({ country, region, city }: Params) => readCity(country, region, city, 1),
  (list) => list.country,
);
