import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { ACCESS } from '#lib/golf/access.ts';
import type { Site } from '../../operation/operation.ts';
import { inlineText, quoted } from './markdown-text.ts';

/** The opening sentences and the list of facts. */
export function factsSection(profile: GolfProfile, site: Site): string {
  return `${opening(profile)}\n\n${facts(profile, site)
    .map(([label, value]) => `- ${label}: ${value}`)
    .join('\n')}`;
}

function opening(profile: GolfProfile): string {
  const { name, club_name, hole_count, par, access, location } = profile;
  const length = profile.teeboxes[0]?.length ?? null;
  const what = hole_count === null ? 'a golf course' : `a golf course of ${hole_count} holes`;
  const place = [location.city, location.region, location.country].flatMap((each) => each?.name ?? []);
  const figures = [
    par === null ? null : `par ${par}`,
    length === null ? null : `${length} m from the longest tees`,
    ACCESS[access].phrase,
  ].filter((figure) => figure !== null);
  return [
    `${quoted(name)} is ${what} in ${[...new Set(place)].map(inlineText).join(', ')}.`,
    club_name === null ? '' : `It belongs to ${quoted(club_name)}.`,
    figures.length > 0 ? `${capitalised(figures.join(', '))}.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function facts(profile: GolfProfile, site: Site): [label: string, value: string][] {
  const { location, contact } = profile;
  const known: [string, string | null][] = [
    ['golf_id', profile.golf_id],
    ['Slug', profile.slug],
    ['Also called', profile.alternate_names.map(quoted).join(', ') || null],
    ['Coordinates', `${location.latitude}, ${location.longitude} (WGS84)`],
    ['Altitude', location.elevation === null ? null : `${Math.round(location.elevation)} m`],
    [
      'Address',
      [location.address, location.postal_code].flatMap((part) => (part ? quoted(part) : [])).join(' ') ||
        null,
    ],
    ['Continent', location.continent.name],
    ['Time zone', location.timezone],
    ['Opened', profile.opened_year === null ? null : String(profile.opened_year)],
    ['Architects', profile.architects.map(quoted).join(', ') || null],
    ['Telephone', contact.phone && quoted(contact.phone)],
    ['Email', contact.email && quoted(contact.email)],
    ['Website', contact.website && quoted(contact.website)],
    ['Page', `${site.url}${profile.url}`],
  ];
  return known.flatMap(([label, value]): [string, string][] => (value === null ? [] : [[label, value]]));
}
