import type { ReactNode } from 'react';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { holeOrders, holeSearchTexts, shapeWords } from '#messages/messages.ts';
import './holes.css';

export type HoleFormProps = {
  /** As in the address; empty means left out. */
  asked: Readonly<Record<string, string>>;
  countries: readonly { slug: string; name: string }[];
};

const PARS = ['3', '4', '5'];
const LENGTHS = [100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600];
const BUNKERS = [1, 3, 5, 8];
/** The visitor's position: the form keeps it without showing it. */
const HIDDEN = ['lat', 'long', 'max_distance', 'continent', 'region'];

/** A plain form, for StaticHtml: its controls have the names of the search's parameters. */
export function HoleForm({ asked, countries }: HoleFormProps) {
  return (
    <form action="/holes#found" className="hole-form" aria-label={holeSearchTexts.form}>
      <Chips legend={holeSearchTexts.par}>
        <Choice name="par" asked={asked} options={PARS.map((par) => [par, par])} />
      </Chips>
      <Chips legend={holeSearchTexts.length}>
        <Select name="min_length" label={holeSearchTexts.atLeast} asked={asked} options={lengthOptions()} />
        <Select name="max_length" label={holeSearchTexts.atMost} asked={asked} options={lengthOptions()} />
      </Chips>
      <Chips legend={holeSearchTexts.slope}>
        <Flag name="min_change" value="5" label={holeSearchTexts.uphill} asked={asked} />
        <Flag name="max_change" value="-5" label={holeSearchTexts.downhill} asked={asked} />
      </Chips>
      <Chips legend={holeSearchTexts.water}>
        <Flag name="over_water" value="true" label={holeSearchTexts.overWater} asked={asked} />
        <Flag name="min_carry" value="100" label={holeSearchTexts.longCarry} asked={asked} />
        <Flag name="island_green" value="true" label={holeSearchTexts.islandGreen} asked={asked} />
      </Chips>
      <Chips legend={holeSearchTexts.bunkers}>
        <Choice
          name="min_bunkers"
          asked={asked}
          options={BUNKERS.map((count) => [String(count), holeSearchTexts.bunkersOrMore(count)])}
        />
      </Chips>
      <Chips legend={holeSearchTexts.bend}>
        <Choice name="shape" asked={asked} options={holeShapes.map((shape) => [shape, shapeWords[shape]])} />
      </Chips>
      <div className="hole-form-last">
        <Select
          name="country"
          label={holeSearchTexts.place}
          asked={asked}
          none={holeSearchTexts.anywhere}
          options={countries.map(({ slug, name }) => [slug, name])}
        />
        <Select
          name="sort"
          label={holeSearchTexts.order}
          asked={asked}
          options={orderOptions(asked)}
          isChosen
        />
        <button type="submit" className="hole-form-button">
          {holeSearchTexts.show}
        </button>
      </div>
      {HIDDEN.map(
        (name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />,
      )}
    </form>
  );
}

function Chips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

type Options = readonly (readonly [value: string, label: string])[];
type ControlProps = { name: string; asked: HoleFormProps['asked'] };

/** A value in the address that no chip offers gets a chip of its own. */
function withAsked(options: Options, value: string | undefined): Options {
  return !value || options.some(([each]) => each === value) ? options : [...options, [value, value]];
}

function Choice({ name, asked, options }: ControlProps & { options: Options }) {
  const chosen = asked[name] ?? '';
  return [['', holeSearchTexts.any] as const, ...withAsked(options, chosen)].map(([value, label]) => (
    <label key={value} className="chip">
      <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
      <span className="pill">{label}</span>
    </label>
  ));
}

function Flag({ name, value, label, asked }: ControlProps & { value: string; label: string }) {
  const given = asked[name];
  return (
    <label className="chip">
      <input type="checkbox" name={name} value={given || value} defaultChecked={Boolean(given)} />
      <span className="pill">
        {given && given !== value && given !== 'true' ? `${label} (${given} m)` : label}
      </span>
    </label>
  );
}

function Select({
  name,
  label,
  asked,
  options,
  none = holeSearchTexts.any,
  isChosen = false,
}: ControlProps & { label: string; options: Options; none?: string; isChosen?: boolean }) {
  return (
    <label className="chip-select">
      <span>{label}</span>
      <select className="field" name={name}>
        {!isChosen && <option value="">{none}</option>}
        {withAsked(options, asked[name]).map(([value, text]) => (
          <option key={value} value={value} selected={value === asked[name]}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function lengthOptions(): Options {
  return LENGTHS.map((metres) => [String(metres), holeSearchTexts.metres(metres)]);
}

/** Sorting by distance is only offered when the address has a place. */
function orderOptions(asked: HoleFormProps['asked']): Options {
  return Object.entries(holeOrders).filter(([sort]) => sort !== 'distance' || asked.lat);
}
