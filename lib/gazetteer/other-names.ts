/**
 * Other names of whole countries and regions that golfers use, by ISO 3166-1 code and the region's slug: in
 * the language that's spoken there, in holiday brochures, and in postal addresses.
 */
const OTHER_NAMES: Readonly<Record<string, { country?: string[]; regions?: Record<string, string[]> }>> = {
  AE: { country: ['UAE', 'Emirates'] },
  AT: {
    country: ['Österreich'],
    regions: {
      carinthia: ['Kärnten'],
      'lower-austria': ['Niederösterreich'],
      styria: ['Steiermark'],
      tyrol: ['Tirol'],
      'upper-austria': ['Oberösterreich'],
      vienna: ['Wien'],
    },
  },
  AU: {
    country: ['Aus'],
    regions: {
      'australian-capital-territory': ['ACT'],
      'new-south-wales': ['NSW'],
      'northern-territory': ['NT'],
      queensland: ['QLD'],
      'south-australia': ['SA'],
      tasmania: ['TAS'],
      victoria: ['VIC'],
      'western-australia': ['WA'],
    },
  },
  BE: {
    country: ['Belgique', 'België'],
    regions: {
      'brussels-capital': ['Bruxelles', 'Brussel'],
      flanders: ['Vlaanderen'],
      wallonia: ['Wallonie'],
    },
  },
  CA: {
    regions: {
      alberta: ['AB'],
      'british-columbia': ['BC'],
      manitoba: ['MB'],
      'new-brunswick': ['NB'],
      'newfoundland-and-labrador': ['NL'],
      'nova-scotia': ['NS'],
      ontario: ['ON'],
      'prince-edward-island': ['PEI'],
      quebec: ['QC'],
      saskatchewan: ['SK'],
    },
  },
  CH: {
    country: ['Schweiz', 'Suisse', 'Svizzera'],
    regions: {
      geneva: ['Genève', 'Genf'],
      grisons: ['Graubünden'],
      lucerne: ['Luzern'],
      ticino: ['Tessin'],
      valais: ['Wallis'],
      vaud: ['Waadt'],
    },
  },
  CN: { regions: { 'inner-mongolia': ['内蒙古'], tibet: ['西藏'], shaanxi: ['陕西'] } },
  CZ: { country: ['Czech Republic'], regions: { prague: ['Praha'] } },
  DE: {
    country: ['Deutschland'],
    regions: {
      bavaria: ['Bayern'],
      hesse: ['Hessen'],
      'lower-saxony': ['Niedersachsen'],
      'north-rhine-westphalia': ['Nordrhein-Westfalen', 'NRW'],
      'rhineland-palatinate': ['Rheinland-Pfalz'],
      saxony: ['Sachsen'],
      'saxony-anhalt': ['Sachsen-Anhalt'],
      thuringia: ['Thüringen'],
    },
  },
  DK: {
    country: ['Danmark'],
    regions: {
      'capital-region': ['Hovedstaden'],
      'central-jutland': ['Midtjylland'],
      'north-denmark': ['Nordjylland'],
      'south-denmark': ['Syddanmark'],
      zealand: ['Sjælland'],
    },
  },
  ES: {
    country: ['España'],
    regions: {
      andalusia: ['Andalucía'],
      'balearic-islands': ['Islas Baleares', 'Balearics'],
      'basque-country': ['País Vasco', 'Euskadi'],
      'canary-islands': ['Islas Canarias', 'Canaries'],
      'castile-and-leon': ['Castilla y León'],
      catalonia: ['Cataluña', 'Catalunya'],
      navarre: ['Navarra'],
      valencia: ['Comunidad Valenciana'],
    },
  },
  FR: {
    regions: {
      brittany: ['Bretagne'],
      corsica: ['Corse'],
      normandy: ['Normandie'],
      'provence-alpes-cote-dazur': ['PACA'],
    },
  },
  GB: {
    country: ['UK', 'Great Britain', 'Britain'],
    regions: { 'northern-ireland': ['NI', 'Ulster'], wales: ['Cymru'] },
  },
  GR: { country: ['Hellas'] },
  IE: { country: ['Éire'] },
  IT: {
    country: ['Italia'],
    regions: {
      'aosta-valley': ["Valle d'Aosta"],
      apulia: ['Puglia'],
      lombardy: ['Lombardia'],
      piedmont: ['Piemonte'],
      sardinia: ['Sardegna'],
      sicily: ['Sicilia'],
      'trentino-alto-adige': ['Südtirol', 'South Tyrol'],
      tuscany: ['Toscana'],
    },
  },
  JP: { country: ['Nippon', '日本'], regions: prefectures() },
  KR: {
    country: ['Korea', '한국'],
    regions: {
      'chungcheongbuk-do': ['충북'],
      'chungcheongnam-do': ['충남'],
      'gyeongsangbuk-do': ['경북'],
      'gyeongsangnam-do': ['경남'],
      'jeju-do': ['Jeju'],
      'jeollabuk-do': ['전북'],
      'jeollanam-do': ['전남'],
    },
  },
  NL: {
    country: ['Holland', 'Nederland'],
    regions: {
      'north-brabant': ['Noord-Brabant'],
      'north-holland': ['Noord-Holland'],
      'south-holland': ['Zuid-Holland'],
    },
  },
  NO: { country: ['Norge'] },
  NZ: { country: ['NZ', 'Aotearoa'] },
  PL: { country: ['Polska'] },
  PT: { regions: { azores: ['Açores'], faro: ['Algarve'], lisbon: ['Lisboa'] } },
  SE: { country: ['Sverige'], regions: { skane: ['Scania'] } },
  TR: { country: ['Turkey', 'Türkiye'] },
  US: { country: ['USA', 'US', 'America'], regions: states() },
  ZA: { country: ['RSA'] },
};

