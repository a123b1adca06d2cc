'use client';
import { useEffect, useState } from 'react';
import type { GolfProfile } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { playPart } from '#messages/parts/play.ts';
import { useTexts } from '#messages/use-texts.ts';
import { InstallButton } from './install-button.tsx';
import { keptBytes } from './keep.ts';
import { sizeText } from './lengths.ts';
import type { KeptCourse } from './store.ts';
import { TransferButtons } from './transfer-buttons.tsx';
import type { Keeping } from './use-course.ts';

export interface Keep {
  kept: KeptCourse | null;
  keeping: Keeping;
  save: () => Promise<void>;
  remove: () => Promise<void>;
}

/** What this device keeps of the course, how much space that takes, and how to remove it. */
export function KeepSection({ profile, kept, keeping, save, remove }: Keep & { profile: GolfProfile }) {
  const { keepTexts, playTexts } = useTexts(playPart);
  const size = useSize(profile.slug, kept);
  const isSaved = kept?.isSaved ?? false;
  return (
    <section className="play-section">
      <h2>{keepTexts.title}</h2>
      <p role="status">
        {keeping === 'failed' ? keepTexts.failed : isSaved ? keepTexts.saved(size) : keepTexts.notSaved}
        {kept?.newer && ` ${keepTexts.newer}`}
      </p>
      <div className="play-actions">
        {isSaved ? (
          <button type="button" className="play-button" data-action="remove" onClick={remove}>
            {keepTexts.remove}
          </button>
        ) : (
          <button
            type="button"
            className="play-button play-main"
            data-action="save"
            disabled={keeping === 'saving'}
            onClick={save}
          >
            {keeping === 'saving' ? keepTexts.saving : keepTexts.save}
          </button>
        )}
        <InstallButton />
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

function useSize(slug: string, kept: KeptCourse | null): string {
  const [size, setSize] = useState('');
  useEffect(() => {
    if (!kept) return;
    keptBytes()
      .then((bytes) => setSize(sizeText(bytes.get(slug) ?? 0)))
      .catch(() => {});
  }, [slug, kept]);
  return size;
}
