import { DRAWING_PREFIX, type DrawnCourse, drawCourse } from '#components/drawing/course-layout.ts';
import { CourseDrawing, NorthArrow } from '#components/drawing/drawings.tsx';
import { planeAround, turnPoint } from '#components/drawing/plane.ts';
import { element, drawn as rounded } from '#components/drawing/svg-markup.ts';
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx';
import { OwnName } from '#components/site/course-name.tsx';
import { DataTable } from '#components/site/data-table.tsx';
import { PageLink } from '#components/site/page-link.tsx';
import { PageHead, Section } from '#components/site/page-parts.tsx';
import { Said } from '#components/site/said.tsx';
import { courseTrail } from '#components/site/trail.ts';
import type { CourseMapping, GolfProfile, MappingGap } from '#lib/api/records.ts';
import { holeLabels } from '#lib/golf/hole-names.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { bothNames } from '#lib/text/both-names.ts';
import { getTexts } from '#messages/get-texts.ts';
import { mappingPart } from '#messages/parts/mapping.ts';
import { useTexts } from '#messages/use-texts.ts';

import { editorLink, josmLink, objectLink, osmObject } from './osm-links.ts';
import './mapping.css';

type CourseMappingPageProps = { profile: GolfProfile; mapping: CourseMapping };

/**
 * What's missing from the map of a course: the plan with gaps in red, a list with links, and a field sheet.
 */
export function CourseMappingPage({ profile, mapping }: CourseMappingPageProps) {
  const { mappingTexts } = useTexts(mappingPart);
  const { gaps } = mapping;
  const drawn = drawCourse(profile);
  const path = pagePath.course(profile.slug);
  const { country } = profile.location;
  const isInvented = profile.origin.source === 'demo';
  return (
    <article className="course">
      <Breadcrumbs
        trail={[...courseTrail(profile), { type: 'page', name: mappingTexts.crumb, path: `${path}/mapping` }]}
      />
      <PageHead
        title={mappingTexts.title}
        lead={
          <Said
            parts={mappingTexts.lead(
              <PageLink href={path} className="wrap-anywhere underline hover:text-deep">
                <OwnName name={bothNames(profile)} country_code={profile.location.country_code} />
              </PageLink>,
            )}
          />
        }
      />
      <div>
        <p className="prose">{summaryOf(mapping, isInvented)}</p>
        {drawn && (
          <div className="mapping-plan relative mt-8 max-w-4xl">
            <CourseDrawing
              drawn={drawn}
              label={mappingTexts.plan(bothNames(profile))}
              over={gapMarks(drawn, gaps)}
            />
            <NorthArrow degrees={drawn.layout.degrees} />
          </div>
        )}
        {gaps.length > 0 && <GapList profile={profile} gaps={gaps} />}
        {!isInvented && <FieldSheet profile={profile} gaps={gaps} />}
      </div>
      <p className="mt-10 print:hidden">
        <PageLink href={pagePath.countryMapping(country.slug)} className="underline hover:text-deep">
          {mappingTexts.ofCountry(country.name)}
        </PageLink>
      </p>
    </article>
  );
}

function summaryOf({ gaps, holes_to_gain }: CourseMapping, isInvented: boolean): string {
  const { mappingTexts } = getTexts(mappingPart);
  if (isInvented) return mappingTexts.invented;
  return gaps.length === 0 ? mappingTexts.nothing : mappingTexts.found(gaps.length, holes_to_gain);
}

type GapsProps = { profile: GolfProfile; gaps: readonly MappingGap[] };

