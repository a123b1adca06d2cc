import type { CourseCard, CourseDetails } from '../course/course-in-progress.ts';
import { findingAt, type Note } from './checked.ts';
import { playedKeys } from './played-keys.ts';

/** The holes of a loop. */
const NINE = 9;

type Loop = { name: string; keys: string[] };

/**
 * Names a club's nines after the cards that pair them ("Challenge – Prestige") where the map only numbers their holes from 1
 * to 27, and numbers each from 1 to 9. Changes nothing if cards contradict each other.
 */
export function nameLoops(details: CourseDetails, note: Note): CourseDetails {
  const loops = new Map<string, Loop>();
  const pairs = new Map(details.scorecards.map((card) => [card, loopsOf(card, details)]));
  for (const loop of [...pairs.values()].flat()) {
    const known = loops.get(loop.name) ?? loop;
    if (known.keys.join() !== loop.keys.join()) return details;
    loops.set(loop.name, known);
  }
  const named = [...loops.values()];
  const places = new Map(
    named.flatMap(({ name, keys }) => keys.map((key, i) => [key, { name, number: i + 1 }])),
  );
  const isMapped = details.holes.every(({ loop }) => loop === null);
  // A hole in two loops has no name of its own.
  if (!isMapped || named.length < 3 || places.size < named.length * NINE) return details;
  const scorecards = details.scorecards.map((card): CourseCard => {
    const own = pairs.get(card)!;
    // Its numbers may be those that the holes had.
    if (own.length === 0) return { ...card, lineKeys: playedKeys(card, details.holes) };
    return { ...card, loops: own.map(({ name }) => name), lineKeys: own.flatMap(({ keys }) => keys) };
  });
  const place = scorecards.find((card) => card.loops.length > 0)!.place;
  const names = named.map(({ name }) => name).join(', ');
  note(findingAt(place, 'nines-named-from-cards', names, 'mended'));
  const holes = details.holes.map((hole) => {
    const at = places.get(hole.key);
    return at ? { ...hole, loop: at.name, number: at.number } : hole;
  });
  return { ...details, holes, scorecards };
}

/** Empty unless the card names two nines, and all of its holes are mapped. */
function loopsOf(card: CourseCard, { holes }: CourseDetails): Loop[] {
  const names = (card.round ?? '').split(' – ');
  const keys = playedKeys(card, holes).filter((key) => key !== null);
  if (names.length !== 2 || card.loops.length > 0 || keys.length !== 2 * NINE) return [];
  return names.map((name, i) => ({ name, keys: keys.slice(i * NINE, (i + 1) * NINE) }));
}
