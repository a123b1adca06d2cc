import { after, before } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { courseTees } from '#components/course/course-tees.ts';
import { pageHoles } from '#components/course/page-holes.ts';
import { courseGpx } from '#components/download/course-files.ts';
import { greenFromTee, hazardsAhead } from '#components/play/distances.ts';
import { type PlayHole, playHoles } from '#components/play/play-course.ts';
import { toCourseRow, toGolfSummary } from '#dataset/profile/to-course-row.ts';
import { type Api, createApi } from '#lib/api/create-api.ts';
import type { Answer, GolfProfile, Hole } from '#lib/api/records.ts';
import { aheadOf } from '#lib/golf/hole-tee.ts';
import { type Agent, connectAgent } from './agent-client.ts';
import { serveFixture } from './served-fixture.ts';

type Surfaces = { api: Api; ask: Agent['ask']; markdownOf: (slug: string) => Promise<string> };
type FoundHole = Answer<'searchHoles'>['holes']['items'][number];

const MOST = 100;

/**
 * Every figure of a hole, and of a list's row, that isn't what the profile says: "slug hole_id: what, where". Courses
 * without holes and cards are left out: nothing about them is worked out.
 */
async function differentFigures(surfaces: Surfaces): Promise<{ holes: FoundHole[]; different: string[] }> {
  const { api } = surfaces;
  const found = new Map((await everyHole(api)).map((hole) => [hole.hole_id, hole]));
  const different: string[] = [];
  const rows = await everyRow(api);
  for (const row of rows.filter(({ has_geometry, has_card }) => has_geometry || has_card)) {
    const profile = (await api.getGolfCourseProfile({ slug: row.slug }))!;
    const summary = await api.getGolfCourseSummary({ identifier: row.slug });
    const say = (where: string, isSame: boolean) => !isSame && different.push(`${row.slug} ${where}`);
    say('row', same({ ...row, ...toCourseRow(profile) }, row));
    say('summary', same(summary, toGolfSummary(profile)));
    const models = await modelsOf(profile, surfaces);
    for (const hole of profile.holes) {
      say(`${hole.hole_id}: the green isn’t as far as the card says`, isAtItsGreen(profile, hole));
      const said = { ...models(hole), search: ofSearch(found.get(hole.hole_id)!) };
      for (const [where, figures] of Object.entries(said)) {
        for (const [name, value] of Object.entries(figures)) {
          const expected = figuresOf(hole)[name as keyof ReturnType<typeof figuresOf>];
          say(
            `${hole.hole_id}: ${name}, ${where}: ${JSON.stringify([value, expected])}`,
            same(value, expected),
          );
        }
      }
    }
  }
  return { holes: [...found.values()], different };
}

const same = isDeepStrictEqual;

async function everyRow(api: Api) {
  const rows = [];
  for (let skip = 0; ; skip += MOST) {
    const { golfs } = await api.listGolfCourses({ limit: MOST, skip });
    rows.push(...golfs.items);
    if (golfs.items.length < MOST) return rows;
  }
}

async function everyHole(api: Api): Promise<FoundHole[]> {
  const found: FoundHole[] = [];
  for (let skip = 0; ; skip += MOST) {
    const { holes } = (await api.searchHoles({ limit: MOST, skip }))!;
    found.push(...holes.items);
    if (!holes.has_more) return found;
  }
}

/** Whether a tee that isn't mapped is as far from the green's middle as its card says. */
function isAtItsGreen(
  { teeboxes }: GolfProfile,
  { hole_id, length, measured_from, green_distances }: Hole,
): boolean {
  const teebox = teeboxes.find((each) => each.teebox_id === measured_from?.teebox_id);
  const isMapped = teebox?.holes.some((each) => each.hole_id === hole_id && each.tee !== null);
  return (
    measured_from === null ||
    isMapped === true ||
    green_distances === null ||
    green_distances.middle === length
  );
}

/** The figures that must be the same everywhere. */
function figuresOf(hole: Hole) {
  const { par, par_source, length, length_traced, carries, green_distances, facts } = hole;
  const tee = hole.measured_from?.name ?? null;
  return { par, par_source, length, length_traced, tee, carries, green_distances, carry: facts.forced_carry };
}

const ofSearch = ({ par, par_source, length, length_traced, facts }: FoundHole) => ({
  ...{ par, par_source, length, length_traced },
  carry: facts.forced_carry,
});

