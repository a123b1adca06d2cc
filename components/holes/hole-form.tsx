import {
  type Asked,
  Chips,
  Choice,
  Flag,
  Numbers,
  type Options,
  Select,
} from '#components/site/form-controls.tsx';
import { NearMe } from '#components/site/near-me.tsx';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { lengthUnits, travelUnits, yardsToMetres } from '#lib/golf/units.ts';
import { getTexts } from '#messages/get-texts.ts';
import { holeSearchPart } from '#messages/parts/hole-search.ts';
import { holesPart } from '#messages/parts/holes.ts';
import { numbersPart } from '#messages/parts/numbers.ts';
import { useTexts } from '#messages/use-texts.ts';

export type HoleFormProps = {
  /** What the address asks; empty means left out. */
  asked: Asked;
  countries: readonly { slug: string; name: string }[];
};

const PARS = ['3', '4', '5', '6'];
const METRES = [
  80, 100, 120, 150, 175, 200, 225, 250, 275, 300, 325, 350, 375, 400, 425, 450, 500, 525, 550, 600,
];
const YARDS = [
  100, 120, 140, 150, 180, 200, 230, 250, 280, 300, 330, 350, 380, 400, 420, 450, 480, 500, 520, 550, 600,
  650,
];
const CARRY_METRES = [50, 75, 100, 125, 150, 175, 200];
const CARRY_YARDS = [50, 80, 100, 120, 150, 180, 200, 220];
const CLIMBS = [2, 5, 10, 15, 20, 30, 50];
const TURNS = [20, 30, 45, 60, 75, 90];
const BUNKERS = [1, 3, 5, 8, 10];
const GREENSIDE = [1, 2, 3, 4, 5, 6, 8];
const GREENS = [150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500];
const RADII = [2, 5, 10, 25, 50, 100, 200, 500].map((kilometres) => kilometres * 1000);
const NUMBERS = Array.from({ length: 18 }, (_, index) => index + 1);
const MORE = ['min_greenside_bunkers', 'min_green_area', 'max_green_area', 'number'];

const ROW = 'flex flex-wrap items-end gap-3';

/** A plain form: its controls have the names of the search's parameters. */
export function HoleForm({ asked, countries }: HoleFormProps) {
  const { holeSearchTexts: texts } = useTexts(holeSearchPart);
  return (
    <form
      action="/holes#found"
      className="grid gap-4 border-rule border-y py-5 print:hidden"
      aria-label={texts.form}
    >
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <WhatKind asked={asked} />
      </div>
      <div className={ROW}>
        <Where asked={asked} countries={countries} />
      </div>
      <div className={ROW}>
        <NearMe label={texts.nearMe} />
        <button type="submit" className="min-h-11 rounded-full bg-deep px-6 font-semibold text-on-deep">
          {texts.show}
        </button>
      </div>
    </form>
  );
}

/** What the controls of a form have in common. */
const fieldsOf = (asked: Asked) => (name: string, label: string) => ({ name, label, asked });

