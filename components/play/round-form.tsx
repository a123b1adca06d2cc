'use client';
import { type FormEvent, useState } from 'react';
import { findTee, getGolfer, rememberGolfer } from '#components/site/golfer.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { cardChoices } from '#lib/golf/card-choice.ts';
import { type Format, formats } from '#lib/golf/formats.ts';
import { genders } from '#lib/golf/genders.ts';
import { parseHandicapIndex } from '#lib/golf/handicap.ts';
import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import type { Pack } from './keep.ts';
import { PlayButton } from './play-button.tsx';
import type { PlayHole } from './play-course.ts';
import { Choice, type Entry, PlayerFields } from './player-fields.tsx';
import type { Round } from './round.ts';
import { enterPlayers, holesFrom, type RoundChoice, roundChoices, teesOf } from './round-choices.ts';
import { readPlayers, writePlayers } from './store.ts';
import { type GreenSide, greenSides } from './two-greens.ts';
import type { PlayView } from './use-play.ts';

type RoundFormProps = { pack: Pack; view: PlayView; onStart: (round: Round) => Promise<void> };

export function RoundForm(props: RoundFormProps) {
  const { roundTexts } = useTexts(playPart);
  const [players, setPlayers] = useState<Entry[] | null>(null);
  const open = () =>
    readPlayers()
      .catch(() => [])
      .then(setPlayers);
  return (
    <section className="play-section" id="play-round">
      <h2>{roundTexts.title}</h2>
      {players ? (
        <Form {...props} players={players} onCancel={() => setPlayers(null)} />
      ) : (
        <PlayButton isMain data-action="start-round" onClick={open}>
          {roundTexts.start}
        </PlayButton>
      )}
    </section>
  );
}

const MOST_PLAYERS = 4;

type FormProps = RoundFormProps & {
  /** The flight as last entered. */
  players: readonly Entry[];
  onCancel: () => void;
};

function Form({ pack, view, onStart, players, onCancel }: FormProps) {
  const language = useLanguage();
  const { formatNames, greenTexts, holeWords, roundTexts } = useTexts(playPart);
  const { profile } = pack;
  const [choices] = useState(() => roundChoices(profile, view.all, getGolfer().card));
  const [choiceId, setChoiceId] = useState(choices[0]!.id);
  const choice = choices.find(({ id }) => id === choiceId) ?? choices[0]!;
  const [start, setStart] = useState('');
  const [greens, setGreens] = useState<GreenSide | ''>('');
  const [format, setFormat] = useState<Format>('stroke');
  const [entries, setEntries] = useState(() => firstEntries(profile, choice, players[0]));
  const [hasFailed, setHasFailed] = useState(false);
  const isRefused = format === 'match' && entries.length !== 2;
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (isRefused) return;
    remember(profile, choice, entries);
    const { isCompetition } = view;
    const round = newRound({ pack, isCompetition, choice, start, format, entries, greens }, language);
    try {
      await onStart(round);
      // The form was far below the hole, and what has moved into its place would be in sight.
      document.getElementById('play-hole')?.scrollIntoView();
    } catch {
      setHasFailed(true);
    }
  };
  const add = () =>
    setEntries([
      ...entries,
      { ...entries[0]!, name: '', index: '', ...players[entries.length], tee: entries[0]!.tee },
    ]);
  return (
    <form className="play-form" onSubmit={begin}>
      <Choice
        label={roundTexts.format}
        field="format"
        value={format}
        options={formats.map((each) => [each, formatNames[each]])}
        onChange={setFormat}
      />
      <Choice
        label={roundTexts.holes}
        field="holes"
        value={choice.id}
        options={choices.map((each) => [each.id, choiceName(each, language)])}
        onChange={setChoiceId}
      />
      <Choice
        label={roundTexts.startAt}
        field="start"
        value={start}
        options={choice.holes.map(({ key, label }) => [key, holeWords.hole(label)])}
        onChange={setStart}
      />
      {choice.holes.some(hasTwo) && (
        <Choice
          label={greenTexts.title}
          field="greens"
          value={greens}
          options={[
            ['', greenTexts.asMapped],
            ...greenSides.map((side) => [side, greenTexts.greens[side]] as const),
          ]}
          onChange={setGreens}
        />
      )}
      <Players profile={profile} choice={choice} entries={entries} onEntries={setEntries} />
      {isRefused && <p role="alert">{roundTexts.twoForMatch}</p>}
      {hasFailed && <p role="alert">{roundTexts.notWritten}</p>}
      <div className="play-actions">
        {entries.length < MOST_PLAYERS && <PlayButton onClick={add}>{roundTexts.add}</PlayButton>}
        <PlayButton onClick={onCancel}>{roundTexts.cancel}</PlayButton>
        <button type="submit" className="play-button play-main" data-action="start-round">
          {roundTexts.begin}
        </button>
      </div>
    </form>
  );
}

