import { HtmlOnly } from '#components/html-only/html-only.tsx';
import { Section } from '#components/site/section.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { GolfProfile, Scorecard } from '#lib/api/records.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import { ScorecardTable } from './scorecard-table.tsx';
import './scorecards.css';

type ScorecardsProps = { profile: GolfProfile; unit: LengthUnit };

/**
 * The course's cards. Several are told apart by links to their anchors, of which style sheets show the one
 * addressed (the default card otherwise): tabs that work without JavaScript.
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
      <HtmlOnly>
        <div className="cards">
          {cards.length > 1 && (
            <nav className="card-tabs" aria-label="Scorecards">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: of numbers alone */}
              <style dangerouslySetInnerHTML={{ __html: tabStyles(cards.length) }} />
              <ul>
                {cards.map((card, index) => (
                  <li key={card.scorecard_id}>
                    <a href={`#card-${index + 1}`} className={`card-tab-${index + 1}`}>
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
      </HtmlOnly>
    </Section>
  );
}

/** A card's name; with the players it is for where another card has the same name. */
function cardName(card: Scorecard, cards: readonly Scorecard[]): string {
  const isShared = cards.filter(({ name }) => name === card.name).length > 1;
  return isShared && card.gender !== 'all' ? `${card.name}, ${card.gender}` : card.name;
}

/** Marks the tab whose card is shown. */
function tabStyles(count: number): string {
  const shown = Array.from(
    { length: count },
    (_, i) => `.cards:has(#card-${i + 1}:target) .card-tab-${i + 1}`,
  );
  return `${['.cards:not(:has(.card:target)) .card-tab-1', ...shown].join(',')}{color:var(--on-deep-green);background:var(--deep-green)}`;
}
