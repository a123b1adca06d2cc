import { type FormEvent, useRef, useState } from 'react';
import { findTee, getGolfer, rememberGolfer } from '#components/site/golfer.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { cardChoices } from '#lib/golf/card-choice.ts';
import type { Format } from '#lib/golf/formats.ts';
import type { Gender } from '#lib/golf/genders.ts';
import { parseHandicapIndex } from '#lib/golf/handicap.ts';
import { nameAmongTees } from '#lib/golf/scorecard.ts';
import type { Language } from '#messages/languages.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import type { Pack } from './keep.ts';
import { PlayButton } from './play-button.tsx';
import { PlayChoice } from './play-choice.tsx';
import type { PlayHole } from './play-course.ts';
import { PlaySection } from './play-section.tsx';
import type { Round } from './round.ts';
import { enterPlayers, holesFrom, type RoundChoice, roundChoices, teesOf } from './round-choices.ts';
import { type PlaySettings, readPlayers, writePlayers } from './store.ts';
import type { GreenSide } from './two-greens.ts';
import type { PlayView } from './use-play.ts';

type RoundFormProps = { pack: Pack; view: PlayView; onStart: (round: Round) => Promise<void> };
type Entry = PlaySettings['players'][number];

export function RoundForm(props: RoundFormProps) {
  const { roundTexts } = useTexts(playPart);
  /** The flight as last entered. */
  const [players, setPlayers] = useState<readonly Entry[] | null>(null);
  const open = () =>
    readPlayers()
      .catch(() => [])
      .then(setPlayers);
  return (
    <PlaySection title={roundTexts.title} id="play-round">
      {players ? (
        <Form {...props} players={players} onCancel={() => setPlayers(null)} />
      ) : (
        <PlayButton isMain data-action="start-round" onClick={open}>
          {roundTexts.start}
        </PlayButton>
      )}
    </PlaySection>
  );
}

const MOST_PLAYERS = 4;

type FormProps = RoundFormProps & { players: readonly Entry[]; onCancel: () => void };

function Form({ pack, view, onStart, players, onCancel }: FormProps) {
  const language = useLanguage();
  const { formatNames, greenTexts, holeWords, roundTexts } = useTexts(playPart);
  const { profile } = pack;
  const form = useRef<HTMLFormElement>(null);
  const [choices] = useState(() => roundChoices(profile, view.all, getGolfer().card));
  const [choice, setChoice] = useState(choices[0]!);
  const tees = teesOf(profile, choice);
  const [entrants, setEntrants] = useState(() => [{ id: 1, entry: firstEntry(tees, players[0]) }]);
  const [problem, setProblem] = useState('');
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const entered = readForm(form.current!);
    if (entered.format === 'match' && entrants.length !== 2) {
      setProblem(roundTexts.twoForMatch);
      return;
    }
    remember(profile, choice, entered.entries);
    try {
      await onStart(newRound(pack, choice, entered, view.isCompetition, language));
      // The form was far below the hole, and what has moved into its place would be in sight.
      document.getElementById('play-hole')?.scrollIntoView();
    } catch {
      setProblem(roundTexts.notWritten);
    }
  };
  const add = () => {
    const { tee, gender } = readForm(form.current!).entries[0]!;
    const entry = { name: '', index: '', gender, ...players[entrants.length], tee };
    setEntrants([...entrants, { id: entrants.at(-1)!.id + 1, entry }]);
  };
  const drop = (id: number) => setEntrants(entrants.filter((entrant) => entrant.id !== id));
  return (
    <form className="grid gap-3" ref={form} onSubmit={begin}>
      <PlayChoice label={roundTexts.format} field="format" options={Object.entries(formatNames)} />
      <PlayChoice
        label={roundTexts.holes}
        field="holes"
        options={choices.map((each) => [each.id, choiceName(each, language)])}
        onChange={({ target }) => setChoice(choices[target.selectedIndex]!)}
      />
      <PlayChoice
        label={roundTexts.startAt}
        field="start"
        options={choice.holes.map(({ key, label }) => [key, holeWords.hole(label)])}
      />
      {choice.holes.some(hasTwo) && (
        <PlayChoice
          label={greenTexts.title}
          field="greens"
          options={[['', greenTexts.asMapped], ...Object.entries(greenTexts.greens)]}
        />
      )}
      {entrants.map(({ id, entry }, number) => (
        <Player
          key={id}
          number={number}
          entry={entry}
          tees={tees}
          onDrop={number === 0 ? null : () => drop(id)}
        />
      ))}
      {problem && <p role="alert">{problem}</p>}
      <div className="play-actions">
        {entrants.length < MOST_PLAYERS && <PlayButton onClick={add}>{roundTexts.add}</PlayButton>}
        <PlayButton onClick={onCancel}>{roundTexts.cancel}</PlayButton>
        <PlayButton isMain type="submit" data-action="start-round">
          {roundTexts.begin}
        </PlayButton>
      </div>
    </form>
  );
}

