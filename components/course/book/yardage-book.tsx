import { pageHoles } from '#components/course/page-holes.ts';
import { drawCourse } from '#components/drawing/course-layout.ts';
import { StaticHtml } from '#components/static-html/static-html.tsx';
import { UnitsSwitch } from '#components/units/units-switch.tsx';
import type { GolfProfile } from '#lib/api/records.ts';
import { usualUnit } from '#lib/golf/units.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { BookCard, bookTees } from './book-card.tsx';
import { BookCover } from './book-cover.tsx';
import { BookHole } from './book-hole.tsx';
import '../course-and-book.css';
import './yardage-book.css';

/** A pocket book to print on A6: a cover, the card, one hole a page. On a screen its pages lie side by side. */
export function YardageBook({ profile }: { profile: GolfProfile }) {
  const drawn = drawCourse(profile);
  if (!drawn) return null;
  const holes = pageHoles(profile, drawn).filter(({ drawing }) => drawing !== null);
  const card = profile.scorecards.find((each) => each.is_default);
  const cardPages = card ? bookTees(profile, card) : [];
  const unit = usualUnit(
    profile.location.country_code,
    profile.teeboxes.map((teebox) => teebox.measured_in),
  );
  return (
    <article className="course" data-default-units={unit}>
      <div className="book-head">
        <p>
          <a href={pagePath.course(profile.slug)}>
            ← <bdi>{profile.name}</bdi>
          </a>
        </p>
        <p>
          {1 + cardPages.length + holes.length} pages of A6. Print them double-sided, or two to a sheet of A5.
        </p>
        <UnitsSwitch byCustom={unit} />
      </div>
      <StaticHtml>
        <div className="book">
          <BookCover profile={profile} drawn={drawn} />
          {card && cardPages.map((tees, page) => <BookCard key={page} card={card} tees={tees} />)}
          {holes.map((pageHole) => (
            <BookHole key={pageHole.hole.hole_id} profile={profile} drawn={drawn} pageHole={pageHole} />
          ))}
        </div>
      </StaticHtml>
    </article>
  );
}
