import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
import { areaPictureSvg, type PicturePoint } from '#components/directory/area-picture-svg.ts';
import { SharePicture } from '#components/site/share-picture.tsx';
import type { CourseRow } from '#lib/api/records.ts';
import { getTexts } from '#messages/get-texts.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import type { PictureFont } from './own-script.ts';
import { keptForAWeek } from './when-asked.ts';

const fontFolder = join(process.cwd(), 'node_modules/@fontsource/fraunces/files');

/** Accented letters are in separate files, under another name. */
const readFonts = () =>
  Promise.all(
    ([400, 600] as const).flatMap((weight) =>
      ['latin', 'latin-ext'].map(async (subset) => ({
        name: subset === 'latin' ? 'Fraunces' : 'Fraunces Extended',
        weight,
        style: 'normal' as const,
        data: await readFile(join(fontFolder, `fraunces-${subset}-${weight}-normal.woff`)),
      })),
    ),
  );

let fonts: Awaited<ReturnType<typeof readFonts>> | null = null;

/** A PNG of 1200 × 630 for shared links. */
export async function pictureResponse(
  picture: ReactElement,
  moreFonts: readonly PictureFont[] = [],
): Promise<Response> {
  fonts ??= await readFonts();
  return new ImageResponse(picture, {
    width: 1200,
    height: 630,
    fonts: [...fonts, ...moreFonts],
    headers: keptForAWeek,
  });
}

type AreaPicture = {
  title: string;
  lead: string;
  figures: readonly (readonly [label: string, count: number])[];
  points: readonly PicturePoint[];
};

/** A map with a dot for each part or course. */
export function areaPictureResponse({ title, lead, figures, points }: AreaPicture): Promise<Response> {
  const { formatWhole } = getTexts(numbersPart);
  return pictureResponse(
    <SharePicture
      title={title}
      lead={lead}
      figures={figures.map(([label, count]) => ({ label, value: count > 0 ? formatWhole(count) : '' }))}
      drawing={areaPictureSvg(points, 680, 630)}
    />,
  );
}

export function coursePoints(courses: readonly CourseRow[]): PicturePoint[] {
  return courses.map(({ latitude, longitude }) => ({ latitude, longitude, courses: 1 }));
}

type Place = {
  latitude?: number | null;
  longitude?: number | null;
  bbox: readonly [west: number, south: number, east: number, north: number] | null;
  course_count: number;
};

/** The points that places give, else the middle of their box. */
export function placePoints(places: readonly Place[]): PicturePoint[] {
  return places.map(({ latitude = null, longitude = null, bbox, course_count }) => {
    if (latitude !== null || bbox === null || bbox[0] > bbox[2]) {
      return { latitude, longitude, courses: course_count };
    }
    return {
      latitude: (bbox[1] + bbox[3]) / 2,
      longitude: (bbox[0] + bbox[2]) / 2,
      courses: course_count,
    };
  });
}