type Tees = ReturnType<typeof teesOf>;
type PlayerProps = { number: number; entry: Entry; tees: Tees; onDrop: (() => void) | null };

function Player({ number, entry, tees, onDrop }: PlayerProps) {
  const { roundTexts } = useTexts(playPart);
  const { genderWords, notAnIndex } = useTexts(golfPart);
  return (
    <fieldset className="grid gap-3 border border-rule-strong p-3">
      <legend>{roundTexts.player(number + 1)}</legend>
      <label className="grid gap-1">
        {roundTexts.name}
        <input
          {...{ className: 'field', name: 'name', 'data-field': 'name', autoComplete: 'off' }}
          maxLength={40}
          defaultValue={entry.name}
        />
      </label>
      <label className="grid gap-1">
        {roundTexts.index}
        <input
          {...{ className: 'field', name: 'index', 'data-field': 'index', autoComplete: 'off' }}
          inputMode="decimal"
          defaultValue={entry.index}
          onChange={({ target }) => {
            const isWrong = target.value.trim() !== '' && parseHandicapIndex(target.value) === null;
            target.setCustomValidity(isWrong ? notAnIndex : '');
          }}
        />
      </label>
      {tees.length > 0 && (
        <PlayChoice
          label={roundTexts.tee}
          field="tee"
          defaultValue={entry.tee}
          options={tees.map(({ label }) => [label, nameAmongTees(label, tees)])}
        />
      )}
      <PlayChoice
        label={roundTexts.gender}
        field="gender"
        defaultValue={entry.gender}
        options={(['men', 'women'] as const).map((each) => [each, genderWords[each].label])}
      />
      {onDrop && <PlayButton onClick={onDrop}>{roundTexts.drop}</PlayButton>}
    </fieldset>
  );
}

function readForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const of = (field: string) => data.getAll(field).map(String);
  const [indexes, tees, genders] = [of('index'), of('tee'), of('gender')];
  return {
    format: data.get('format') as Format,
    start: String(data.get('start')),
    greens: (data.get('greens') || null) as GreenSide | null,
    entries: of('name').map(
      (name, number): Entry => ({
        name,
        index: indexes[number]!,
        tee: tees[number] ?? '',
        gender: genders[number]!,
      }),
    ),
  };
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

function newRound(
  { profile, hash }: Pack,
  choice: RoundChoice,
  { format, start, greens, entries }: ReturnType<typeof readForm>,
  isCompetition: boolean,
  language: Language,
): Round {
  const { greenTexts, roundTexts } = language.read(playPart);
  const name = choiceName(choice, language);
  const entrants = entries.map((entry, number) => ({
    name: entry.name.trim() || roundTexts.player(number + 1),
    index: parseHandicapIndex(entry.index),
    tee: entry.tee,
    gender: entry.gender as Gender,
  }));
  return {
    id: crypto.randomUUID(),
    slug: profile.slug,
    courseName: profile.name,
    courseNameLatin: profile.name_latin,
    countryCode: profile.location.country_code,
    title: greens ? `${name}, ${greenTexts.greens[greens].toLowerCase()}` : name,
    edition: hash,
    startedAt: Date.now(),
    finishedAt: null,
    format,
    isCompetition,
    greens: { usual: greens, byHole: {} },
    holes: holesFrom(choice.holes, start).map(({ key, label }) => ({ key, label })),
    players: enterPlayers(profile, choice, start, format, entrants),
    scores: {},
    at: { key: start, isPinned: false },
  };
}

const hasTwo = ({ mapped }: PlayHole) => Boolean(mapped?.greens);

function choiceName({ name, part, holes }: RoundChoice, language: Language): string {
  const text = language.read(playPart).roundTexts.parts[part](holes.length);
  return name === null ? text : `${name}: ${text}`;
}

/** Last time's player, on this course's tee of the same name or colour. */
function firstEntry(tees: Tees, last: Entry | undefined): Entry {
  const { tee, gender, index } = getGolfer();
  const label = (findTee(tees, tee) ?? tees[0])?.label ?? '';
  return { name: last?.name ?? '', index: index ?? '', tee: label, gender: gender ?? 'men' };
}
