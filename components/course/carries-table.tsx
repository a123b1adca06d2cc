import { Length } from '#components/units/length.tsx';
import type { Carry } from '#lib/api/records.ts';
import { groupCarries } from '#lib/golf/group-carries.ts';
import { hazardName } from '#lib/golf/hole-sentence.ts';
import './carries-table.css';
import './tee-swatch.css';

/** What stands beside or across a hole, from the tee on: where it begins (reach) and where it ends (carry). */
export function CarriesTable({ carries }: { carries: readonly Carry[] }) {
  if (carries.length === 0) return null;
  return (
    <table className="carries">
      <thead>
        <tr>
          <th scope="col">Hazard</th>
          <th scope="col">Reach</th>
          <th scope="col">Carry</th>
        </tr>
      </thead>
      <tbody>
        {groupCarries(carries).map(({ type, side, reach, carry, count }) => (
          <tr key={`${type}${side}${reach}`}>
            <th scope="row">
              <span className={`hazard-dot hazard-${type}`} aria-hidden="true" />
              {`${count > 1 ? `${count} ${hazardName(type, count)}` : capital(hazardName(type))} ${side === 'cross' ? 'across' : side}`}
            </th>
            <td>{reach > 0 ? <Length metres={reach} bare /> : 'tee'}</td>
            <td>
              <Length metres={carry} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
