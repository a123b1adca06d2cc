/** What is needed of a profile to tell which teeboxes its default card is played from. */
interface CardedCourse<Teebox> {
  scorecards: readonly { scorecard_id: string; is_default: boolean }[];
  teeboxes: readonly Teebox[];
}

/** The teeboxes in their order, but those of the default card, whose par and length a course is known by, before others. */
export function defaultCardFirst<Teebox extends { scorecard_ids: readonly string[] }>({
  scorecards,
  teeboxes,
}: CardedCourse<Teebox>): Teebox[] {
  const card = scorecards.find(({ is_default }) => is_default);
  const isOfCard = ({ scorecard_ids }: Teebox) =>
    card !== undefined && scorecard_ids.includes(card.scorecard_id);
  return [...teeboxes.filter(isOfCard), ...teeboxes.filter((teebox) => !isOfCard(teebox))];
}