async function modelsOf(profile: GolfProfile, { api, ask, markdownOf }: Surfaces) {
  const { slug } = profile;
  const page = new Map(pageHoles(profile).map(({ hole, facts }) => [hole.hole_id, { hole, facts }]));
  const tees = courseTees(profile);
  const played = new Map(playHoles(profile).map((hole) => [hole.holeId, hole]));
  const geometry = await api.getGolfCourseGeometry({ slug });
  const features = new Map(geometry!.features.map((feature) => [feature.id, feature.properties]));
  const prose = (await markdownOf(slug))
    .split('\n')
    .filter((line) => /^- (Hole|Unnumbered hole) /.test(line));
  const routes = courseGpx(profile, '').split('<rte>').slice(1);
  const lined = profile.holes.filter(({ line }) => line !== null);
  const answers = new Map<string, ToolHole>();
  for (const { hole_id } of profile.holes) answers.set(hole_id, await ask('get_hole', { slug, hole_id }));
  return (hole: Hole) => {
    const id = hole.hole_id;
    const { facts } = page.get(id)!;
    const tool = answers.get(id)!;
    const { par, par_source, length, length_traced } = features.get(id) as unknown as Hole;
    return {
      geometry: { par, par_source, length, length_traced },
      tool: { par: tool.par, par_source: tool.par_source, length: tool.length_m, tee: tool.length_tee },
      'tool, mapped': ofTool(tool.mapped),
      page: { par: facts.par, par_source: facts.parSource, length: facts.length, tee: facts.teebox },
      'page’s tee': ofTee(hole, tees),
      play: ofPlay(hole, played.get(id)!),
      prose: readProse(prose[profile.holes.indexOf(hole)]!, hole),
      gpx: hole.line ? readProse(routes[lined.indexOf(hole)]!, { ...hole, green_distances: null }) : {},
    };
  };
}

type ToolHole = Pick<Hole, 'par' | 'par_source'> & {
  length_m: number;
  length_tee: string | null;
  mapped: Renamed;
};
type Renamed = {
  length_m: number;
  length_traced_m: number;
  green_distances_m: Hole['green_distances'];
} & Hole;

function ofTool(mapped: Renamed) {
  const carries = (mapped.carries as unknown as Record<string, unknown>[]).map(
    ({ reach_m, carry_m, ...rest }) => ({
      ...rest,
      ...{ reach: reach_m, carry: carry_m },
    }),
  );
  return {
    ...{ par: mapped.par, length: mapped.length_m, length_traced: mapped.length_traced_m },
    ...{ carries, green_distances: mapped.green_distances_m },
  };
}

/** What Play shows on the tee, without a position. A par by length is separate there, since it counts in no score. */
function ofPlay(hole: Hole, { par, usualPar, length, mapped }: PlayHole) {
  if (!mapped || !hole.line) return { par: par ?? usualPar, length };
  const [tee, ahead] = [mapped.positions[0]!, aheadOf(hole)];
  const carries = hazardsAhead(mapped, tee, ahead).map(({ layUp, ...carry }) => carry);
  const green = hole.green_distances && { green_distances: greenFromTee(mapped, tee, ahead) };
  return { par: par ?? usualPar, length, carries, ...green };
}

/** The tee that's shown without a choice is where the hole's figures are from. */
function ofTee(hole: Hole, tees: ReturnType<typeof courseTees>) {
  if (hole.measured_from === null) return {};
  const own = tees.find(({ name }) => name.toLowerCase() === hole.measured_from!.name.toLowerCase());
  const { metres, ahead } = own!.holes[hole.hole_id]!;
  return { length: metres, tee: ahead === 0 ? hole.measured_from.name : null };
}

/** What a sentence says is taken for the hole's own where it's in there word by word. */
function readProse(sentence: string, hole: Hole) {
  const { par, par_source, length, green_distances: green } = hole;
  const said = (text: string) => sentence.toLowerCase().includes(text.toLowerCase());
  const sayPar = par_source === 'length' ? `par ${par} by its length` : `par ${par}`;
  return {
    par: par === null || said(sayPar) ? par : sentence,
    length: length === null || said(`${length} m`) ? length : sentence,
    ...(green && { green_distances: said(`green ${green.front}–${green.back} m`) ? green : sentence }),
  };
}

/** A server with the dataset that `publish` makes, for the tests of one suite. `compare` compares the figures of all surfaces. */
export function figuresOfEdition(publish: (folder: string) => Promise<unknown>) {
  const { url } = serveFixture(undefined, publish);
  let agent: Agent;
  before(async () => {
    agent = await connectAgent(url('/mcp'), '2026-07-28');
  });
  after(() => agent.client.close());
  const api = () => createApi({ baseUrl: url('/v2') });
  const compare = () =>
    differentFigures({
      api: api(),
      ask: (name, input) => agent.ask(name, input),
      markdownOf: async (slug) => (await fetch(url(`/v2/golfs/${slug}/llm.md`))).text(),
    });
  return { api, compare };
}