/** Gaps of the course, then hole by hole, then of bunkers. */
function GapList({ profile, gaps }: GapsProps) {
  const { mappingManners, mappingRuleWords, mappingTexts } = useTexts(mappingPart);
  const labels = holeLabels(profile.holes);
  const course = bothNames(profile);
  const titleOf = ({ hole_id, rule }: MappingGap) => {
    if (hole_id !== null) return mappingTexts.hole(labels.get(hole_id) ?? '');
    return rule === 'bunker-of-no-hole' ? mappingTexts.bunkers : mappingTexts.whole;
  };
  const shared = sharedGaps(gaps);
  const groups = Map.groupBy(
    gaps.filter((gap) => !shared.some((same) => same.includes(gap))),
    ({ hole_id, rule }) => hole_id ?? titleOf({ hole_id, rule } as MappingGap),
  );
  return (
    <section className="mapping-list mt-4 wrap-anywhere" aria-label={mappingTexts.title}>
      <p className="prose">{mappingManners}</p>
      {shared.map((same) => (
        <div key={same[0]!.rule + same[0]!.value} data-finding={same[0]!.rule}>
          <h2 className="mt-6 text-[1.1875rem]/snug">{mappingTexts.onHoles(same.length)}</h2>
          <p>{mappingRuleWords[same[0]!.rule].say(same[0]!.value)}</p>
          <p className="flex flex-wrap gap-x-5">
            {same.map((gap) => (
              <a key={gap.hole_id} href={mendHref({ gap, course })} rel="noopener noreferrer external">
                <bdi>{titleOf(gap)}</bdi>
              </a>
            ))}
          </p>
        </div>
      ))}
      {[...groups].map(([key, some]) => (
        <div key={key}>
          <div className="mapping-head mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1">
            <h2 className="text-[1.1875rem]/snug">
              <bdi>{titleOf(some[0]!)}</bdi>
            </h2>
            {some[0]!.hole_id !== null && <ObjectLinks gap={some[0]!} course={course} />}
          </div>
          <ul>
            {some.map((gap) => (
              <GapEntry key={`${gap.rule} ${gap.origin.id}`} gap={gap} course={course} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** What at least this many holes lack is listed once for all of them. */
const MANY_HOLES = 4;

function sharedGaps(gaps: readonly MappingGap[]): MappingGap[][] {
  const ofHoles = gaps.filter(({ hole_id }) => hole_id !== null);
  const same = Map.groupBy(ofHoles, ({ rule, value }) => `${rule} ${value}`);
  return [...same.values()].filter(({ length }) => length >= MANY_HOLES);
}

type GapProps = { gap: MappingGap; course: string };

const mendHref = ({ gap, course }: GapProps) =>
  editorLink(osmObject(gap.origin), gap, commentOn({ gap, course }));

const commentOn = ({ gap, course }: GapProps) => {
  const { mappingRuleWords, mappingTexts } = getTexts(mappingPart);
  return mappingTexts.comment(mappingRuleWords[gap.rule].name, course);
};

function GapEntry({ gap, course }: GapProps) {
  const { mappingRuleWords, mendTexts } = useTexts(mappingPart);
  return (
    <li data-finding={gap.rule}>
      <p>
        <bdi>{mappingRuleWords[gap.rule].say(gap.value)}</bdi>
      </p>
      {gap.hole_id === null && <ObjectLinks gap={gap} course={course} />}
      <a href={mendHref({ gap, course })} rel="noopener noreferrer external">
        {mendTexts.mend}
      </a>
    </li>
  );
}

/** Links that show the object, or open it in JOSM. */
function ObjectLinks({ gap, course }: GapProps) {
  const { mappingTexts } = useTexts(mappingPart);
  const object = osmObject(gap.origin);
  return (
    <>
      {object && (
        <a href={objectLink(object)} rel="noopener noreferrer external">
          {gap.origin.id}
        </a>
      )}
      <a href={josmLink(object, gap, commentOn({ gap, course }))} rel="noopener noreferrer external nofollow">
        {mappingTexts.josm}
      </a>
    </>
  );
}

/** A row for each hole of the round, with what to check and room to write. */
function FieldSheet({ profile, gaps }: GapsProps) {
  const { mappingRuleWords, mappingTexts } = useTexts(mappingPart);
  const labels = holeLabels(profile.holes);
  const toCheck = (id: string) =>
    gaps.filter(({ hole_id }) => hole_id === id).map(({ rule }) => mappingRuleWords[rule].name);
  const known = profile.holes.map(({ hole_id }) => labels.get(hole_id) ?? '');
  const unmapped = Array.from({ length: profile.hole_count ?? 9 }, (_, i) => `${i + 1}`)
    .filter((label) => !known.includes(label))
    .slice(0, Math.max(0, (profile.hole_count ?? 9) - known.length));
  const row = (key: string, label: string, missing: string) => ({
    key,
    cells: [<bdi key={key}>{label}</bdi>, missing],
  });
  const rows = [
    ...profile.holes.map(({ hole_id }, i) =>
      row(hole_id, known[i]!, toCheck(hole_id).join(', ').toLowerCase()),
    ),
    ...unmapped.map((label) => row(label, label, mappingTexts.unmapped)),
  ];
  return (
    <Section id="field-sheet" title={mappingTexts.sheet} note={mappingTexts.sheetNote}>
      <DataTable
        label={mappingTexts.sheetTable}
        className="mapping-sheet"
        rows={rows}
        keyOf={({ key }) => key}
        columns={Object.values(mappingTexts.columns).map((heading, index) => ({
          heading,
          cell: ({ cells }: ReturnType<typeof row>) => cells[index],
        }))}
      />
    </Section>
  );
}

/** These are marked at their place; for missing tags, colouring the line is enough. */
const HAS_PLACE: ReadonlySet<MappingGap['rule']> = new Set([
  'hole-reversed',
  'hole-without-tee',
  'hole-without-fairway',
  'hole-without-green',
  'hole-ends-off-green',
  'bunker-of-no-hole',
]);

/** The lines and places to fix, in red. */
function gapMarks({ shapes, layout }: DrawnCourse, gaps: readonly MappingGap[]): string {
  const toPlane = planeAround(shapes.origin);
  const holes = new Set(gaps.map(({ hole_id }) => hole_id));
  const lines = shapes.holes.map(({ holeId }, index) =>
    holes.has(holeId)
      ? element('use', {
          href: `#${DRAWING_PREFIX}l${index}`,
          class: 'mapping-line',
          'stroke-width': rounded(2.5 * layout.pixel),
        })
      : '',
  );
  const places = gaps
    .filter(({ rule }) => HAS_PLACE.has(rule))
    .map(({ longitude, latitude }) => turnPoint(toPlane([longitude, latitude]), layout.degrees))
    .map(([x, y]) =>
      element('circle', {
        class: 'mapping-place',
        cx: rounded(x),
        cy: rounded(y),
        r: rounded(7 * layout.pixel),
        'stroke-width': rounded(2 * layout.pixel),
      }),
    );
  return element('g', { transform: `rotate(${layout.degrees})` }, lines.join('')) + places.join('');
}
