export interface LabelledCourse {
  scorecards: readonly { scorecard_id: string; name: string }[];
  teeboxes: readonly { teebox_id: string; name: string; scorecard_ids: readonly string[] }[];
}

/** A tee's label where another of these has its name, else its name: "White" among the tees of one card. */
export function nameAmongTees(label: string, tees: readonly { label: string; name: string }[]): string {
  const name = tees.find((tee) => tee.label === label)?.name ?? label;
  return tees.some((other) => other.name === name && other.label !== label) ? label : name;
}

/**
 * The label of each tee, by teebox_id. Where several have one name, as on a club of three nines, the card follows: "White, Red –
 * Blue".
 */
export function teeLabels({ scorecards, teeboxes }: LabelledCourse): Map<string, string> {
  const cardNames = new Map(scorecards.map(({ scorecard_id, name }) => [scorecard_id, name]));
  return new Map(
    teeboxes.map(({ teebox_id, name, scorecard_ids }) => {
      const isShared = teeboxes.some((other) => other.name === name && other.teebox_id !== teebox_id);
      const cardName = isShared ? cardNames.get(scorecard_ids[0] ?? '') : undefined;
      return [teebox_id, cardName === undefined ? name : `${name}, ${cardName}`];
    }),
  );
}
