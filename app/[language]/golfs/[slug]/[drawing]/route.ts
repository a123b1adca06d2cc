import { holeFile, planFile } from '#components/drawing/drawing-files.ts';
import { holeOfDrawing } from '#lib/site/embeds.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { embedsPart } from '#messages/parts/embeds.ts';
import { courseFileRoute } from '../course-file.ts';

export const GET = courseFileRoute<{ drawing: string }>({
  contentType: 'image/svg+xml; charset=utf-8',
  path: (slug, _, { drawing }) => `/golfs/${slug}/${drawing}`,
  write(profile, _, { drawing }) {
    const { courseTexts } = getTexts(coursePart);
    const { drawingTexts } = getTexts(embedsPart);
    const name = bothNames(profile);
    if (drawing === 'plan.svg') return planFile(profile, courseTexts.planOf(name));
    const hole = holeOfDrawing(drawing);
    return hole === null ? null : holeFile(profile, hole, (mark) => drawingTexts.hole(name, mark));
  },
});
