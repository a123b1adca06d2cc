import { Fragment } from 'react';
import { OwnName } from '#components/site/course-name.tsx';
import { FactList, type ListedFact, Section } from '#components/site/page-parts.tsx';
import { Height } from '#components/units/lengths.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { useTexts } from '#messages/use-texts.ts';
import { type SafeLink, toPhoneLink, toSafeLink, toWikiLink } from './safe-link.ts';

type AboutCourseProps = {
  profile: GolfProfile;
  /** The locator has already shown its place and height. */
  isPlaced: boolean;
};

/** Unknown parts are left out. */
export function AboutCourse({ profile, isPlaced }: AboutCourseProps) {
  const { aboutTexts } = useTexts(coursePart);
  const facts = [...factsOf(profile), ...(isPlaced ? [] : placeFacts(profile.location))];
  if (facts.length === 0 && !profile.description) return null;
  return (
    <Section id="about" title={aboutTexts.title}>
      <div className="about grid gap-x-12 gap-y-6">
        {profile.description && <Description text={profile.description} />}
        <FactList facts={facts} />
      </div>
    </Section>
  );
}

/** Untrusted text, split at blank lines. */
function Description({ text }: { text: string }) {
  const { aboutTexts } = useTexts(coursePart);
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="description space-y-3">
      {paragraphs.map((paragraph, index) => (
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
      <p className="fine-print">{aboutTexts.byClub}</p>
    </div>
  );
}

/** Countries where people write "Stone Mountain 30083". */
const CODE_BEHIND_TOWN = new Set('US CA GB IM JE GG IE AU NZ IN ZA SG'.split(' '));

function factsOf({ location, contact, ...profile }: GolfProfile): ListedFact[] {
  const { aboutTexts, accessWords, kindWords } = getTexts(coursePart);
  const website = toSafeLink(contact.website);
  const wiki = toWikiLink(profile);
  const town = [location.postal_code, location.city?.name].filter(
    (part) => part && !location.address?.includes(part),
  );
  if (CODE_BEHIND_TOWN.has(location.country_code ?? '')) town.reverse();
  const kind = kindWords[profile.kind].label;
  const access = accessWords[profile.access].label;
  const facts: (ListedFact | false | null | '' | undefined)[] = [
    location.address && {
      label: aboutTexts.address,
      value: (
        <OwnName
          name={[location.address, town.join(' ')].filter(Boolean).join(', ')}
          country_code={location.country_code}
        />
      ),
    },
    profile.second_round && {
      label: aboutTexts.secondRound,
      value: aboutTexts.secondRounds[profile.second_round],
    },
    contact.phone && { label: aboutTexts.phone, value: <PhoneLink phone={contact.phone} /> },
    contact.email && { label: aboutTexts.email, value: <EmailLink email={contact.email} /> },
    website && { label: aboutTexts.website, value: <ExternalLink {...website} /> },
    wiki && { label: aboutTexts.wikis[wiki.site], value: <ExternalLink {...wiki} /> },
    kind && { label: aboutTexts.kind, value: kind },
    location.position === 'club' && { label: aboutTexts.onMap, value: aboutTexts.whereClubIs },
    access && { label: aboutTexts.access, value: access },
    profile.status && { label: aboutTexts.status, value: aboutTexts.statuses[profile.status] },
    profile.opened_year !== null && { label: aboutTexts.opened, value: profile.opened_year },
    profile.architects.length > 0 && {
      label: aboutTexts.architects(profile.architects.length),
      value: <bdi>{profile.architects.join(', ')}</bdi>,
    },
    profile.alternate_names.length > 0 && {
      label: aboutTexts.alsoKnownAs,
      value: <OtherNames names={profile.alternate_names} countryCode={location.country_code} />,
    },
  ];
  return facts.filter((fact) => typeof fact === 'object' && fact !== null);
}

function OtherNames({ names, countryCode }: { names: readonly string[]; countryCode: string | null }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <OwnName name={name} country_code={countryCode} />
    </Fragment>
  ));
}

function placeFacts(location: GolfProfile['location']): ListedFact[] {
  const { aboutTexts } = getTexts(coursePart);
  const elevation = Math.round(location.elevation ?? 0);
  const height = {
    label:
      location.elevation_town === null
        ? aboutTexts.elevation
        : aboutTexts.elevationAt(location.elevation_town),
    value: <Height metres={elevation} />,
  };
  const coordinates = `${location.latitude.toFixed(5)}, ${location.longitude.toFixed(5)}`;
  return [...(elevation > 0 ? [height] : []), { label: aboutTexts.coordinates, value: coordinates }];
}

function ExternalLink({ href, label }: SafeLink) {
  return (
    <a href={href} rel="nofollow noopener noreferrer external" dir="auto">
      {label}
    </a>
  );
}

function PhoneLink({ phone }: { phone: string }) {
  const { href, label, others } = toPhoneLink(phone);
  if (href === null) return <bdi>{phone}</bdi>;
  return (
    <>
      <a href={href}>{label}</a>
      {others && <bdi>{others}</bdi>}
    </>
  );
}

function EmailLink({ email }: { email: string }) {
  return /^[\w.+-]+@[\w.-]+$/.test(email) ? <a href={`mailto:${email}`}>{email}</a> : <bdi>{email}</bdi>;
}
