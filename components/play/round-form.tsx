'use client';
import { type FormEvent, useState } from 'react';
import { findTee, getGolfer, rememberGolfer } from '#components/site/golfer.ts';
import { type Format, formats } from '#lib/golf/formats.ts';
import { genders } from '#lib/golf/genders.ts';
import { parseHandicapIndex } from '#lib/golf/handicap.ts';
import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import type { Pack } from './keep.ts';
import type { PlayHole } from './play-course.ts';
import { Choice, type Entry, PlayerFields } from './player-fields.tsx';
import type { Round } from './round.ts';
import { enterPlayers, holesFrom, type RoundChoice, roundChoices, teesOf } from './round-choices.ts';
import type { PlaySettings } from './store.ts';
import { greenSides } from './two-greens.ts';

type RoundFormProps = {
  pack: Pack;
  holes: readonly PlayHole[];
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  isCompetition: boolean;
  settings: PlaySettings | null;
  onSettings: (change: Partial<PlaySettings>) => void;
  onStart: (round: Round) => Promise<void>;
};

export function RoundForm(props: RoundFormProps) {
  const { roundTexts } = useTexts(playPart);
  const { isOpen, onOpen } = props;
  return (
    <section className="play-section" id="play-round">
      <h2>{roundTexts.title}</h2>
      {isOpen ? (
        <Form {...props} />
      ) : (
        <button
          type="button"
          className="play-button play-main"
          data-action="start-round"
          onClick={() => onOpen(true)}
        >
          {roundTexts.start}
        </button>
      )}
    </section>
  );
}

const MOST_PLAYERS = 4;

function Form(props: RoundFormProps) {
  const language = useLanguage();
  const { formatNames, roundTexts } = useTexts(playPart);
  const { pack, onOpen, settings } = props;
  const { profile } = pack;
  const [choices] = useState(() => roundChoices(profile, props.holes));
  const [choiceId, setChoiceId] = useState(choices[0]!.id);
  const choice = choices.find(({ id }) => id === choiceId) ?? choices[0]!;
  const [start, setStart] = useState('');
  const [greens, setGreens] = useState('');
  const [format, setFormat] = useState<Format>('stroke');
  const [entries, setEntries] = useState(() => firstEntries(pack, choice, settings));
  const [hasFailed, setHasFailed] = useState(false);
  const isRefused = format === 'match' && entries.length !== 2;
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (isRefused) return;
    remember(props, choice, entries);
    props
      .onStart(newRound(props, { choice, start, format, entries, greens }, language))
      .catch(() => setHasFailed(true));
  };
  const add = () =>
    setEntries([
      ...entries,
      { ...entries[0]!, name: '', index: '', ...settings?.players[entries.length], tee: entries[0]!.tee },
    ]);
  return (
    <form className="play-form" onSubmit={begin}>
      <Choice
        label={roundTexts.format}
        field="format"
        value={format}
        onChange={(value) => setFormat(value as Format)}
      >
        {formats.map((each) => (
          <option key={each} value={each}>
            {formatNames[each]}
          </option>
        ))}
      </Choice>
      <HoleFields choices={choices} choice={choice} start={start} onChoice={setChoiceId} onStart={setStart} />
      <GreensField choice={choice} greens={greens} onGreens={setGreens} />
      <Players profile={profile} choice={choice} entries={entries} onEntries={setEntries} />
      {isRefused && <p role="alert">{roundTexts.twoForMatch}</p>}
      {hasFailed && <p role="alert">{roundTexts.notWritten}</p>}
      <div className="play-actions">
        {entries.length < MOST_PLAYERS && (
          <button type="button" className="play-button" onClick={add}>
            {roundTexts.add}
          </button>
        )}
        <button type="button" className="play-button" onClick={() => onOpen(false)}>
          {roundTexts.cancel}
        </button>
        <button type="submit" className="play-button play-main" data-action="start-round">
          {roundTexts.begin}
        </button>
      </div>
    </form>
  );
}

