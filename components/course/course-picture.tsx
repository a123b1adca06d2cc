import { courseShapes } from '#components/drawing/course-shapes.ts';
import { coursePictureSvg } from '#components/drawing/course-svg.ts';
import { placeNames } from '#components/site/place-names.ts';
import { siteName } from '#components/site/settings.ts';
import type { GolfProfile } from '#lib/api/records.ts';
import { courseLength } from '#lib/golf/course-totals.ts';
import { formatAverage, formatWhole } from '#lib/text/format.ts';
import { toLatin } from './latin.ts';

const ink = '#17211b';
const soft = '#566059';
const green = '#14442f';

/** Longest name that still stands in the picture's column. */
const LONGEST_NAME = 60;

/** The cover of a course for shared links: its plan beside its name and figures. Laid out by satori: flex boxes only. */
export function CoursePicture({ profile }: { profile: GolfProfile }) {
  const shapes = courseShapes(profile);
  const picture = shapes && shapes.extent.length > 1 ? coursePictureSvg(shapes, 680, 630) : null;
  const name = shorten(toLatin(profile.name) || profile.slug.replaceAll('-', ' '));
  const place = placeNames(profile.location.city?.name, profile.location.country.name).join(', ');
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: '#fbfaf4',
        color: ink,
        fontFamily: 'Fraunces, Fraunces Extended',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: picture ? 520 : 1200,
          padding: '52px 0 48px 60px',
        }}
      >
        <div style={{ display: 'flex', fontSize: 26, fontWeight: 600, color: green }}>
          {toLatin(siteName)}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'flex',
              fontSize: nameSize(name, picture !== null),
              fontWeight: 600,
              lineHeight: 1.04,
              color: green,
            }}
          >
            {name}
          </div>
          <div style={{ display: 'flex', marginTop: 18, fontSize: 27, color: soft }}>
            {shorten(toLatin(place))}
          </div>
        </div>
        <Figures profile={profile} marginRight={picture ? 0 : 60} />
      </div>
      {picture && (
        // biome-ignore lint/performance/noImgElement: satori knows no other
        <img
          width={680}
          height={630}
          alt=""
          src={`data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`}
        />
      )}
    </div>
  );
}

/** What is known of the course in figures, between two rules. */
function Figures({ profile, marginRight }: { profile: GolfProfile; marginRight: number }) {
  const borders = { borderTop: `3px solid ${ink}`, borderBottom: '1px solid #dcd6c5' };
  return (
    <div style={{ display: 'flex', ...borders, paddingTop: 12, paddingBottom: 12, marginRight }}>
      {figuresOf(profile).map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column', marginRight: 36 }}>
          <div style={{ display: 'flex', fontSize: 19, color: soft }}>{label}</div>
          <div style={{ display: 'flex', fontSize: 33, fontWeight: 600 }}>{value}</div>
        </div>
      ))}
    </div>
  );
}

function figuresOf(profile: GolfProfile): { label: string; value: string }[] {
  const length = courseLength(profile);
  const isInYards = profile.teeboxes[0]?.measured_in === 'yd';
  return [
    { label: 'Holes', value: profile.hole_count === null ? '' : String(profile.hole_count) },
    { label: 'Par', value: profile.par === null ? '' : String(profile.par) },
    {
      label: 'Length',
      value:
        length === null
          ? ''
          : isInYards
            ? `${formatWhole(length.yards)} yd`
            : `${formatWhole(length.metres)} m`,
    },
    { label: 'Reviews', value: profile.review_average === null ? '' : formatAverage(profile.review_average) },
  ].filter(({ value }) => value !== '');
}

const shorten = (text: string) =>
  text.length <= LONGEST_NAME ? text : `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…`;

/** Small enough for the longest word to stand on one line of the column. */
function nameSize(name: string, isNarrow: boolean): number {
  const longestWord = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const sizes = isNarrow ? [46, 56, 68] : [72, 88, 104];
  const byLength = sizes[name.length > 40 ? 0 : name.length > 24 ? 1 : 2]!;
  return Math.min(byLength, Math.floor((isNarrow ? 800 : 1800) / longestWord));
}
