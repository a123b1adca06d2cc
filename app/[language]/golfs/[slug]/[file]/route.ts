import { courseGpx, courseKml } from '#components/download/course-files.ts';
import { scorecardCsv } from '#components/download/scorecard-csv.ts';
import { holeFile, planFile } from '#components/drawing/drawing-files.ts';
import { siteUrl } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { hasPlayedLine } from '#lib/golf/played-line.ts';
import { holeOfDrawing } from '#lib/site/embeds.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { embedsPart } from '#messages/parts/embeds.ts';
import { type CourseFile, courseFileRoute } from '../course-file.ts';

export const GET = courseFileRoute<{ file: string }>({
  path: (slug, _, { file }) => `/golfs/${slug}/${file}`,
  make(profile, _, { file }) {
    const page = siteUrl + pagePath.course(profile.slug);
    const hasTracks = hasPlayedLine(profile);
    const savedAs = `${profile.slug}.${file.split('.').at(-1)}`;
    switch (file) {
      case 'course.gpx':
        if (!hasTracks) return null;
        return { contentType: 'application/gpx+xml; charset=utf-8', body: courseGpx(profile, page), savedAs };
      case 'course.kml':
        if (!hasTracks) return null;
        return {
          contentType: 'application/vnd.google-earth.kml+xml; charset=utf-8',
          body: courseKml(profile, page),
          savedAs,
        };
      case 'scorecard.csv':
        if (profile.scorecards.length === 0) return null;
        return {
          contentType: 'text/csv; charset=utf-8; header=present',
          body: scorecardCsv(profile),
          savedAs,
        };
      default:
        return drawingFile(profile, file);
    }
  },
});

function drawingFile(profile: GolfProfile, file: string): CourseFile | null {
  const { courseTexts } = getTexts(coursePart);
  const { drawingTexts } = getTexts(embedsPart);
  const name = bothNames(profile);
  const hole = holeOfDrawing(file);
  const body =
    file === 'plan.svg'
      ? planFile(profile, courseTexts.planOf(name))
      : hole && holeFile(profile, hole, (mark) => drawingTexts.hole(name, mark));
  return body === null ? null : { contentType: 'image/svg+xml; charset=utf-8', body };
}
