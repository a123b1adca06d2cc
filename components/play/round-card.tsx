'use client';
import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { holeResults, matchOf, type Round, totalOf } from './round.ts';
import { Dots } from './score-entry.tsx';

type CardTableProps = { round: Round; current?: string; onHole?: (key: string) => void };

/** The round that's played; a tap on a hole goes there. */
export function RoundCard(props: Required<CardTableProps>) {
  const { roundTexts } = useTexts(playPart);
  return (
    <section className="play-section">
      <h2>{roundTexts.card}</h2>
      <CardTable {...props} />
    </section>
  );
}

/** Every hole of a round, a line each. */
export function CardTable({ round, current, onHole }: CardTableProps) {
  const language = useLanguage();
  const { formatNames, roundTexts } = useTexts(playPart);
  const results = round.players.map((_, number) => holeResults(round, number));
  return (
    <>
      <p>
        {formatNames[round.format]} · {round.title}
        {round.isCompetition && ` · ${roundTexts.competitionOn}`}
      </p>
      <Players round={round} />
      <p className="play-standing" role="status">
        {standing(round, language)}
      </p>
      <div className="play-scroll">
        <table className="play-table play-card">
          <thead>
            <tr>
              <th>{roundTexts.holes}</th>
              <th>{roundTexts.par}</th>
              {round.players.map(({ name }, number) => (
                <th key={number}>
                  <bdi>{name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.holes.map(({ key, label }, index) => (
              <tr key={key} aria-current={key === current}>
                <th scope="row">
                  {onHole ? (
                    <button type="button" onClick={() => onHole(key)}>
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                </th>
                <td>{parsOn(round, index)}</td>
                {round.players.map(({ strokes }, number) => (
                  <Cell
                    key={number}
                    round={round}
                    number={number}
                    label={label}
                    received={strokes[index] ?? 0}
                    result={results[number]![index]!}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** "4", or "4/5" where the players' cards differ, in their order. */
function parsOn({ players }: Round, index: number): string {
  const pars = players.map(({ pars }) => pars[index] ?? '–');
  return new Set(pars).size === 1 ? String(players[0]!.pars[index] ?? '') : pars.join('/');
}

type CellProps = {
  round: Round;
  number: number;
  label: string;
  received: number;
  result: ReturnType<typeof holeResults>[number];
};

function Cell({ round, number, label, received, result: { gross, net, points } }: CellProps) {
  const { roundTexts } = useTexts(playPart);
  return (
    <td
      data-score=""
      data-player={number + 1}
      data-hole={label}
      data-value={gross ?? ''}
      data-strokes={received}
    >
      <b>{gross ?? ''}</b> <Dots count={received} />
      {net !== null && (
        <small>
          {round.format === 'stableford' && points !== null ? roundTexts.points(points) : roundTexts.net(net)}
        </small>
      )}
    </td>
  );
}

function Players({ round }: { round: Round }) {
  const { roundTexts } = useTexts(playPart);
  return (
    <ul className="play-players">
      {round.players.map(({ name, tee, courseHandicap, playingHandicap }, number) => (
        <li
          key={number}
          data-player={number + 1}
          data-course-handicap={courseHandicap ?? undefined}
          data-playing-handicap={playingHandicap ?? undefined}
        >
          <bdi>{name}</bdi>, {tee}
          {courseHandicap === null || playingHandicap === null
            ? round.players[number]?.index === null
              ? ''
              : ` · ${roundTexts.unrated}`
            : ` · ${roundTexts.courseHandicap(signed(courseHandicap))} · ${roundTexts.playingHandicap(signed(playingHandicap))}`}
        </li>
      ))}
    </ul>
  );
}

/** A plus handicap has its sign. */
const signed = (handicap: number) => (handicap < 0 ? `+${-handicap}` : String(handicap));

/** "Ann: 41 strokes, net 35, 17 points", and the state of a match. */
export function standing(round: Round, language: Language): string {
  const { roundTexts } = language.read(playPart);
  const match = matchOf(round);
  const [first, second] = round.players;
  if (match && first && second) {
    const { up, left, isDecided, played } = match;
    const leader = up >= 0 ? first.name : second.name;
    if (isDecided && up !== 0) return roundTexts.wins(leader, Math.abs(up), left);
    if (isDecided) return roundTexts.halved;
    const score = up === 0 ? roundTexts.allSquare : roundTexts.up(leader, Math.abs(up));
    return `${score} ${roundTexts.thru(played)}`;
  }
  return round.players
    .map(({ name }, number) => {
      const { gross, net, points } = totalOf(round, number);
      return `${name}: ${roundTexts.strokes(gross)}, ${roundTexts.net(net)}, ${roundTexts.points(points)}`;
    })
    .join('; ');
}
