import type { Access } from '#lib/contract/golf-profile.ts';
import { isLatin } from '#lib/text/name-language.ts';
import type { ClubFacts, CourseHead } from '../../course/course-in-progress.ts';
import { compareText } from '../../text/compare-text.ts';
import { nameKey } from '../../text/course-name.ts';
import { readPhones } from '../../text/read-phones.ts';
import { type AddressParts, splitAddress } from '../../text/split-address.ts';
import { splitByScript } from '../../text/tidy-name.ts';
import type { OsmFeature, OsmTags } from '../osm-feature.ts';
import { attributeKeys } from './attribute-keys.ts';
import { nameOf } from './sites/course-sites.ts';
import { wikipediaAddress } from './wikipedia-address.ts';

const byAccess: ReadonlyMap<string, Access> = new Map([
  ['yes', 'public'],
  ['public', 'public'],
  ['permissive', 'public'],
  ['municipal', 'public'],
  ['customers', 'public'],
  ['private', 'private'],
  ['members', 'private'],
  ['no', 'private'],
  ['permit', 'semi_private'],
  ['semi-private', 'semi_private'],
  ['semi_private', 'semi_private'],
  ['members;guests', 'semi_private'],
  ['resort', 'resort'],
  ['military', 'military'],
]);

/**
 * Reads who may play from `golf:access`, `golf:membership`, `access`, `membership` or military land use. `customers` means
 * anyone who pays. `value` is an unknown tag.
 */
function readAccess(tags: OsmTags): { access: Access; value: string | null } {
  if (tags.military !== undefined || tags.landuse === 'military') return { access: 'military', value: null };
  for (const key of attributeKeys.access) {
    const value = tags[key]?.trim().toLowerCase();
    if (value === undefined || value === 'unknown') continue;
    const access = byAccess.get(value);
    return access ? { access, value: null } : { access: 'unknown', value: `${key}=${tags[key]}` };
  }
  return { access: 'unknown', value: null };
}

/** `operational_status=closed`, `opening_hours=off`; null where the tags say nothing of it. */
function readStatus(tags: OsmTags): ClubFacts['status'] {
  const said = tags.operational_status?.trim().toLowerCase() ?? '';
  if (/^(open|operational)$/.test(said)) return 'open';
  const isShut = /^(closed|temporarily[ _]closed|closed[ _]temporarily|non[ _-]?operational)$/.test(said);
  return isShut || /^(off|closed)$/i.test(tags.opening_hours?.trim() ?? '') ? 'closed' : null;
}

/** `golf:course=18_hole`, `golf:holes=9 + 9`, `holes=18`; null without. */
export function readHoleCount(tags: OsmTags): number | null {
  const byCourse = /^(\d{1,2})[\s_-]*(?:holes?|h)?$/i.exec(tags['golf:course']?.trim() ?? '')?.[1];
  const count = byCourse === undefined ? readSum(tags['golf:holes'] ?? tags.holes ?? '') : Number(byCourse);
  return count !== null && count >= 1 && count <= 108 ? count : null;
}

/** `golf:par=72`, `par=36 + 36` (a sum); null without. */
export function readPar(tags: OsmTags): number | null {
  const par = readSum(tags['golf:par'] ?? tags.par ?? '');
  return par !== null && par >= 18 && par <= 432 ? par : null;
}

/** "72", "36 + 36", "36+36+36"; null for anything else. */
function readSum(text: string): number | null {
  const terms = text.trim().split(/\s*\+\s*/);
  return terms.every((term) => /^\d{1,3}$/.test(term))
    ? terms.reduce((sum, term) => sum + Number(term), 0)
    : null;
}

/** The keys of a course's head that come from tags. */
export const TAGGED_OF_HEAD = [
  'wikidata',
  'name',
  'nameEnglish',
  'alternateNames',
  'names',
  'romanised',
  'clubName',
  'countryCode',
  'regionCode',
  'cityName',
] as const;

type TaggedOfHead = Pick<CourseHead, (typeof TAGGED_OF_HEAD)[number]>;

export type CourseAttributes = ClubFacts &
  TaggedOfHead & {
    /** The https address of an article. */
    wikipedia: string | null;
    /** Unusable tags, by rule. */
    unusable: { rule: string; value: string }[];
  };

