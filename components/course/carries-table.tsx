import { Length } from '#components/units/length.tsx';
import type { Carry } from '#lib/api/records.ts';
import { hazardName } from '#lib/golf/hole-sentence.ts';

/** What stands beside or across a hole, from the tee on: where it begins (reach) and where it ends (carry). */
export function CarriesTable({ carries }: { carries: readonly Carry[] }) {
  if (carries.length === 0) return null;
  const ordered = [...carries].sort((a, b) => a.reach - b.reach || a.carry - b.carry);
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
        {ordered.map(({ hazard_id, type, side, reach, carry }) => (
          <tr key={hazard_id}>
            <th scope="row">
              <span className={`hazard-dot hazard-${type}`} aria-hidden="true" />
              {capital(hazardName(type))} {side === 'cross' ? 'across' : side}
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
