import { Section } from '#components/site/section.tsx';
import { StaticHtml } from '#components/static-html/static-html.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { GolfProfile, Scorecard } from '#lib/api/records.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { ScorecardTable } from './scorecard-table.tsx';

type ScorecardsProps = { profile: GolfProfile; unit: LengthUnit };

/**
 * The course's cards. Where there are several, links to their anchors work as tabs without JavaScript: the style
 * sheet shows the card that's addressed, otherwise the default one.
 */
export function Scorecards({ profile, unit }: ScorecardsProps) {
  const cards = [...profile.scorecards].sort((a, b) => Number(b.is_default) - Number(a.is_default));
  if (cards.length === 0) return null;
  return (
    <Section
      id="scorecard"
      title={cards.length > 1 ? 'Scorecards' : 'Scorecard'}
      note={<UnitsSwitch byCustom={unit} />}
    >
      <StaticHtml>
        <div className="cards">
          {cards.length > 1 && (
            <nav className="card-tabs" aria-label="Scorecards">
              <ul>
                {cards.map((card, index) => (
                  <li key={card.scorecard_id}>
                    <a href={`#card-${index + 1}`} className="pill">
                      <bdi>{cardName(card, cards)}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {cards.map((card, index) => (
            <div key={card.scorecard_id} id={`card-${index + 1}`} className="card">
              {cards.length > 1 && (
                <h3 className="card-name">
                  <bdi>{cardName(card, cards)}</bdi>
                </h3>
              )}
              <ScorecardTable card={card} teeboxes={profile.teeboxes} />
            </div>
          ))}
        </div>
      </StaticHtml>
    </Section>
  );
}

/** A card's name; with the players it is for where another card has the same name. */
function cardName(card: Scorecard, cards: readonly Scorecard[]): string {
  const isShared = cards.filter(({ name }) => name === card.name).length > 1;
  return isShared && card.gender !== 'all' ? `${card.name}, ${card.gender}` : card.name;
}