/** Players for the next round, and what the site knows of the first of them. */
function remember(profile: GolfProfile, choice: RoundChoice, entries: readonly Entry[]): void {
  writePlayers([...entries]).catch(() => {});
  const first = entries[0]!;
  const tee = teesOf(profile, choice).find(({ label }) => label === first.tee);
  const card = cardChoices(profile).find(({ id }) => choice.cardIds.includes(id));
  rememberGolfer({
    ...(tee && { tee: { name: tee.name, colour: tee.color } }),
    ...(card && { card: card.name }),
    gender: first.gender,
    index: first.index || null,
  });
}

type Entered = {
  pack: Pack;
  isCompetition: boolean;
  choice: RoundChoice;
  start: string;
  format: Format;
  entries: readonly Entry[];
  greens: GreenSide | '';
};

function newRound(
  { pack: { profile, hash }, isCompetition, choice, start, format, entries, greens }: Entered,
  language: Language,
): Round {
  const { greenTexts, roundTexts } = language.read(playPart);
  const usual = (choice.holes.some(hasTwo) && greens) || null;
  const startKey = choice.holes.some(({ key }) => key === start) ? start : choice.holes[0]!.key;
  const tees = teesOf(profile, choice).map(({ label }) => label);
  const entrants = entries.map((entry, number) => ({
    name: entry.name.trim() || roundTexts.player(number + 1),
    index: parseHandicapIndex(entry.index),
    tee: teeAmong(tees, entry.tee),
    gender: genders.find((each) => each === entry.gender) ?? 'men',
  }));
  return {
    id: crypto.randomUUID(),
    slug: profile.slug,
    courseName: profile.name,
    courseNameLatin: profile.name_latin,
    countryCode: profile.location.country_code,
    title: [choiceName(choice, language), ...(usual ? [greenTexts.greens[usual].toLowerCase()] : [])].join(
      ', ',
    ),
    edition: hash,
    startedAt: Date.now(),
    finishedAt: null,
    format,
    isCompetition,
    greens: { usual, byHole: {} },
    holes: holesFrom(choice.holes, startKey).map(({ key, label }) => ({ key, label })),
    players: enterPlayers(profile, choice, startKey, format, entrants),
    scores: {},
    at: { key: startKey, isPinned: false },
  };
}

const hasTwo = ({ mapped }: PlayHole) => Boolean(mapped?.greens);

type PlayersProps = {
  profile: Pack['profile'];
  choice: RoundChoice;
  entries: readonly Entry[];
  onEntries: (entries: Entry[]) => void;
};

function Players({ profile, choice, entries, onEntries }: PlayersProps) {
  const tees = teesOf(profile, choice);
  const labels = tees.map(({ label }) => label);
  return entries.map((entry, number) => (
    <PlayerFields
      key={number}
      number={number}
      entry={{ ...entry, tee: teeAmong(labels, entry.tee) }}
      tees={tees}
      onChange={(part) =>
        onEntries(entries.map((each, other) => (other === number ? { ...each, ...part } : each)))
      }
      onDrop={number === 0 ? null : () => onEntries(entries.filter((_, each) => each !== number))}
    />
  ));
}

/** Other holes may have other tees. */
const teeAmong = (tees: readonly string[], wanted: string) =>
  tees.includes(wanted) ? wanted : (tees[0] ?? '');

function choiceName({ name, part, holes }: RoundChoice, language: Language): string {
  const { roundTexts } = language.read(playPart);
  const text = roundTexts.parts[part](holes.length);
  return name === null ? text : `${name}: ${text}`;
}

/** Last time's player, on this course's tee of the same name or colour. */
function firstEntries(profile: GolfProfile, choice: RoundChoice, last: Entry | undefined): Entry[] {
  const { tee, gender, index } = getGolfer();
  const tees = teesOf(profile, choice);
  const own = findTee(tees, tee);
  return [
    {
      name: last?.name ?? '',
      index: index ?? '',
      tee: (own ?? tees[0])?.label ?? '',
      gender: gender ?? 'men',
    },
  ];
}
