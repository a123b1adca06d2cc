import { wrongPart } from '#messages/parts/wrong.ts';
import { useTexts } from '#messages/use-texts.ts';

/** Leads to what can be done about this part of the page; of a hole without a par, it asks for that. */
export function WrongLink({ about, isUnknown = false }: { about: string; isUnknown?: boolean }) {
  const { wrongTexts } = useTexts(wrongPart);
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
