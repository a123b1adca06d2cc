import { useCallback, useEffect, useState } from 'react';
import { CourseName } from '#components/site/course-name.tsx';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { keepShell, keptBytes, removeCourse } from './keep.ts';
import { PlayButton, PlayLink } from './play-button.tsx';
import type { Round } from './round.ts';
import { RoundCard, standing } from './round-card.tsx';
import { ShareButtons } from './round-summary.tsx';
import { type KeptCourse, openPlay } from './store.ts';
import { TransferButtons } from './transfer-buttons.tsx';
import { playPath } from './use-course.ts';

type Kept = { courses: (KeptCourse & { bytes: number })[]; rounds: Round[] };

/** The courses and rounds of this device. */
export function PlayHome() {
  const { keepTexts, playHomeTexts, playTexts } = useTexts(playPart);
  const [kept, setKept] = useState<Kept | null>(null);
  const read = useCallback(
    () =>
      readKept()
        .then(setKept)
        .catch(() => setKept({ courses: [], rounds: [] })),
    [],
  );
  const removeRound = async ({ id }: Round) => {
    if (!confirm(playHomeTexts.deleteForGood)) return;
    await (await openPlay()).delete('rounds', id);
    await read();
  };
  useEffect(() => {
    void read();
    // A newer build is kept for the next visit.
    void caches
      .has('play')
      .then(async (isKept) => {
        if (isKept && navigator.onLine) await keepShell();
      })
      .catch(() => {});
  }, [read]);
  return (
    <div className="play-notice" data-play="">
      <h1 className="mb-3">{playTexts.title}</h1>
      <p>{playHomeTexts.lead}</p>
      <p className="play-actions">
        <PlayLink isMain href="/search">
          {playHomeTexts.find}
        </PlayLink>
        <PlayLink href="/">{playTexts.homePage}</PlayLink>
      </p>
      <h2 className="mt-8">{playHomeTexts.courses}</h2>
      {/* Keeps its room until they're read. */}
      {!kept?.courses.length && <p className={kept ? undefined : 'invisible'}>{playHomeTexts.noCourses}</p>}
      <ul className="play-list">
        {kept?.courses.map(({ slug, name, nameLatin = null, countryCode = null, bytes }) => (
          <li key={slug}>
            <a href={playPath(slug)}>
              <span>
                <CourseName name={name} name_latin={nameLatin} country_code={countryCode} />
              </span>
              <small>{Math.round(bytes / 1000)} kB</small>
            </a>
            <PlayButton data-action="remove" onClick={() => removeCourse(slug).then(read)}>
              {keepTexts.remove}
            </PlayButton>
          </li>
        ))}
      </ul>
      {kept && kept.rounds.length > 0 && <h2 className="mt-8">{playHomeTexts.rounds}</h2>}
      <ul className="play-list">
        {kept?.rounds.map((round) => (
          <li key={round.id}>
            <RoundItem round={round} />
            <PlayButton onClick={() => removeRound(round)}>{playHomeTexts.deleteRound}</PlayButton>
          </li>
        ))}
      </ul>
      <TransferButtons onImported={read} />
    </div>
  );
}

/** A round in progress is opened where it's played, and a finished one here, even if its course is gone. */
function RoundItem({ round }: { round: Round }) {
  const language = useLanguage();
  const { playHomeTexts, roundTexts } = useTexts(playPart);
  const when = roundTexts.on(new Date(round.startedAt));
  const { courseName, courseNameLatin = null, countryCode = null } = round;
  const name = (
    <span>
      <CourseName name={courseName} name_latin={courseNameLatin} country_code={countryCode} />
    </span>
  );
  if (round.finishedAt === null) {
    return (
      <a href={playPath(round.slug)}>
        {name}
        <small>
          {when} · {playHomeTexts.inProgress}
        </small>
      </a>
    );
  }
  return (
    <details className="flex-[1_1_12rem] open:basis-full">
      <summary>
        {name}
        <small>
          {when} · {standing(round, language)}
        </small>
      </summary>
      <RoundCard round={round} />
      <div className="play-actions">
        <ShareButtons round={round} />
      </div>
    </details>
  );
}

async function readKept(): Promise<Kept> {
  const database = await openPlay();
  const [courses, rounds] = await Promise.all([database.getAll('courses'), database.getAll('rounds')]);
  const saved = courses.filter(({ isSaved }) => isSaved).sort((a, b) => a.name.localeCompare(b.name));
  return {
    courses: await Promise.all(saved.map(async (course) => ({ ...course, bytes: await keptBytes(course) }))),
    rounds: rounds.sort((a, b) => b.startedAt - a.startedAt),
  };
}
