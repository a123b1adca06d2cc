/**
 * Slugs that regions had in earlier datasets, by country. `old=new`: its courses are in the new one now; `old=new+new`: it was
 * divided. A slug alone: the country has no regions any more. Reforms: Norway 2018–2024, Vietnam 2025.
 */
export const FORMER_REGIONS: Readonly<Record<string, string>> = {
  BN: 'belait brunei-muara-district temburong tutong',
  BY: 'homyel-voblasc=gomel-region',
  GW: 'bafata biombo bissau bolama cacheu gabu oio quinara tombali',
  KY: 'bodden-town east-end george-town north-side sister-island west-bay',
  LS: `
    berea butha-buthe leribe mafeteng-district maseru-district mohales-hoek-district mokhotlong-district
    qachas-nek-district quthing thaba-tseka`,
  MO: 'macau',
  NO: `
    aust-agder=agder hedmark=innlandet hordaland=vestland nord-trondelag=trondelag oppland=innlandet
    sogn-og-fjordane=vestland sor-trondelag=trondelag troms-og-finnmark=troms+finnmark vest-agder=agder
    vestfold-og-telemark=vestfold+telemark viken=akershus+buskerud+ostfold`,
  RU: 'leningradskaya-oblast=leningrad-oblast zabaykalskiy-transbaikal-kray=zabaykalsky-krai',
  TM: 'ahal ashgabat balkan dasoguz lebap mary',
  TW: 'fukien=kinmen-county+lienchiang taiwan takao=kaohsiung',
  VN: `
    ba-ria-vung-tau=ho-chi-minh-city bac-giang=bac-ninh bac-kan=thai-nguyen bac-lieu=ca-mau
    ben-tre=vinh-long binh-dinh=gia-lai binh-duong=ho-chi-minh-city binh-phuoc=dong-nai
    binh-thuan=lam-dong can-tho-city=can-tho cao-bang-province=cao-bang da-nang-city=da-nang
    dak-nong=lam-dong dien-bien-province=dien-bien ha-giang=tuyen-quang ha-nam=ninh-binh
    ha-tinh-province=ha-tinh hai-duong=hai-phong hau-giang=can-tho ho-chi-minh-city-hcmc=ho-chi-minh-city
    hoa-binh=phu-tho hung-yen-province=hung-yen kien-giang=an-giang kon-tum=quang-ngai
    lai-chau-province=lai-chau lang-son-province=lang-son long-an=tay-ninh nam-dinh=ninh-binh
    nghe-an-province=nghe-an ninh-thuan=khanh-hoa phu-yen=dak-lak quang-binh=quang-tri quang-nam=da-nang
    soc-trang=can-tho son-la-province=son-la thai-binh=hung-yen thanh-hoa-province=thanh-hoa
    thua-thien-hue-province=hue tien-giang=dong-thap tra-vinh=vinh-long vinh-phuc=phu-tho yen-bai=lao-cai`,
  WS: `
    aana aiga-i-le-tai atua faasaleleaga gagaemauga gagaifomauga palauli satupaitea tuamasaga vaa-o-fonoti
    vaisigano`,
};

type FormerRegion = { slug: string; name: string; successors: readonly string[] };

/** `name` is folded: how one would search for it. */
export function formerRegionsOf(countryCode: string): FormerRegion[] {
  const regions = FORMER_REGIONS[countryCode]?.trim().split(/\s+/) ?? [];
  return regions.map((region) => {
    const [slug = '', successors] = region.split('=');
    return { slug, name: slug.replaceAll('-', ' '), successors: successors?.split('+') ?? [] };
  });
}