/** The first object that knows a value is believed. */
export function readAttributes(objects: OsmFeature[]): CourseAttributes {
  const unusable: CourseAttributes['unusable'] = [];
  const first = (...keys: string[]): string | null => {
    for (const { tags } of objects) {
      for (const key of keys) {
        const value = tags[key]?.trim();
        if (value) return value;
      }
    }
    return null;
  };
  const firstRead = <T>(read: (tags: OsmTags) => T | null): T | null => {
    for (const { tags } of objects) {
      const value = read(tags);
      if (value !== null) return value;
    }
    return null;
  };
  const check = <T>(value: string | null, rule: string, read: (text: string) => T | null): T | null => {
    const good = value === null ? null : read(value);
    if (value !== null && good === null) unusable.push({ rule, value });
    return good;
  };
  const wholeName = objects.map(nameOf).find((each) => each !== null) ?? null;
  const [name = null, ...parts] = wholeName === null ? [] : splitByScript(wholeName);
  const operator = clubOf(first(...attributeKeys.club) ?? first(...attributeKeys.operator));
  // Slip: an operator that is an address.
  const email = first(...attributeKeys.email) ?? (operator !== null && isEmail(operator) ? operator : null);
  const accesses = objects.map(({ tags }) => readAccess(tags));
  for (const { value } of accesses) if (value !== null) unusable.push({ rule: 'access-unknown', value });
  return {
    name,
    nameEnglish: first(...attributeKeys.nameEnglish),
    alternateNames: alternateNames(objects, name, parts),
    names: taggedNames(objects),
    romanised: romanised(objects, name, parts),
    clubName: operator !== null && !isEmail(operator) && !isSameName(operator, name) ? operator : null,
    wikidata: check(
      first(...attributeKeys.wikidata),
      'wikidata-malformed',
      (text) => /^Q[1-9]\d*/.exec(text)?.[0] ?? null,
    ),
    countryCode: check(first(...attributeKeys.country), 'country-code-malformed', (text) =>
      /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null,
    ),
    regionCode: first(...attributeKeys.region),
    cityName: first(...attributeKeys.city) ?? firstRead((tags) => readFullAddress(tags)?.town ?? null),
    description: first(...attributeKeys.description),
    declaredHoleCount: firstRead(readHoleCount),
    declaredPar: firstRead(readPar),
    status: firstRead(readStatus),
    openedYear: check(first(...attributeKeys.opened), 'opening-year-malformed', readYear),
    architects: splitList(first(...attributeKeys.architects)),
    access: accesses.find(({ access }) => access !== 'unknown')?.access ?? 'unknown',
    address: firstRead(readAddress),
    postalCode:
      first(...attributeKeys.postalCode) ?? firstRead((tags) => readFullAddress(tags)?.postalCode ?? null),
    phone: check(first(...attributeKeys.phone), 'phone-not-in-numbering-plan', goodPhones),
    email: check(email, 'email-malformed', readEmail),
    website: check(first(...attributeKeys.website), 'website-malformed', readWebsite),
    wikipedia: check(first(...attributeKeys.wikipedia), 'wikipedia-malformed', wikipediaAddress),
    unusable,
  };
}

/** "Kohler Company" runs a course, and is no club. */
const company =
  /(?<![\p{L}])(?:company|co|corp|corporation|inc|incorporated|llc|ltd|limited|plc|group|holdings?|management|gmbh|ag|kg|s\.?a\.?|s\.?l\.?|s\.?r\.?[lo]\.?|a\.?s\.?|lda|ltda|b\.?v\.?|n\.?v\.?|sp\. z o\.\s?o|oy|ab|aps|株式会社|有限会社|주식회사|有限公司|ООО|АО)\.?(?![\p{L}])/iu;
const golfWord = /golf|links|country|club|klub|kerho|ゴルフ|カントリー|골프|高尔夫|гольф/iu;

function clubOf(operator: string | null): string | null {
  return operator !== null && company.test(operator) && !golfWord.test(operator) ? null : operator;
}

