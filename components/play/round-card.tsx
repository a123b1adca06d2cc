import type { Language } from '#messages/languages.ts';
import { playPart } from '#messages/parts/play.ts';
import { useLanguage, useTexts } from '#messages/use-texts.ts';
import { holeResults, matchOf, type Round, totalOf } from './round.ts';
import { Dots } from './score-entry.tsx';

type RoundCardProps = { round: Round; current?: string; onHole?: (key: string) => void };

/** Every hole of a round, a line each; a tap on one goes there while it's played. */
export function RoundCard({ round, current, onHole }: RoundCardProps) {
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
      <div className="overflow-x-auto">
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
              <tr key={key} aria-current={key === current} className="aria-[current=true]:bg-(--panel)">
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
                {results.map((ofPlayer, number) => (
                  <Cell key={number} {...{ round, number, index }} result={ofPlayer[index]!} />
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

type Result = ReturnType<typeof holeResults>[number];
type CellProps = { round: Round; number: number; index: number; result: Result };

function Cell({ round, number, index, result: { gross, net, points } }: CellProps) {
  const { roundTexts } = useTexts(playPart);
  const received = round.players[number]!.strokes[index] ?? 0;
  const isInPoints = round.format === 'stableford' && points !== null;
  return (
    <td
      data-score=""
      data-player={number + 1}
      data-hole={round.holes[index]!.label}
      data-value={gross ?? ''}
      data-strokes={received}
    >
      <b>{gross}</b> <Dots count={received} />
      {net !== null && (
        <small className="block">{isInPoints ? roundTexts.points(points) : roundTexts.net(net)}</small>
      )}
    </td>
  );
}

function Players({ round }: { round: Round }) {
  const { roundTexts } = useTexts(playPart);
  return (
    <ul className="my-2">
      {round.players.map(({ name, tee, index, courseHandicap, playingHandicap }, number) => {
        const handicaps = [
          courseHandicap !== null && roundTexts.courseHandicap(signed(courseHandicap)),
          playingHandicap !== null && roundTexts.playingHandicap(signed(playingHandicap)),
          courseHandicap === null && index !== null && roundTexts.unrated,
        ];
        return (
          <li
            key={number}
            data-player={number + 1}
            data-course-handicap={courseHandicap ?? undefined}
            data-playing-handicap={playingHandicap ?? undefined}
          >
            <bdi>{name}</bdi>, {[tee, ...handicaps.filter(Boolean)].join(' · ')}
          </li>
        );
      })}
    </ul>
  );
}

/** A plus handicap has its sign. */
const signed = (handicap: number) => (handicap < 0 ? `+${-handicap}` : String(handicap));

/** "Ann: 41 strokes, net 35, 17 points". */
export function totalText(round: Round, number: number, language: Language): string {
  const { roundTexts } = language.read(playPart);
  const { gross, net, points } = totalOf(round, number);
  const scores = [roundTexts.strokes(gross), roundTexts.net(net), roundTexts.points(points)];
  return `${round.players[number]!.name}: ${scores.join(', ')}`;
}

/** The state of a match, or else each player's total. */
export function standing(round: Round, language: Language): string {
  const { roundTexts } = language.read(playPart);
  const match = matchOf(round);
  if (!match) return round.players.map((_, number) => totalText(round, number, language)).join('; ');
  const { up, left, isDecided, played } = match;
  const leader = round.players[up >= 0 ? 0 : 1]!.name;
  if (isDecided) return up === 0 ? roundTexts.halved : roundTexts.wins(leader, Math.abs(up), left);
  const score = up === 0 ? roundTexts.allSquare : roundTexts.up(leader, Math.abs(up));
  return `${score} ${roundTexts.thru(played)}`;
}
