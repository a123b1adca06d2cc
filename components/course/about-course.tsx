import type { ReactNode } from 'react';
import { Section } from '#components/site/page-parts.tsx';
import { Height } from '#components/units/lengths.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { aboutTexts, accessWords, kindWords } from '#messages/messages.ts';
import { toSafeLink } from './safe-link.ts';

/** Unknown parts are left out. */
export function AboutCourse({ profile }: { profile: GolfProfile }) {
  return (
    <Section id="about" title={aboutTexts.title}>
      <div className="about">
        {profile.description && <Description text={profile.description} />}
        <AboutFacts profile={profile} />
      </div>
    </Section>
  );
}

/** Untrusted text, split at blank lines. */
function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="description">
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
      <p className="fine-print">{aboutTexts.byClub}</p>
    </div>
  );
}

/** Where people write "Stone Mountain 30083". */
const CODE_BEHIND_TOWN = new Set('US CA GB IM JE GG IE AU NZ IN ZA SG'.split(' '));

function AboutFacts({ profile: { location, contact, ...profile } }: { profile: GolfProfile }) {
  const website = toSafeLink(contact.website);
  const town = [location.postal_code, location.city?.name].filter(
    (part) => part && !location.address?.includes(part),
  );
  if (CODE_BEHIND_TOWN.has(location.country_code ?? '')) town.reverse();
  const elevation = Math.round(location.elevation ?? 0);
  return (
    <dl className="about-facts">
      {location.address && (
        <Fact label={aboutTexts.address}>
          <bdi>{[location.address, town.join(' ')].filter(Boolean).join(', ')}</bdi>
        </Fact>
      )}
      {profile.second_round && (
        <Fact label={aboutTexts.secondRound}>{aboutTexts.secondRounds[profile.second_round]}</Fact>
      )}
      {contact.phone && (
        <Fact label={aboutTexts.phone}>
          <PhoneLink phone={contact.phone} />
        </Fact>
      )}
      {contact.email && (
        <Fact label={aboutTexts.email}>
          <EmailLink email={contact.email} />
        </Fact>
      )}
      {website && (
        <Fact label={aboutTexts.website}>
          <a href={website.href} rel="nofollow noopener noreferrer external">
            {website.label}
          </a>
        </Fact>
      )}
      {kindWords[profile.kind].label && <Fact label={aboutTexts.kind}>{kindWords[profile.kind].label}</Fact>}
      {location.position === 'club' && <Fact label={aboutTexts.onMap}>{aboutTexts.whereClubIs}</Fact>}
      {accessWords[profile.access].label && (
        <Fact label={aboutTexts.access}>{accessWords[profile.access].label}</Fact>
      )}
      {profile.status && <Fact label={aboutTexts.status}>{aboutTexts.statuses[profile.status]}</Fact>}
      {profile.opened_year !== null && <Fact label={aboutTexts.opened}>{profile.opened_year}</Fact>}
      {profile.architects.length > 0 && (
        <Fact label={aboutTexts.architects(profile.architects.length)}>
          <bdi>{profile.architects.join(', ')}</bdi>
        </Fact>
      )}
      {profile.alternate_names.length > 0 && (
        <Fact label={aboutTexts.alsoKnownAs}>
          <bdi>{profile.alternate_names.join(' · ')}</bdi>
        </Fact>
      )}
      {elevation > 0 && (
        <Fact
          label={
            location.elevation_town === null
              ? aboutTexts.elevation
              : aboutTexts.elevationAt(location.elevation_town)
          }
        >
          <Height metres={elevation} />
        </Fact>
      )}
      <Fact label={aboutTexts.coordinates}>
        {location.latitude.toFixed(5)}, {location.longitude.toFixed(5)}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  // Multiple numbers are separated by "; ": the first is the link.
  const [first = '', ...others] = phone.split('; ');
  const digits = first.replace(/[^\d+]/g, '');
  const more = others.map((other) => `; ${other}`).join('');
  return digits.length > 4 ? (
    <>
      <a href={`tel:${digits}`}>{first}</a>
      {more && <bdi>{more}</bdi>}
    </>
  ) : (
    <bdi>{phone}</bdi>
  );
}

function EmailLink({ email }: { email: string }) {
  return /^[\w.+-]+@[\w.-]+$/.test(email) ? <a href={`mailto:${email}`}>{email}</a> : <bdi>{email}</bdi>;
}
