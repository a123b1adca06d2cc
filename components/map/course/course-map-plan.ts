import type { CourseProfile } from '../course-profile.ts';
import { readMapStyleUrl } from '../map-style-url.ts';
import type { MapPlan } from '../start-map.ts';
import { courseCamera } from './course-camera.ts';
import { courseContent, paperGround } from './course-content.ts';
import type { CourseFeatures } from './course-features.ts';

/** The map of one course: its features on paper, or on the style that the site's operator wants. */
export function courseMapPlan(
  profile: CourseProfile,
  features: CourseFeatures,
  { name, turn }: { name: string; turn: number },
): MapPlan {
  return {
    ground: paperGround,
    content: courseContent(features),
    styleUrl: readMapStyleUrl(),
    options: {
      // The window's own size is known only to the map, which is fitted to it when it is there.
      ...courseCamera(profile, turn, { width: 800, height: 600 }),
      maxZoom: 20,
      minZoom: 10,
      locale: { 'Map.Title': `Map of ${name}` },
      cooperativeGestures: true,
      pitchWithRotate: false,
      touchPitch: false,
    },
  };
}
