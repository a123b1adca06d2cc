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

/** That fits its column. */
const LONGEST_TEXT = 60;

/** 1200 × 630, for shared links. Laid out by satori, which knows flex boxes only. */
export function SharePicture({ title, own = null, lead, figures, drawing }: SharePictureProps) {
  const name = shorten(toLatin(title));
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: paper,
        color: ink,
        fontFamily: 'Fraunces, Fraunces Extended',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: drawing ? 520 : 1200,
          padding: `52px ${drawing ? 0 : 60}px 48px 60px`,
        }}
      >
        <div style={{ display: 'flex', fontSize: 26, fontWeight: 600, color: green }}>
          {toLatin(siteName)}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {own && (
            <div
              style={{
                display: 'flex',
                marginBottom: 14,
                fontFamily: `${own.family}, Fraunces`,
                fontSize: ownSize(own.text, drawing !== null),
                fontWeight: 600,
                lineHeight: 1.15,
                color: green,
              }}
            >
              {own.text}
            </div>
          )}
          <div
            style={{
              display: 'flex',
              fontSize: own ? 40 : nameSize(name, drawing !== null),
              fontWeight: 600,
              lineHeight: 1.04,
              color: green,
            }}
          >
            {name}
          </div>
          <div style={{ display: 'flex', marginTop: 18, fontSize: 27, color: soft }}>
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
  if (known.length === 0) return <div style={{ display: 'flex' }} />;
  const borders = { borderTop: `3px solid ${ink}`, borderBottom: `1px solid ${rule}` };
  return (
    <div style={{ display: 'flex', ...borders, paddingTop: 12, paddingBottom: 12 }}>
      {known.map(({ label, value }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column', marginRight: 36 }}>
          <div style={{ display: 'flex', fontSize: 19, color: soft }}>{label}</div>
          <div style={{ display: 'flex', fontSize: 33, fontWeight: 600 }}>{value}</div>
        </div>
      ))}
    </div>
  );
}

const shorten = (text: string) =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;

/** Two lines at most: characters are as wide as high. */
function ownSize(text: string, isNarrow: boolean): number {
  const column = isNarrow ? 440 : 1080;
  return Math.max(30, Math.min(isNarrow ? 60 : 84, Math.floor((2 * column) / ([...text].length + 1))));
}

/** So that the longest word fits on one line of the column. */
function nameSize(name: string, isNarrow: boolean): number {
  const longestWord = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const sizes = isNarrow ? [46, 56, 68] : [72, 88, 104];
  const byLength = sizes[name.length > 40 ? 0 : name.length > 24 ? 1 : 2]!;
  return Math.min(byLength, Math.floor((isNarrow ? 800 : 1800) / longestWord));
}
