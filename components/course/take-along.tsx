import { Section } from '#components/site/page-parts.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { ShareButtons } from './share-buttons.tsx';

/** Downloads, the printable book, and ways to share the page. */
export function TakeAlong({ profile }: { profile: GolfProfile }) {
  const path = pagePath.course(profile.slug);
  const hasHoles = profile.holes.some((hole) => hole.line !== null);
  const files: [name: string, href: string, note: string, isShown: boolean][] = [
    ['Yardage book', `${path}/yardage-book`, 'to print, one hole a page', hasHoles],
    ['Scorecard CSV', `${path}/scorecard.csv`, 'for spreadsheets', profile.scorecards.length > 0],
    ['GPX', `${path}/course.gpx`, 'for GPS devices', hasHoles],
    ['KML', `${path}/course.kml`, 'for Google Earth and maps', hasHoles],
    ['GeoJSON', `/v2/golfs/${profile.slug}/geometry.geojson`, 'everything traced', hasHoles],
    ['Markdown', `${path}/llm.md`, 'for agents and notes', true],
  ];
  return (
    <Section id="take-along" title="Take it along" note={<ShareButtons title={profile.name} />}>
      <ul className="files">
        {files
          .filter(([, , , isShown]) => isShown)
          .map(([name, href, note]) => (
            <li key={name}>
              {/* A file or a page of its own shell, not a page of the app: fetched whole. */}
              <a href={href}>{name}</a>
              <span className="fine-print">{note}</span>
            </li>
          ))}
      </ul>
    </Section>
  );
}