/** Players for the next round, and what the site knows of the first of them. */
function remember(
  { pack, onSettings }: RoundFormProps,
  choice: RoundChoice,
  entries: readonly Entry[],
): void {
  onSettings({ players: [...entries] });
  const first = entries[0]!;
  const tee = teesOf(pack.profile, choice).find(({ label }) => label === first.tee);
  rememberGolfer({
    ...(tee && { tee: { name: tee.name, colour: tee.colour } }),
    gender: first.gender,
    index: first.index || null,
  });
}

type Entered = {
  choice: RoundChoice;
  start: string;
  format: Format;
  entries: readonly Entry[];
  greens: string;
};

function newRound(
  { pack: { profile, edition }, isCompetition }: RoundFormProps,
  { choice, start, format, entries, greens }: Entered,
  language: Language,
): Round {
  const { greenTexts, roundTexts } = language.read(playPart);
  const usual = choice.holes.some(hasTwo) ? (greenSides.find((side) => side === greens) ?? null) : null;
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
    edition: edition.hash,
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

type GreensProps = { choice: RoundChoice; greens: string; onGreens: (greens: string) => void };

/** A field for rounds in which holes have two greens. */
function GreensField({ choice, greens, onGreens }: GreensProps) {
  const { greenTexts } = useTexts(playPart);
  if (!choice.holes.some(hasTwo)) return null;
  return (
    <Choice label={greenTexts.title} field="greens" value={greens} onChange={onGreens}>
      <option value="">{greenTexts.asMapped}</option>
      {greenSides.map((side) => (
        <option key={side} value={side}>
          {greenTexts.greens[side]}
        </option>
      ))}
    </Choice>
  );
}

type HoleFieldsProps = {
  choices: readonly RoundChoice[];
  choice: RoundChoice;
  start: string;
  onChoice: (id: string) => void;
  onStart: (key: string) => void;
};

function HoleFields({ choices, choice, start, onChoice, onStart }: HoleFieldsProps) {
  const language = useLanguage();
  const { holeWords, roundTexts } = useTexts(playPart);
  return (
    <>
      <Choice label={roundTexts.holes} field="holes" value={choice.id} onChange={onChoice}>
        {choices.map((each) => (
          <option key={each.id} value={each.id}>
            {choiceName(each, language)}
          </option>
        ))}
      </Choice>
      <Choice label={roundTexts.startAt} field="start" value={start} onChange={onStart}>
        {choice.holes.map(({ key, label }) => (
          <option key={key} value={key}>
            {holeWords.hole(label)}
          </option>
        ))}
      </Choice>
    </>
  );
}

type PlayersProps = {
  profile: Pack['profile'];
  choice: RoundChoice;
  entries: readonly Entry[];
  onEntries: (entries: Entry[]) => void;
};

function Players({ profile, choice, entries, onEntries }: PlayersProps) {
  const tees = teesOf(profile, choice).map(({ label }) => label);
  return entries.map((entry, number) => (
    <PlayerFields
      key={number}
      number={number}
      entry={{ ...entry, tee: teeAmong(tees, entry.tee) }}
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
function firstEntries({ profile }: Pack, choice: RoundChoice, settings: PlaySettings | null): Entry[] {
  const golfer = getGolfer();
  const tees = teesOf(profile, choice);
  const ids = new Set(tees.map(({ id }) => id));
  const own = findTee(
    profile.teeboxes.filter(({ teebox_id }) => ids.has(teebox_id)),
    golfer.tee,
  );
  const tee = tees.find(({ id }) => id === own?.teebox_id) ?? tees[0];
  return [
    {
      name: settings?.players[0]?.name ?? '',
      index: golfer.index ?? '',
      tee: tee?.label ?? '',
      gender: golfer.gender ?? 'men',
    },
  ];
}
