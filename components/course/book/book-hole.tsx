import type { PageHole } from '#components/course/page-holes.ts';
import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import { HoleDrawing } from '#components/drawing/drawings.tsx';
import { Length } from '#components/units/length.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { holeFacts, playsLike } from '#lib/golf/hole-facts.ts';
import { TeeSwatch } from '../card/tee-swatch.tsx';
import { CarriesTable } from '../hole/carries-table.tsx';

/** Teeboxes of which a hole's page tells the length. */
const MOST_TEES = 10;

type BookHoleProps = { profile: GolfProfile; drawn: DrawnCourse; pageHole: PageHole };

/** One hole on a page: the drawing, lengths from each tee, what it plays, its carries, room for notes. */
export function BookHole({ profile, drawn, pageHole: { hole, label, drawing } }: BookHoleProps) {
  const { par, strokeIndex, length, lengthYards } = holeFacts(profile, hole);
  const change = hole.elevation_change;
  if (!drawing) return null;
  return (
    <section className="book-page" aria-label={`Hole ${label}`}>
      <header className="book-hole-head">
        <h2>
          <bdi>{label}</bdi>
        </h2>
        <p>
          {par !== null && <span>Par {par}</span>}
          {strokeIndex !== null && <span>Index {strokeIndex}</span>}
        </p>
      </header>
      <div className="book-hole">
        <HoleDrawing
          drawn={drawn}
          hole={drawing.hole}
          index={drawing.index}
          aspect={0.48}
          label={`Hole ${label}, drawn to scale, tee at the bottom`}
        />
        <div className="book-hole-side">
          {length !== null && (
            <p className="book-hole-length">
              <Length metres={length} yards={lengthYards} />
            </p>
          )}
          {length !== null && change !== null && Math.round(change) !== 0 && (
            <p>
              plays <Length metres={playsLike(length, change)} />
            </p>
          )}
          <TeeLengths profile={profile} holeId={hole.hole_id} />
          <CarriesTable carries={hole.carries} />
          <div className="book-notes" aria-hidden="true" />
        </div>
      </div>
    </section>
  );
}

function TeeLengths({ profile, holeId }: { profile: GolfProfile; holeId: string }) {
  const card = profile.scorecards.find(
    (each) => each.is_default && each.holes.some((hole) => hole.hole_id === holeId),
  );
  const rows = profile.teeboxes.flatMap((teebox) => {
    if (card && !card.teebox_ids.includes(teebox.teebox_id)) return [];
    const hole = teebox.holes.find((each) => each.hole_id === holeId);
    return hole?.length ? [{ teebox, length: hole.length, yards: hole.length_yards }] : [];
  });
  if (rows.length < 2) return null;
  return (
    <ul className="book-tees">
      {rows.slice(0, MOST_TEES).map(({ teebox, length, yards }) => (
        <li key={teebox.teebox_id}>
          <span>
            <TeeSwatch hex={teebox.color_hex} />
            <bdi>{teebox.name}</bdi>
          </span>
          <Length metres={length} yards={yards} bare />
        </li>
      ))}
    </ul>
  );
}
