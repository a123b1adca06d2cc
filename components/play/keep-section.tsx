import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import type { OpenCourse } from './keep.ts';
import { PlayButton, PlayLink } from './play-button.tsx';
import { PlaySection } from './play-section.tsx';
import { TransferButtons } from './transfer-buttons.tsx';
import type { Game } from './use-course.ts';

type KeepSectionProps = { course: OpenCourse; game: Game };

/** What this device keeps of the course, how much space that takes, and how to remove it. */
export function KeepSection({ course: { pack, kept }, game: { keeping, save, remove } }: KeepSectionProps) {
  const { keepTexts, playTexts } = useTexts(playPart);
  const isSaved = kept?.isSaved ?? false;
  return (
    <PlaySection title={keepTexts.title}>
      <p role="status">
        {keeping === 'failed' ? keepTexts.failed : isSaved ? keepTexts.saved : keepTexts.notSaved}
        {kept && kept.current !== pack.hash && ` ${keepTexts.newer}`}
      </p>
      <div className="play-actions">
        {isSaved ? (
          <PlayButton data-action="remove" onClick={remove}>
            {keepTexts.remove}
          </PlayButton>
        ) : (
          <PlayButton isMain data-action="save" disabled={keeping === 'saving'} onClick={save}>
            {keeping === 'saving' ? keepTexts.saving : keepTexts.save}
          </PlayButton>
        )}
        <PlayLink href="/play">{playTexts.otherCourses}</PlayLink>
        <PlayLink href={pack.profile.url}>{playTexts.aboutCourse}</PlayLink>
        <PlayLink href="/">{playTexts.homePage}</PlayLink>
      </div>
      <TransferButtons />
    </PlaySection>
  );
}
