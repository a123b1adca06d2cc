export interface CardOfRound {
  scorecard_id: string;
  name: string;
  holes: readonly { hole_id: string | null; number: number }[];
}

/**
 * Cards of the same holes together, in the order given: men and women have pars and stroke indexes of their own, and
 * play one round. They have the same mapped holes, or the same name and hole numbers.
 */
export function cardRounds<Card extends CardOfRound>(cards: readonly Card[]): Card[][] {
  const rounds: Card[][] = [];
  for (const card of cards) {
    const known = rounds.find((round) => round.some((other) => isSameRound(other, card)));
    if (known) known.push(card);
    else rounds.push([card]);
  }
  return rounds;
}

export function isSameRound(a: CardOfRound, b: CardOfRound): boolean {
  if (a.holes.length !== b.holes.length) return false;
  const pairs = a.holes.map((hole, index) => [hole, b.holes[index]!] as const);
  if (pairs.every(([hole, other]) => hole.hole_id !== null && hole.hole_id === other.hole_id)) return true;
  const areOthers = pairs.some(
    ([hole, other]) => hole.hole_id !== null && other.hole_id !== null && hole.hole_id !== other.hole_id,
  );
  return (
    !areOthers &&
    roundName(a) === roundName(b) &&
    pairs.every(([hole, other]) => hole.number === other.number)
  );
}

/** Without what tells a round's cards apart: "Old Course (Women)" is of the "Old Course". */
function roundName({ name }: CardOfRound): string {
  return name.replace(/(?:^|\s*\()(?:Men|Women|Card \d+)\)?$/, '');
}
