import { type CoursePlan, coursePlan } from './course-plan.ts';
import { coursePlanSvg, planViewBox } from './course-plan-svg.ts';
import type { CourseShapes } from './course-shapes.ts';

/** The light colours of app/globals.css, and what drawing.css mixes of them, for readers of SVG without variables. */
const STYLE = `
path,use{stroke-linecap:round;stroke-linejoin:round}
.dr-contour,.dr-contour-inner,.dr-paper,.dr-rough-edge,.dr-edge,.dr-line,.dr-path{fill:none}
.dr-contour{stroke:#cfd2be}.dr-contour-inner{stroke:#d5dbc4}.dr-paper{stroke:#fbfaf4}
.dr-rough-edge{stroke:#dde5cb}.dr-ground{fill:none;stroke:#dde5cb}.dr-filled{fill:#dde5cb}
.dr-edge{stroke:#88ab84}.dr-rough{fill:#d0dcbe}.dr-range{fill:#bdd1ae}.dr-trees{fill:url(#dr-woods)}
.dr-woods-floor{fill:#c7d6b5}.dr-tree{fill:#99b88e}.dr-water{fill:#5b93ac}.dr-waste{fill:#e2dcb6}
.dr-fairway{fill:#8db383}.dr-path{stroke:#eeeee4;stroke-width:8}.dr-bunker{fill:#e6d5a8}.dr-tee{fill:#6ba673}
.dr-green{fill:#5ba268;stroke:#14442f;stroke-width:2}.dr-clubhouse{fill:#566059}
.dr-line{stroke:#17211b;stroke-dasharray:16 14;opacity:.65}.dr-pin{stroke:#17211b}.dr-flag{fill:#c8412b}`;

/** The plan as an SVG document of its own, `width` × `height`, in light colours; without numbers, which need fonts. */
export function coursePictureSvg(course: CourseShapes, width: number, height: number): string {
  const plan: CoursePlan = { ...coursePlan(course, width / height), marks: [] };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${planViewBox(plan)}">` +
    `<style>${STYLE}</style>${coursePlanSvg(course, plan, 'c')}</svg>`
  );
}
