import { lightColours } from '#lib/site/colours.ts';
import { toLatin } from './latin.ts';
import { siteName } from './settings.ts';

/** A title in another script, and the fonts that have it. */
export type OwnTitle = { text: string; family: string };

type SharePictureProps = {
  title: string;
  own?: OwnTitle | null;
  lead: string;
  figures: readonly { label: string; value: string }[];
  /** An SVG document of 680 × 630; null leaves its place to the title. */
  drawing: string | null;
};

const {
  '--ink': ink,
  '--ink-soft': soft,
  '--deep-green': green,
  '--paper': paper,
  '--rule': rule,
} = lightColours;

const heading = { color: green, fontWeight: 600 };

/** How many characters fit into the column. */
const LONGEST_TEXT = 60;

/** A picture of 1200 × 630 for shared links. Satori lays it out, which only knows flex boxes, and utilities as `tw`. */
export function SharePicture({ title, own = null, lead, figures, drawing }: SharePictureProps) {
  const name = shorten(toLatin(title));
  return (
    <div
      tw="flex w-full h-full"
      style={{ background: paper, color: ink, fontFamily: 'Fraunces, Fraunces Extended' }}
    >
      <div
        tw="flex flex-col justify-between"
        style={{ width: drawing ? 520 : 1200, padding: `52px ${drawing ? 0 : 60}px 48px 60px` }}
      >
        <div tw="flex text-[26px]" style={heading}>
          {toLatin(siteName)}
        </div>
        <div tw="flex flex-col">
          {own && (
            <div tw="flex mb-[14px]" style={{ ...heading, ...ownStyle(own, drawing !== null) }}>
              {own.text}
            </div>
          )}
          <div
            tw="flex"
            style={{ ...heading, fontSize: own ? 40 : nameSize(name, drawing !== null), lineHeight: 1.04 }}
          >
            {name}
          </div>
          <div tw="flex mt-[18px] text-[27px]" style={{ color: soft }}>
            {shorten(toLatin(lead))}
          </div>
        </div>
        <Figures figures={figures} />
      </div>
      {drawing && (
        // biome-ignore lint/performance/noImgElement: satori knows no other
        <img
          width={680}
          height={630}
          alt=""
          src={`data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`}
        />
      )}
    </div>
  );
}

function Figures({ figures }: Pick<SharePictureProps, 'figures'>) {
  const known = figures.filter(({ value }) => value !== '');
  // Takes its place in the column without rules around nothing.
  if (known.length === 0) return <div tw="flex" />;
  const borders = { borderTop: `3px solid ${ink}`, borderBottom: `1px solid ${rule}` };
  return (
    <div tw="flex py-[12px]" style={borders}>
      {known.map(({ label, value }) => (
        <div key={label} tw="flex flex-col mr-[36px]">
          <div tw="flex text-[19px]" style={{ color: soft }}>
            {label}
          </div>
          <div tw="flex text-[33px] font-semibold">{value}</div>
        </div>
      ))}
    </div>
  );
}

const shorten = (text: string) =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;

/** Two lines at most: characters are as wide as high. */
function ownStyle({ text, family }: OwnTitle, isNarrow: boolean) {
  const column = isNarrow ? 440 : 1080;
  const fits = Math.floor((2 * column) / ([...text].length + 1));
  const fontSize = Math.max(30, Math.min(isNarrow ? 60 : 84, fits));
  return { fontFamily: `${family}, Fraunces`, fontSize, lineHeight: 1.15 };
}

/** The size at which the longest word fits on one line of the column. */
function nameSize(name: string, isNarrow: boolean): number {
  const longestWord = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const sizes = isNarrow ? [46, 56, 68] : [72, 88, 104];
  const byLength = sizes[name.length > 40 ? 0 : name.length > 24 ? 1 : 2]!;
  return Math.min(byLength, Math.floor((isNarrow ? 800 : 1800) / longestWord));
}
