'use client';
import type { GolfProfile } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { PlayButton } from './play-button.tsx';
import type { KeptCourse } from './store.ts';
import { TransferButtons } from './transfer-buttons.tsx';
import type { Game } from './use-course.ts';

type KeepSectionProps = { profile: GolfProfile; kept: KeptCourse | null; game: Game };

/** What this device keeps of the course, how much space that takes, and how to remove it. */
export function KeepSection({ profile, kept, game: { keeping, save, remove } }: KeepSectionProps) {
  const { keepTexts, playTexts } = useTexts(playPart);
  const isSaved = kept?.isSaved ?? false;
  return (
    <section className="play-section">
      <h2>{keepTexts.title}</h2>
      <p role="status">
        {keeping === 'failed' ? keepTexts.failed : isSaved ? keepTexts.saved : keepTexts.notSaved}
        {kept?.newer && ` ${keepTexts.newer}`}
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
        <a className="play-button" href="/play">
          {playTexts.otherCourses}
        </a>
        <a className="play-button" href={pagePath.course(profile.slug)}>
          {playTexts.aboutCourse}
        </a>
        <a className="play-button" href="/">
          {playTexts.homePage}
        </a>
      </div>
      <TransferButtons />
    </section>
  );
}
