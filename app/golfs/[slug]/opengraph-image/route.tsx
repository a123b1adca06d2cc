import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFound, permanentRedirect } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { CoursePicture } from '#components/course/course-picture.tsx';
import { readCourse } from '../read-course.ts';

const fontFolder = join(process.cwd(), 'node_modules/@fontsource/fraunces/files');

/** Fraunces in two weights; accented letters are in files of their own, under the same name. */
const fonts = Promise.all(
  ([400, 600] as const).flatMap((weight) =>
    ['latin', 'latin-ext'].map(async (subset) => ({
      name: subset === 'latin' ? 'Fraunces' : 'Fraunces Extended',
      weight,
      style: 'normal' as const,
      data: await readFile(join(fontFolder, `fraunces-${subset}-${weight}-normal.woff`)),
    })),
  ),
);

/** The picture that stands for a course where its link is shared: 1200 × 630, drawn from its geometry. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const profile = await readCourse(slug);
  if (profile === null) notFound();
  if (profile.slug !== slug) permanentRedirect(`/golfs/${profile.slug}/opengraph-image`);
  return new ImageResponse(<CoursePicture profile={profile} />, {
    width: 1200,
    height: 630,
    fonts: await fonts,
  });
}
