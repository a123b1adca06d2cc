import { Length } from '#components/units/length.tsx';

/** A hole to choose: the word that addresses it, its number, par and length. */
export type HoleEntry = {
  anchor: string;
  label: string;
  par: number | null;
  length: number | null;
  lengthYards: number | null;
};

/** The holes to choose from beside the plan. */
export function HoleIndex({ holes }: { holes: readonly HoleEntry[] }) {
  const isNamed = holes.some(({ label }) => label.length > 2);
  return (
    <nav className={isNamed ? 'hole-index hole-index-named' : 'hole-index'} aria-label="Holes">
      <h2>Hole by hole</h2>
      <ol>
        {holes.map(({ anchor, label, par, length, lengthYards }) => (
          <li key={anchor}>
            <a href={`#hole-${anchor}`} data-hole={anchor}>
              <span className="hole-index-number">
                <span className="sr-only">Hole </span>
                <bdi>{label}</bdi>
              </span>
              <span>{par !== null && `Par ${par}`}</span>
              <span>{length !== null && <Length metres={length} yards={lengthYards} />}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