function WhatKind({ asked }: { asked: Asked }) {
  const { holeSearchTexts: texts } = useTexts(holeSearchPart);
  const { heightIn, lengthIn } = useTexts(numbersPart);
  const { shapeWords } = useTexts(holesPart);
  const field = fieldsOf(asked);
  const lengths = lengthOptions(METRES, YARDS);
  const length = inBoth(lengthUnits, lengthIn);
  const height = inBoth(travelUnits, heightIn);
  return (
    <>
      <Chips legend={texts.par}>
        <Choice name="par" asked={asked} options={PARS.map((par) => [par, par])} />
      </Chips>
      <Chips legend={texts.length}>
        <Select {...field('min_length', texts.atLeast)} groups={lengths} format={length} />
        <Select {...field('max_length', texts.atMost)} groups={lengths} format={length} />
      </Chips>
      <Chips legend={texts.slope}>
        <Numbers
          {...field('min_change', texts.climbs)}
          values={[-2, ...CLIMBS]}
          format={(metres) => (metres <= 0 ? texts.noDrop : height(metres))}
        />
        <Numbers
          {...field('max_change', texts.drops)}
          values={[2, ...CLIMBS.map((metres) => -metres)]}
          format={(metres) => (metres >= 0 ? texts.noClimb : height(-metres))}
        />
      </Chips>
      <Chips legend={texts.water}>
        <Flag {...field('over_water', texts.overWater)} value="true" />
        <Flag {...field('island_green', texts.islandGreen)} value="true" />
        <Flag {...field('no_water', texts.noWater)} value="true" />
        <Select
          {...field('min_carry', texts.carry)}
          groups={lengthOptions(CARRY_METRES, CARRY_YARDS)}
          format={length}
        />
      </Chips>
      <Chips legend={texts.bunkers}>
        <Choice
          name="min_bunkers"
          asked={asked}
          options={BUNKERS.map((count) => [String(count), texts.bunkersOrMore(count)])}
        />
        <Flag {...field('max_bunkers', texts.noBunkers)} value="0" />
      </Chips>
      <Chips legend={texts.bend}>
        <Choice name="shape" asked={asked} options={holeShapes.map((shape) => [shape, shapeWords[shape]])} />
        <Numbers {...field('min_turn', texts.turns)} values={TURNS} format={texts.degrees} />
      </Chips>
      <More asked={asked} />
    </>
  );
}

function More({ asked }: { asked: Asked }) {
  const { holeSearchTexts: texts } = useTexts(holeSearchPart);
  const { greenIn } = useTexts(numbersPart);
  const field = fieldsOf(asked);
  const green = inBoth(lengthUnits, greenIn);
  return (
    <details className="col-span-full" open={MORE.some((name) => asked[name])}>
      <summary className="min-h-11 content-center text-soft">{texts.more}</summary>
      <div className={ROW}>
        <Numbers
          {...field('min_greenside_bunkers', texts.greenside)}
          values={GREENSIDE}
          format={texts.bunkersOrMore}
        />
        <Numbers {...field('min_green_area', texts.greenFrom)} values={GREENS} format={green} />
        <Numbers {...field('max_green_area', texts.greenTo)} values={GREENS} format={green} />
        <Numbers {...field('number', texts.number)} values={NUMBERS} format={texts.ordinal} />
      </div>
    </details>
  );
}

function Where({ asked, countries }: HoleFormProps) {
  const { holeOrders, holeSearchTexts: texts } = useTexts(holeSearchPart);
  const { capital, farIn } = useTexts(numbersPart);
  const field = fieldsOf(asked);
  return (
    <>
      <Select
        {...field('country', texts.country)}
        none={texts.anywhere}
        groups={[{ options: countries.map(({ slug, name }) => [slug, name]) }]}
      />
      <label className="grid max-w-96 flex-[1_1_16rem]">
        <span className="mb-1 text-[0.8125rem] text-soft">{texts.near}</span>
        <input
          className="field"
          type="text"
          name="near"
          defaultValue={asked.near ?? ''}
          placeholder={texts.nearExample}
          maxLength={60}
          autoComplete="off"
        />
      </label>
      <Numbers
        {...field('max_distance', texts.radius)}
        none={texts.usualRadius}
        values={RADII}
        format={inBoth(travelUnits, farIn)}
      />
      <Select
        {...field('sort', texts.order)}
        none={null}
        groups={[{ options: Object.entries(holeOrders).map(([sort, words]) => [sort, capital(words)]) }]}
      />
      {['continent', 'region'].map(
        (name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />,
      )}
    </>
  );
}

/** "100 m (109 yd)". */
function inBoth<Unit>(units: readonly Unit[], format: (unit: Unit) => (metres: number) => string) {
  const [usual, other] = units.map(format);
  return (metres: number) => `${usual!(metres)} (${other!(metres)})`;
}

/** Round numbers of metres, and those of yards; all are sent as metres. */
function lengthOptions(
  metres: readonly number[],
  yards: readonly number[],
): { label: string; options: Options }[] {
  const { holeSearchTexts: texts } = getTexts(holeSearchPart);
  return [
    { label: texts.inMetres, options: metres.map((each) => [String(each), `${each} m`]) },
    { label: texts.inYards, options: yards.map((each) => [String(yardsToMetres(each)), `${each} yd`]) },
  ];
}
