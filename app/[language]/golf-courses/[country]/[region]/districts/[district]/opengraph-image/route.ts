import { listPicture } from '../../../list-picture.ts';
import { readDistrict } from '../read-district.ts';

type Params = { country: string; region: string; district: string };

export const GET = listPicture(
  ({ country, region, district }: Params) => readDistrict(country, region, district, 1),
  (list) => list.region,
);