/** Their kanji, with the last one ("prefecture") and without it. */
function prefectures(): Record<string, string[]> {
  const names =
    'aichi 愛知県 akita 秋田県 aomori 青森県 chiba 千葉県 ehime 愛媛県 fukui 福井県 fukuoka 福岡県 fukushima 福島県 gifu 岐阜県 ' +
    'gunma 群馬県 hiroshima 広島県 hokkaido 北海道 hyogo 兵庫県 ibaraki 茨城県 ishikawa 石川県 iwate 岩手県 kagawa 香川県 ' +
    'kagoshima 鹿児島県 kanagawa 神奈川県 kochi 高知県 kumamoto 熊本県 kyoto 京都府 mie 三重県 miyagi 宮城県 miyazaki 宮崎県 ' +
    'nagano 長野県 nagasaki 長崎県 nara 奈良県 niigata 新潟県 oita 大分県 okayama 岡山県 okinawa 沖縄県 osaka 大阪府 saga 佐賀県 ' +
    'saitama 埼玉県 shiga 滋賀県 shimane 島根県 shizuoka 静岡県 tochigi 栃木県 tokushima 徳島県 tokyo 東京都 tottori 鳥取県 ' +
    'toyama 富山県 wakayama 和歌山県 yamagata 山形県 yamaguchi 山口県 yamanashi 山梨県';
  return bySlug(names, (name) => (name === '北海道' ? [name] : [name, name.slice(0, -1)]));
}

/** Their postal codes. */
function states(): Record<string, string[]> {
  return bySlug(
    'alabama AL alaska AK arizona AZ arkansas AR california CA colorado CO connecticut CT delaware DE ' +
      'district-of-columbia DC florida FL georgia GA hawaii HI idaho ID illinois IL indiana IN iowa IA kansas KS ' +
      'kentucky KY louisiana LA maine ME maryland MD massachusetts MA michigan MI minnesota MN mississippi MS ' +
      'missouri MO montana MT nebraska NE nevada NV new-hampshire NH new-jersey NJ new-mexico NM new-york NY ' +
      'north-carolina NC north-dakota ND ohio OH oklahoma OK oregon OR pennsylvania PA rhode-island RI ' +
      'south-carolina SC south-dakota SD tennessee TN texas TX utah UT vermont VT virginia VA washington WA ' +
      'west-virginia WV wisconsin WI wyoming WY',
    (code) => [code],
  );
}

function bySlug(pairs: string, namesOf: (name: string) => string[]): Record<string, string[]> {
  const words = pairs.split(' ');
  const names: Record<string, string[]> = {};
  for (let at = 0; at < words.length; at += 2) names[words[at]!] = namesOf(words[at + 1]!);
  return names;
}

/** Other names of a country, or of its region where a slug is given. */
export function otherNamesOf(countryCode: string, regionSlug?: string): readonly string[] {
  const names = OTHER_NAMES[countryCode];
  return (regionSlug === undefined ? names?.country : names?.regions?.[regionSlug]) ?? [];
}

/** Parts of regions that golfers ask for and that have no page of their own: coasts, islands, counties, and large cities between courses. */
const PARTS: Readonly<Record<string, Record<string, string[]>>> = {
  ES: {
    andalusia: ['Costa del Sol', 'Costa de la Luz'],
    'balearic-islands': ['Mallorca', 'Majorca', 'Menorca', 'Ibiza'],
    'canary-islands': ['Tenerife', 'Gran Canaria', 'Lanzarote', 'Fuerteventura'],
    catalonia: ['Barcelona', 'Costa Brava', 'Costa Dorada'],
    murcia: ['Costa Cálida'],
    valencia: ['Costa Blanca'],
  },
  FR: {
    'ile-de-france': ['Paris'],
    'provence-alpes-cote-dazur': ["Côte d'Azur", 'French Riviera', 'Provence'],
  },
  IE: { connacht: ['Mayo'], leinster: ['Wicklow'], munster: ['Clare', 'Kerry'], ulster: ['Donegal'] },
  IS: { 'capital-region': ['Reykjavík'] },
  IT: { lazio: ['Rome', 'Roma'], lombardy: ['Milan', 'Milano', 'Lake Como', 'Lago di Como'] },
  PT: { leiria: ['Silver Coast', 'Costa de Prata'] },
};

/** The parts of a country's region. */
export function partsOfRegion(countryCode: string, regionSlug: string): readonly string[] {
  return PARTS[countryCode]?.[regionSlug] ?? [];
}