function splitList(text: string | null): string[] {
  return (text ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** The telephone numbers that are right; where the country isn't known, only those with a country code are judged. */
function goodPhones(text: string): string | null {
  return readPhones(text, { countryCode: null, regionCode: null }).good.join('; ') || null;
}

/** `name:pt`, `name:zh-Hant`; romanised names are no language's. */
const LANGUAGE_TAG = /^name:(?<language>[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?)$/;
const ROMANISED = /^name:([a-z]{2}-Latn(-[a-z]+)?|ja_rm|ko_rm|zh_pinyin)$/;
const KANA = /^name:(ja-Hira|ja-Kana|ja_kana|ja-Hrkt)$/;

function tagsLike(objects: OsmFeature[], pattern: RegExp): [key: string, text: string][] {
  return objects
    .flatMap(({ tags }) => Object.entries(tags))
    .filter(([key, text]) => pattern.test(key) && text.trim() !== '')
    .map(([key, text]): [string, string] => [key, text.split(';')[0]!.trim()])
    .sort(([a], [b]) => compareText(a, b));
}

function taggedNames(objects: OsmFeature[]): Record<string, string> {
  const tagged = tagsLike(objects, LANGUAGE_TAG).filter(([key]) => !ROMANISED.test(key));
  // The first object that has a language wins.
  return Object.fromEntries(
    tagged.map(([key, text]) => [key.slice('name:'.length), text] as const).reverse(),
  );
}

function romanised(
  objects: OsmFeature[],
  name: string | null,
  parts: readonly string[],
): CourseHead['romanised'] {
  if (name === null || isLatin(name)) return undefined;
  const [tagged] = tagsLike(objects, ROMANISED);
  if (tagged) return { text: tagged[1], source: 'tag' };
  const part = parts.find(isLatin);
  if (part !== undefined) return { text: part, source: 'part' };
  const [kana] = tagsLike(objects, KANA);
  return kana && { text: kana[1], source: 'kana' };
}

function alternateNames(objects: OsmFeature[], name: string | null, parts: readonly string[]): string[] {
  const names = [
    ...objects
      .flatMap(({ tags }) => attributeKeys.otherNames.flatMap((key) => tags[key]?.split(';') ?? []))
      .flatMap(splitByScript),
    ...parts,
    ...[LANGUAGE_TAG, ROMANISED].flatMap((pattern) => tagsLike(objects, pattern).map(([, text]) => text)),
  ];
  const trimmed = names.map((each) => each.trim()).filter((each) => each !== '' && each !== name);
  return [...new Set(trimmed)];
}

function isSameName(a: string, b: string | null): boolean {
  return b !== null && nameKey(a) === nameKey(b);
}

function isEmail(text: string): boolean {
  return /^[^\s@;,]+@[^\s@;,]+\.[^\s@;,]+$/.test(text);
}

/** `start_date` may be "1894", "1894-05-01", "C18", "~1920", "1920s". */
function readYear(text: string): number | null {
  const year = Number(/^~?(\d{4})(?:-\d\d){0,2}$/.exec(text)?.[1] ?? Number.NaN);
  return year >= 1400 && year <= 2100 ? year : null;
}

function readFullAddress(tags: OsmTags): AddressParts | null {
  const full = tags['addr:full']?.trim();
  return full ? splitAddress(full, tags['addr:country'] ?? null, tags['addr:city'] ?? null) : null;
}

function readAddress(tags: OsmTags): string | null {
  const full = readFullAddress(tags);
  if (full) return full.street;
  const street = tags['addr:street']?.trim() || tags['addr:place']?.trim() || '';
  const number = tags['addr:housenumber']?.trim() ?? '';
  const house = tags['addr:housename']?.trim() ?? '';
  const line = [house, [number, street].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .join(', ');
  return street === '' && house === '' ? null : line;
}

/** The first of several. */
function readEmail(text: string): string | null {
  const one = text
    .split(/[;,]/)[0]!
    .trim()
    .replace(/^mailto:/i, '');
  return isEmail(one) ? one : null;
}

/** The first of several; http without a scheme. */
function readWebsite(text: string): string | null {
  const one = text.split(/[;\s]/)[0]!;
  const url = /^[a-z][a-z0-9+.-]*:/i.test(one) ? one : `http://${one}`;
  if (!URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? url : null;
}
