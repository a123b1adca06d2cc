import type { PageHole } from '#components/course/page-holes.ts';
import { plainLine } from '#components/site/plain-line.ts';
import { operatorContact, siteName, siteUrl } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { coursePart } from '#messages/parts/course.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { SomethingWrong } from './something-wrong.tsx';
import { wrongThings } from './wrong-things.ts';

type WrongHereProps = { profile: GolfProfile; holes: readonly PageHole[] };

/** "Something wrong here?" for all that a course's page shows; `#wrong-hole-7` opens it on a hole. */
export function WrongHere({ profile, holes }: WrongHereProps) {
  const language = useLanguage();
  const { wrongNotes, wrongTexts } = language.read(coursePart);
  const things = wrongThings(profile, holes, { url: siteUrl, language });
  return (
    <SomethingWrong
      texts={wrongTexts}
      things={things}
      isInvented={profile.origin.source === 'demo'}
      contact={operatorContact}
      subject={wrongNotes.subject(siteName, plainLine(profile.name, 80))}
    />
  );
}

/** Leads to what can be done about this part of the page; of a hole without a par, it asks for that. */
export function WrongLink({ about, isUnknown = false }: { about: string; isUnknown?: boolean }) {
  const { wrongTexts } = useTexts(coursePart);
  return (
    <p className="fine-print print:hidden">
      <a
        href={`#wrong-${about}`}
        className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11 hover:text-deep"
      >
        {isUnknown ? wrongTexts.parUnknown : wrongTexts.title}
      </a>
    </p>
  );
}
