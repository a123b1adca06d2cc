import { siteUrl } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { embedsPart } from '#messages/parts/embeds.ts';
import { useTexts } from '#messages/use-texts.ts';
import { type EmbedView, embedSnippet } from './oembed.ts';

/** A button that shows the snippets; the browser opens and closes the panel without scripts. */
export function EmbedSnippets({ profile }: { profile: GolfProfile }) {
  const { embedTexts, embedViewWords } = useTexts(embedsPart);
  const views: EmbedView[] = profile.scorecards.length > 0 ? ['plan', 'card'] : ['plan'];
  return (
    <>
      <button type="button" className="pill" popoverTarget="embed">
        {embedTexts.button}
      </button>
      <div
        id="embed"
        popover="auto"
        className="m-auto max-h-[calc(100vh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-auto border border-rule-strong bg-paper p-5 text-ink backdrop:bg-paper/70"
      >
        <h3 className="mb-2">{embedTexts.title}</h3>
        <p>{embedTexts.advice}</p>
        {views.map((view) => (
          <label key={view} className="mt-3 block">
            {embedViewWords[view]}
            <textarea
              className="mt-1 block w-full border border-(--field-edge) bg-panel p-2 font-mono text-[0.8rem]"
              readOnly
              rows={4}
              value={embedSnippet(profile, siteUrl, { view })}
            />
          </label>
        ))}
        <p className="fine-print">{embedTexts.options}</p>
      </div>
    </>
  );
}
