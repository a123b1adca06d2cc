import type { Position } from '#lib/contract/geometry.ts';
import type { Gazetteer } from './towns.ts';

/** A club with a town's name is this near to it. */
const REACH_KM = 40;
const MOST_TOWNS = 80;

const OTHER_SCRIPT = /(?!\p{Script=Latin}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;
/** What a town is, after its name: city, town, village, ward, county. */
const KIND = /(?<=..)([市町村区區縣县]|시|군|구)$/u;
/** "Sakaidecho" is Sakaide; not 十日町, Tokamachi. */
const JAPANESE_KIND = /(?<=.{4})(machi|cho)$/;
const LATIN_KIND = /[- ](shi|machi|mura|cho|ku|si|gun|gu|shih|hsien)$/i;

/** The nearest towns' names in other scripts with their Latin form, without accents. A nearer town's come first. */
export function townNames(gazetteer: Gazetteer, position: Position): Map<string, string> {
  const names = new Map<string, string>();
  for (const { town } of gazetteer.near(position, MOST_TOWNS, REACH_KM)) {
    const latin = plain(town.record.name);
    // "Narutocho-mitsuishi" is a part of Naruto.
    if (/(cho|machi)-/.test(latin)) continue;
    for (const name of town.record.alternateNames.split(',')) {
      if (!OTHER_SCRIPT.test(name)) continue;
      for (const form of [name, name.replace(KIND, '')]) {
        if (!names.has(form)) names.set(form, form.endsWith('町') ? latin : latin.replace(JAPANESE_KIND, ''));
      }
    }
  }
  return names;
}

/** "Ōbu" as golfers write it: Obu. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}‘’ʻʼ`']/gu, '')
    .normalize('NFC')
    .replace(LATIN_KIND, '')
    .replace(/^(Higashi|Nishi|Minami|Kita)-(.)/, '$1 $2');
}
