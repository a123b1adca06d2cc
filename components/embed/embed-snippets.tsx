import { siteUrl } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { embedsPart } from '#messages/parts/embeds.ts';
import { useTexts } from '#messages/use-texts.ts';
import { type EmbedView, embedSnippet } from './oembed.ts';
import './embed-snippets.css';

/** A button that shows the snippets; the browser opens and closes the panel without scripts. */
export function EmbedSnippets({ profile }: { profile: GolfProfile }) {
  const { embedTexts, embedViewWords } = useTexts(embedsPart);
  const views: EmbedView[] = profile.scorecards.length > 0 ? ['plan', 'card'] : ['plan'];
  return (
    <>
      <button type="button" className="pill" popoverTarget="embed">
        {embedTexts.button}
      </button>
      <div id="embed" popover="auto" className="embed-panel">
        <h3>{embedTexts.title}</h3>
        <p>{embedTexts.advice}</p>
        {views.map((view) => (
          <label key={view}>
            {embedViewWords[view]}
            <textarea readOnly rows={4} value={embedSnippet(profile, siteUrl, { view })} />
          </label>
        ))}
        <p className="fine-print">{embedTexts.options}</p>
      </div>
    </>
  );
}
