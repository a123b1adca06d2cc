import { EmbedSnippets } from '#components/embed/embed-snippets.tsx';
import { FactList, Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { canPlay } from '#lib/golf/can-play.ts';
import { hasPlayedLine } from '#lib/golf/played-line.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { coursePart } from '#messages/parts/course.ts';
import { golfPart } from '#messages/parts/golf.ts';
import { useTexts } from '#messages/use-texts.ts';
import { ShareButtons } from './page-buttons.tsx';

export function TakeAlong({ profile }: { profile: GolfProfile }) {
  const { downloadTexts } = useTexts(coursePart);
  const { playLinkTexts } = useTexts(golfPart);
  const path = pagePath.course(profile.slug);
  const { notes } = downloadTexts;
  const hasHoles = hasPlayedLine(profile);
  const isPlayable = canPlay(profile);
  const files: [name: string, href: string, note: string, isShown: boolean][] = [
    [playLinkTexts.playThis, pagePath.play(profile.slug), notes.play, isPlayable],
    [downloadTexts.yardageBook, `${path}/yardage-book`, notes.yardageBook, hasHoles],
    [downloadTexts.scorecardCsv, `${path}/scorecard.csv`, notes.scorecardCsv, profile.scorecards.length > 0],
    ['GPX', `${path}/course.gpx`, notes.gpx, hasHoles],
    ['KML', `${path}/course.kml`, notes.kml, hasHoles],
    ['GeoJSON', `/v2/golfs/${profile.slug}/geometry.geojson`, notes.geojson, hasHoles],
    ['SVG', `${path}/plan.svg`, notes.svg, hasHoles],
    ['Markdown', `${path}/llm.md`, notes.markdown, true],
  ];
  const shown = files.filter(([, , , isShown]) => isShown);
  // If the page as text is the only item, a list isn't worth it.
  const hasFiles = shown.length > 1;
  return (
    <Section
      id="take-along"
      title={hasFiles ? downloadTexts.title : downloadTexts.share}
      note={
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <ShareButtons title={profile.name} />
          <EmbedSnippets profile={profile} />
        </div>
      }
    >
      {hasFiles && (
        <FactList
          facts={shown.map(([name, href, note]) => ({
            // A file, or a page with another shell: fetched whole.
            label: (
              <a
                className="inline-flex min-h-7 items-center text-ink pointer-coarse:min-h-(--tap)"
                href={href}
                download={name === 'GeoJSON' ? `${profile.slug}.geojson` : undefined}
              >
                {name}
              </a>
            ),
            value: note,
          }))}
        />
      )}
      {!isPlayable && hasHoles && <p className="fine-print">{playLinkTexts.cannotPlay}</p>}
    </Section>
  );
}
