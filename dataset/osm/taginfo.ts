import { attributeKeys } from './rules/attribute-keys.ts';
import { kindsByGolf, watercourses } from './rules/golf-kind.ts';

type TaginfoTag = { key: string; value?: string; object_types?: string[]; description: string };

const REPOSITORY = 'https://github.com/fairway-atlas/fairway-atlas';

/** What each attribute is for. */
const ATTRIBUTES: Readonly<Record<keyof typeof attributeKeys, string>> = {
  nameEnglish: 'The name in English',
  otherNames: 'Names of a course',
  club: 'The club of a course',
  operator: 'The club of a course',
  wikidata: 'The item on Wikidata, and how a course is recognised after it was drawn again',
  wikipedia: 'The article on Wikipedia',
  country: 'The country of a course',
  region: 'The region of a course',
  city: 'The town of a course',
  postalCode: 'The postal code of a course',
  description: 'A description of a course',
  opened: 'The year in which a course opened',
  architects: 'The architects of a course',
  access: 'Who may play a course',
  phone: 'The telephone number of a course',
  email: 'The email address of a course',
  website: 'The website of a course',
};

/** Tells taginfo which tags the builder's rules read. https://wiki.openstreetmap.org/wiki/Taginfo/Projects */
export function toTaginfo() {
  return {
    data_format: 1,
    data_url: `${REPOSITORY}/raw/main/taginfo.json`,
    project: {
      name: 'Fairway Atlas',
      description: 'A directory of golf courses, with maps of their holes',
      project_url: REPOSITORY,
      doc_url: `${REPOSITORY}/blob/main/docs/data-sources.md`,
      contact_name: 'The Fairway Atlas contributors',
    },
    tags: [...groundTags(), ...attributeTags()],
  };
}

function groundTags(): TaginfoTag[] {
  const golf = [...kindsByGolf].map(([value, kind]) => ({
    key: 'golf',
    value,
    description: `Part of a course: ${kind.replaceAll('_', ' ')}`,
  }));
  const waters = [...watercourses].map((value) => ({
    key: 'waterway',
    value,
    object_types: ['way'],
    description: 'Water that a hole crosses',
  }));
  return [
    {
      key: 'leisure',
      value: 'golf_course',
      object_types: ['node', 'area', 'relation'],
      description: 'A course, and its outline',
    },
    ...golf,
    ...waters,
    { key: 'natural', value: 'water', object_types: ['area'], description: 'Water on or next to a hole' },
    { key: 'natural', value: 'coastline', object_types: ['way'], description: 'The sea next to a hole' },
    { key: 'natural', value: 'wood', object_types: ['area'], description: 'Trees on a course' },
    { key: 'landuse', value: 'forest', object_types: ['area'], description: 'Trees on a course' },
  ];
}

function attributeTags(): TaginfoTag[] {
  const descriptions = new Map<string, string>();
  for (const [attribute, keys] of Object.entries(attributeKeys)) {
    for (const key of keys) {
      if (!descriptions.has(key)) descriptions.set(key, ATTRIBUTES[attribute as keyof typeof attributeKeys]);
    }
  }
  return [...descriptions].map(([key, description]) => ({ key, description }));
}
