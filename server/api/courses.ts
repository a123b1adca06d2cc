import { type Answers, fail, foundData, foundDocument } from '../operation.ts';
import { coursesWanted, indexOfGolfId } from '../store/course-table.ts';
import { findPlaces, placeNames } from '../store/place-names.ts';
import { readGolfProfile } from '../store/read-golf-profile.ts';
import { findCountry } from './find-area.ts';
import { findCourseById, findCourseBySlug, saidOfCourse } from './find-course.ts';
import { areasWithName, otherNameOf, placesAround, searchAsNamed } from './found-by-name.ts';
import { toGolfGeometry } from './to-golf-geometry.ts';

export const courseAnswers = {
  listGolfCourses: {
    answer({ courses, lists, nearest }, { lat, long, kind, updated_since: since, limit, skip }) {
      if ((lat === undefined) !== (long === undefined)) {
        const absent = lat === undefined ? 'lat' : 'long';
        return fail('latWithoutLong', 'Send both lat and long, or neither.', absent);
      }
      const isWanted = coursesWanted(courses, { kind, since });
      const all = since === undefined ? lists.byId(kind) : lists.byId(kind).filter(isWanted!);
      const items =
        lat === undefined || long === undefined
          ? Array.from(all.subarray(skip, skip + limit), (index) => ({
              ...courses.rowOf(index),
              distance: null,
            }))
          : nearest
              .find({ point: [long, lat], limit, skip, isWanted })
              .map(({ index, distance }) => ({ ...courses.rowOf(index), distance: Math.round(distance) }));
      const hasMore = items.length > 0 && skip + items.length < all.length;
      return foundData({
        query: { limit, skip },
        golfs: {
          items_length: items.length,
          items,
          total: all.length,
          has_more: hasMore,
        },
      });
    },
  },

  getGolfCourseProfile: {
    said: ({ courses }, { slug }) => saidOfCourse(courses, courses.indexOfSlug(slug)),
    answer(dataset, { slug }) {
      const index = findCourseBySlug(dataset, slug, 'slug', (current) => `/golfs/profile/${current}`);
      return foundDocument(dataset.readProfile(dataset.courses.golfIds[index]!));
    },
  },

  getGolfCourseSummary: {
    said({ courses }, { identifier }) {
      const isId = /^[0-9]+$/.test(identifier);
      const index = isId ? indexOfGolfId(courses, Number(identifier)) : courses.indexOfSlug(identifier);
      return saidOfCourse(courses, index, courses.summaryHashes);
    },
    answer(dataset, { identifier }) {
      const pathOf = (current: string) => `/seo/golfs/${current}`;
      const index = /^[0-9]+$/.test(identifier)
        ? findCourseById(dataset, identifier, 'identifier', pathOf)
        : findCourseBySlug(dataset, identifier, 'identifier', pathOf);
      return foundDocument(dataset.readSummary(dataset.courses.golfIds[index]!));
    },
  },

  resolveGolfCourseId: {
    answer(dataset, { golf_id }) {
      const index = findCourseById(dataset, golf_id, 'golf_id', (current) => `/golfs/resolve/${current}`);
      const { golfIds, slugs } = dataset.courses;
      return foundData({ golf_id: String(golfIds[index]), slug: slugs[index]! });
    },
  },

  searchGolfCoursesByLocation: {
    answer({ courses, nearest }, { lat, long, max_distance: maxDistance, kind, limit, bbox: window }) {
      if (window && window[1] > window[3]) {
        return fail('invalidParameter', 'bbox must be w,s,e,n with s not north of n.', 'bbox');
      }
      const near = nearest.find({
        point: [long, lat],
        limit,
        maxDistance,
        ...(window ? { window } : {}),
        isWanted: coursesWanted(courses, { kind }),
      });
      return foundData({
        query: { latitude: lat, longitude: long, max_distance: maxDistance, limit },
        golfs: {
          items_length: near.length,
          items: near.map(({ index, ...place }) => {
            const distance = Math.round(place.distance * 10) / 10;
            // From the place itself no direction leads to it.
            const bearing = distance === 0 ? 0 : (Math.round(place.bearing * 10) % 3600) / 10;
            return { ...courses.rowOf(index), distance, bearing };
          }),
        },
      });
    },
  },

  searchGolfCourses: {
    answer(dataset, { q, country, kind, limit, skip }) {
      const area = country === undefined ? null : findCountry(dataset, country, 'country');
      const named = findPlaces(placeNames(dataset), q, MOST_PLACES);
      const { total, isPartial, courses } = searchAsNamed(dataset, named, {
        text: q,
        countryId: area?.id ?? null,
        kind,
        skip,
        limit,
      });
      const hasMore = courses.length > 0 && skip + courses.length < total;
      const items = courses.map(({ index, isByOtherName }) => ({
        ...dataset.courses.rowOf(index),
        found_as: isByOtherName ? otherNameOf(dataset, index, q) : null,
      }));
      const isFirstPage = area === null && skip === 0;
      return foundData({
        query: { q, country: country ?? null, limit, skip },
        places: isFirstPage ? placesAround(named.places, items, q) : [],
        same_name_in: isFirstPage ? areasWithName(named, items, q) : [],
        golfs: {
          matched: isPartial ? 'some_words' : 'every_word',
          items_length: items.length,
          items,
          total,
          has_more: hasMore,
        },
      });
    },
  },

  getGolfCourseGeometry: {
    said: ({ courses }, { slug }) => saidOfCourse(courses, courses.indexOfSlug(slug)),
    answer(dataset, { slug }) {
      const pathOf = (current: string) => `/golfs/${current}/geometry.geojson`;
      const index = findCourseBySlug(dataset, slug, 'slug', pathOf);
      return foundDocument(toGolfGeometry(readGolfProfile(dataset, index)));
    },
  },
} satisfies Answers;

const MOST_PLACES = 3;
