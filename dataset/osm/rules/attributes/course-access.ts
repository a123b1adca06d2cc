import type { Access } from '#lib/contract/golf-profile.ts';
import type { OsmTags } from '../../osm-feature.ts';

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
 * Who may play: from `golf:access`, `golf:membership`, `access`, `membership` or military land use. `customers`
 * means whoever pays. `value` is a tag that says something this list does not know.
 */
export function readAccess(tags: OsmTags): { access: Access; value: string | null } {
  if (tags.military !== undefined || tags.landuse === 'military') return { access: 'military', value: null };
  for (const key of ['golf:access', 'golf:membership', 'access', 'membership']) {
    const value = tags[key]?.trim().toLowerCase();
    if (value === undefined || value === 'unknown') continue;
    const access = byAccess.get(value);
    return access ? { access, value: null } : { access: 'unknown', value: `${key}=${tags[key]}` };
  }
  return { access: 'unknown', value: null };
}
