import { courseShapes } from '#components/drawing/course-shapes.ts';
import { coursePictureSvg } from '#components/drawing/course-svg.ts';
import { toLatin } from '#components/site/latin.ts';
import { placeNames } from '#components/site/place-names.ts';
import { type OwnTitle, SharePicture } from '#components/site/share-picture.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { getTexts } from '#messages/get-texts.ts';
import { coursePart } from '#messages/parts/course.ts';
import { numbersPart } from '#messages/parts/numbers.ts';

type CoursePictureProps = {
  profile: GolfProfile;
  /** The name in its own script, where a face for pictures has it. */
  own: OwnTitle | null;
};

export function CoursePicture({ profile, own }: CoursePictureProps) {
  const shapes = courseShapes(profile);
  return (
    <SharePicture
      title={toLatin(profile.name_latin ?? profile.name) || profile.slug.replaceAll('-', ' ')}
      own={own}
      lead={placeNames(profile.location.city?.name, profile.location.country.name).join(', ')}
      figures={figuresOf(profile)}
      drawing={shapes && shapes.extent.length > 1 ? coursePictureSvg(shapes, 680, 630) : null}
    />
  );
}

function figuresOf(profile: GolfProfile): { label: string; value: string }[] {
  const { courseTexts } = getTexts(coursePart);
  const { formatAverage, formatWhole } = getTexts(numbersPart);
  const { hole_count, par, review_average } = profile;
  const { length, teebox } = playedRound(profile);
  const unit = teebox?.measured_in === 'yd' ? 'yd' : 'm';
  const inUnit = length && formatWhole(unit === 'yd' ? length.yards : length.metres);
  return [
    { label: courseTexts.facts.holes, value: String(hole_count ?? '') },
    { label: courseTexts.facts.par, value: String(par ?? '') },
    { label: courseTexts.facts.length, value: inUnit === null ? '' : `${inUnit} ${unit}` },
    { label: courseTexts.facts.reviews, value: review_average === null ? '' : formatAverage(review_average) },
  ];
}
