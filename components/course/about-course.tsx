import type { ReactNode } from 'react';
import { Section } from '#components/site/section.tsx';
import { Length } from '#components/units/length.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { toSafeLink } from '#lib/text/safe-link.ts';

const accessNames = {
  public: 'Public',
  semi_private: 'Semi-private',
  private: 'Private',
  resort: 'Resort',
  military: 'Military',
  unknown: null,
} as const;

/** Contact, address, history and the club's own words; nothing of what isn't known. */
export function AboutCourse({ profile }: { profile: GolfProfile }) {
  const { location, contact } = profile;
  const website = toSafeLink(contact.website);
  const phone = contact.phone?.replace(/[^\d+]/g, '') ?? '';
  const address = [location.address, [location.postal_code, location.city?.name].filter(Boolean).join(' ')];
  const facts: [label: string, value: ReactNode][] = [
    ['Address', location.address && <bdi>{address.filter(Boolean).join(', ')}</bdi>],
    [
      'Phone',
      contact.phone && phone.length > 4 ? <a href={`tel:${phone}`}>{contact.phone}</a> : contact.phone,
    ],
    [
      'Email',
      contact.email && /^[^\s@<>"?&]+@[^\s@<>"?&]+$/.test(contact.email) ? (
        <a href={`mailto:${encodeURIComponent(contact.email).replace('%40', '@')}`}>{contact.email}</a>
      ) : (
        contact.email
      ),
    ],
    [
      'Website',
      website && (
        <a href={website.href} rel="nofollow noopener noreferrer external">
          {website.label}
        </a>
      ),
    ],
    ['Access', accessNames[profile.access]],
    ['Opened', profile.opened_year],
    ['Architects', profile.architects.length > 0 && <bdi>{profile.architects.join(', ')}</bdi>],
    ['Also known as', profile.alternate_names.length > 0 && <bdi>{profile.alternate_names.join(' · ')}</bdi>],
    ['Above sea level', location.elevation !== null && <Length metres={location.elevation} />],
    ['Coordinates', `${location.latitude.toFixed(5)}, ${location.longitude.toFixed(5)}`],
  ];
  return (
    <Section id="about" title="About the course">
      <div className="about">
        {profile.description && (
          <div className="description" dir="auto">
            {profile.description
              .split(/\n\s*\n/)
              .filter((paragraph) => paragraph.trim() !== '')
              .map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            <p className="fine-print" dir="ltr">
              As described by the club or its visitors.
            </p>
          </div>
        )}
        <dl className="about-facts">
          {facts
            .filter(([, value]) => value !== null && value !== false && value !== '' && value !== undefined)
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </Section>
  );
}
