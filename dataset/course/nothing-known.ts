import type { CourseDetails } from './course-draft.ts';

/** The details of a course of which no source says anything: what is known is put over them. */
export function nothingKnown(): CourseDetails {
  return {
    updatedAt: null,
    description: null,
    declaredHoleCount: null,
    declaredPar: null,
    openedYear: null,
    architects: [],
    access: 'unknown',
    address: null,
    postalCode: null,
    phone: null,
    email: null,
    website: null,
    holes: [],
    hazards: [],
    surfaces: [],
    scorecards: [],
    teeboxes: [],
    reviewDistribution: [0, 0, 0, 0, 0],
    elevations: new Map(),
    elevation: null,
    findings: [],
    sources: [],
  };
}
